import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Ban, CircleHelp, Plus, RotateCcw, X } from "lucide-react";
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ExclusionField } from "@/features/generate/exclusion-field";
import { type RequestChip, requestChips } from "@/features/generate/request-chips";
import {
  addExclusions,
  correctRequest,
  isCorrected,
  keys,
  keysOfRestrictions,
  NO_CORRECTIONS,
  removePart,
} from "@/features/generate/request-corrections";
import { understandingQuery } from "@/features/generate/understood-query";
import { useDietMessages, useUnderstoodMessages } from "@/features/generate/understood-messages";
import type { Asker, Understanding } from "@/features/generate/use-generate";
import { cn } from "@/lib/cn";
import { useFocusNeighbour } from "@/lib/focus/use-focus-neighbour";

/** The pause in typing after which a query is read. */
const PAUSE_MS = 500;

interface UnderstoodRequestProps {
  ref: Ref<Understanding>;
  asker: Asker;
  /** The current query of the form; not blank. */
  query: string;
}

/**
 * Draws what is understood of a query while it is typed: chips that can be removed, and a field for what to leave out.
 * Words that are to be left out and name nothing known hold up generating until they are settled.
 */
export default function UnderstoodRequest({ ref, asker, query }: UnderstoodRequestProps) {
  const messages = useUnderstoodMessages();
  const { diets } = useDietMessages();
  const cache = useQueryClient();
  const typed = usePaused(query);
  const { data: reading } = useQuery({
    ...understandingQuery(asker.userId, typed),
    enabled: typed !== "",
    placeholderData: keepPreviousData,
  });
  const [corrections, setCorrections] = useState(NO_CORRECTIONS);
  const [isAdding, setIsAdding] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const request = reading && correctRequest(reading.request, corrections);
  const holder = useFocusNeighbour<HTMLDivElement>(request);
  const unresolved = request?.unresolved ?? [];

  useImperativeHandle(ref, () => ({
    async settle(asked) {
      const corrected = isCorrected(corrections);
      const read = await cache.fetchQuery(understandingQuery(asker.userId, asked)).catch((error: unknown) => {
        // The server reads an uncorrected query itself.
        if (corrected) throw error;
      });
      if (!read) return {};
      const settled = correctRequest(read.request, corrections);
      if (settled.unresolved.length > 0) {
        setIsAdding(true);
        focusAfterRender(input);
        return { isUnclear: true };
      }
      return corrected ? { request: settled } : {};
    },
  }));

  if (!reading || !request) return null;
  const chips = requestChips(request, { understood: messages, diets }, asker.hasModel);
  const restricted = keysOfRestrictions(reading.restrictions);
  const own = chips.filter(({ key }) => !restricted.has(key));
  const ofProfile = chips.filter(({ key }) => restricted.has(key));
  const remove = (key: string) => setCorrections(removePart(corrections, key));
  const isOpen = isAdding || unresolved.length > 0;

  function add(found: Pick<RecipeRequest, "excluded" | "diets">): void {
    setCorrections(unresolved.map(keys.unresolved).reduce(removePart, addExclusions(corrections, found)));
    setIsAdding(true);
    focusAfterRender(input);
  }

  const field = <ExclusionField userId={asker.userId} unresolved={unresolved} inputRef={input} onAdd={add} />;

  return (
    <div {...holder} className="mt-3 grid grid-cols-1 gap-2.5">
      <output className="sr-only">{messages.summary(chips.map(({ label }) => label))}</output>
      {unresolved.length > 0 && field}
      <Chips title={messages.title} chips={own} onRemove={remove} />
      <Chips title={messages.fromProfile} chips={ofProfile} onRemove={remove} />
      {unresolved.length === 0 && isAdding && field}
      <div className="flex flex-wrap gap-x-2.5">
        {!isOpen && (
          <Button
            ref={addButton}
            variant="ghost"
            size="small"
            className="-ml-2 px-2!"
            onClick={() => {
              setIsAdding(true);
              focusAfterRender(input);
            }}
          >
            <Plus aria-hidden className="size-5" />
            {messages.add}
          </Button>
        )}
        {isCorrected(corrections) && (
          <Button
            variant="ghost"
            size="small"
            className="-ml-2 px-2!"
            onClick={() => {
              setCorrections(NO_CORRECTIONS);
              focusAfterRender(isOpen ? input : addButton);
            }}
          >
            <RotateCcw aria-hidden className="size-5" />
            {messages.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ChipsProps {
  title: string;
  chips: readonly RequestChip[];
  onRemove: (key: string) => void;
}

const VARIANTS: Readonly<Record<RequestChip["kind"], string>> = {
  wanted: "bg-sunken",
  barred: "bg-surface outlined [--outline:var(--ink)]",
  unknown: "border-[1.5px] border-dashed border-edge text-ink-2",
  unclear: "bg-surface text-hot outlined [--outline-width:2px] [--outline:var(--hot)]",
};

const ICONS = { wanted: null, barred: Ban, unknown: CircleHelp, unclear: CircleHelp };

function Chips({ title, chips, onRemove }: ChipsProps) {
  const { remove } = useUnderstoodMessages();
  const titleId = useId();
  if (chips.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p id={titleId} className="type-caption">
        {title}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers */}
      <ul role="list" aria-labelledby={titleId} className="flex flex-wrap gap-2">
        {chips.map(({ key, label, kind }) => {
          const Icon = ICONS[kind];
          return (
            <li
              key={key}
              data-kind={kind}
              className={cn(
                "inline-flex min-h-11 max-w-full items-center rounded-chip pl-3 text-16 font-semibold",
                VARIANTS[kind],
              )}
            >
              {Icon && <Icon aria-hidden className="mr-1.5 size-4 shrink-0 stroke-[2.5]" />}
              <span dir="auto" className="min-w-0 py-1 wrap-anywhere">
                {label}
              </span>
              <button
                type="button"
                aria-label={remove(label)}
                onClick={() => onRemove(key)}
                className="grid size-11 shrink-0 place-items-center rounded-chip"
              >
                <X aria-hidden className="size-4 stroke-[2.5]" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Focuses an element that the next render may draw first. */
function focusAfterRender(element: { readonly current: HTMLElement | null }): void {
  setTimeout(() => element.current?.focus());
}

/** Returns a value once it has not changed for a while; "" until then. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
