import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { ListChecks } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { FilterChip } from "@/components/ui/filter-chip";
import { useCollectionMessages } from "@/features/collections/messages";
import { createSelection, type Selection } from "@/features/collections/select/selection";
import { SelectBox } from "@/features/collections/select/select-box";
import { SelectionBar } from "@/features/collections/select/selection-bar";
import { forgetCollectState, useCollectState } from "@/lib/navigation/collect-state";
import { announce } from "@/lib/browser/announcements";

export type ControlOf = (recipe: RecipeSummary) => ReactNode;

interface SelectModeProps {
  userId: string;
  total: number;
  loadIds: (most: number) => Promise<readonly string[]>;
  /** Takes, as a state's setter does, what is drawn on each card while recipes are selected; null afterwards. */
  onControl: (next: () => ControlOf | null) => void;
}

/** Draws the button that begins to select recipes of a list, and the bar while they are selected. */
export function SelectMode({ userId, total, loadIds, onControl }: SelectModeProps) {
  const collections = useCollectionMessages();
  const [selection, setSelection] = useState<Selection | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  // The list may be left, or another one be shown, while recipes are selected.
  useEffect(() => () => onControl(() => null), [onControl]);

  const arrived = useCollectState();
  const beginWith = useEffectEvent((ids: readonly string[]) => {
    forgetCollectState();
    begin(ids);
  });
  useEffect(() => {
    if (arrived) beginWith(arrived);
  }, [arrived]);

  function begin(ids: readonly string[] = []): void {
    const begun = createSelection();
    begun.add(ids);
    const toBar = () => bar.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
    setSelection(begun);
    onControl(() => (recipe) => <SelectBox recipe={recipe} selection={begun} onEscape={toBar} />);
    announce(collections.selectHint);
  }

  function end(): void {
    setSelection(null);
    onControl(() => null);
    chip.current?.focus();
  }

  return (
    <>
      <FilterChip
        ref={chip}
        aria-label={collections.select}
        title={collections.select}
        chosen={selection !== null}
        onClick={() => (selection ? end() : begin())}
      >
        <ListChecks aria-hidden className="-mx-1 size-5.5" />
      </FilterChip>
      {selection && (
        <SelectionBar
          ref={bar}
          userId={userId}
          selection={selection}
          total={total}
          loadIds={loadIds}
          onDone={end}
        />
      )}
    </>
  );
}
