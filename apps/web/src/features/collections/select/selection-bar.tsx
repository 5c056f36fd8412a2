import { CheckCheck, LibraryBig, X } from "lucide-react";
import { type Ref, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { Button, IconButton } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { ActionBar } from "@/components/ui/page";
import { toasts } from "@/components/ui/toast-store";
import { useCollectionMessages } from "@/features/collections/messages";
import { SELECTABLE, type Selection } from "@/features/collections/select/selection";

const useCollectSheet = lazyPart(() => import("@/features/collections/collect-sheet"));

interface SelectionBarProps {
  userId: string;
  selection: Selection;
  /** The number of all recipes of the list. */
  total: number;
  /** Loads up to so many recipes of the list, and returns their ids. */
  loadIds: (most: number) => Promise<readonly string[]>;
  onDone: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Draws the bar of the select mode: how many are selected, and what can be done with them. */
export function SelectionBar({ userId, selection, total, loadIds, onDone, ref }: SelectionBarProps) {
  const collections = useCollectionMessages();
  const ids = selection.useValue();
  const [isAdding, setAdding] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const close = () => setAdding(false);
  const sheet = useCollectSheet(isAdding, close);
  const selectable = Math.min(total, SELECTABLE);

  async function selectAll(): Promise<void> {
    setLoading(true);
    selection.add(await loadIds(SELECTABLE));
    setLoading(false);
  }

  return createPortal(
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape on any of its buttons */}
      <section
        ref={ref}
        aria-label={collections.selection}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !isAdding) onDone();
        }}
      >
        <ActionBar className="z-35">
          <div className="mx-auto flex w-full max-w-180 items-center gap-2">
            <IconButton label={collections.selectDone} icon={X} size="icon-wet" onClick={onDone} />
            <output className="min-w-0 flex-1 leading-none">
              <span className="sr-only">{collections.selected(ids.size)}</span>
              <span aria-hidden className="block text-center text-[2rem] numeral">
                {ids.size}
              </span>
            </output>
            <IconButton
              label={collections.selectAll(selectable)}
              title={collections.selectAll(selectable)}
              icon={CheckCheck}
              size="icon-wet"
              busy={isLoading}
              onClick={() => void selectAll()}
            />
            <Button
              aria-haspopup="dialog"
              aria-disabled={ids.size === 0 || undefined}
              className="min-w-0 shrink px-4 aria-disabled:opacity-50"
              onClick={() =>
                ids.size > 0 ? setAdding(true) : toasts.show({ title: collections.selectNone })
              }
            >
              <LibraryBig aria-hidden className="max-[30rem]:hidden" />
              {collections.addTo}
            </Button>
          </div>
        </ActionBar>
      </section>
      <Suspense>
        {isAdding && sheet && (
          <sheet.default userId={userId} recipeIds={[...ids]} onClose={close} onAdded={onDone} />
        )}
      </Suspense>
    </>,
    document.body,
  );
}
