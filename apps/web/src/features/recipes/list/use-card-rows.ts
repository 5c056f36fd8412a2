import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { positionIn } from "@/features/recipes/list/list-position";
import { useColumns } from "@/features/recipes/list/use-columns";

/** The estimated height of rows that were not rendered yet; each is measured after rendering. */
const ROW_PX = 260;
const ROW_DESKTOP_PX = 300;

export interface CardRowsInput {
  grid: RefObject<HTMLElement | null>;
  count: number;
  /** The query of the list's address, under which the position is stored. */
  address: string;
  /**
   * The card that has the focus; null without one. For keyboard users the row after it is rendered before they come
   * to the end of this one, and this one stays, with the focus, when they scroll away from it.
   */
  focused: number | null;
}

export type CardRows = ReturnType<typeof useCardRows>;

/**
 * Returns which cards of a long grid are rendered: those in sight. The grid has its full height through its padding.
 * On the way back from a recipe these are the cards at the stored position.
 */
export function useCardRows({ grid, count, address, focused }: CardRowsInput) {
  const columns = useColumns();
  const [position] = useState(() => positionIn(address));
  const [gridTop, setGridTop] = useState(0);
  const isDesktop = columns === 4;

  // oxlint-disable-next-line react/incompatible-library -- what it returns is called in this hook alone
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => (isDesktop ? ROW_DESKTOP_PX : ROW_PX),
    gap: isDesktop ? 32 : 20,
    overscan: focused === null ? 0 : 1,
    scrollMargin: gridTop,
    // The first cards stand there already: none of them is to be taken away and drawn again.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...(position && { initialOffset: position.scrollY, initialMeasurementsCache: position.rows }),
  });

  // The content above the grid changes its height: chips are added, text wraps.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a position that has not changed sets nothing anew
  useLayoutEffect(() => {
    const top = grid.current ? grid.current.getBoundingClientRect().top + window.scrollY : 0;
    setGridTop(Math.round(top));
  });

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows.at(0), rows.at(-1)];
  const held = focused === null ? undefined : virtualizer.measurementsCache[Math.floor(focused / columns)];
  const stored = held && first && last && (held.index < first.index || held.index > last.index) ? held : null;
  return {
    columns,
    measureRow: virtualizer.measureElement,
    /** Returns the scroll position and the heights of the rows. */
    snapshot: () => ({ scrollY: virtualizer.scrollOffset ?? 0, rows: virtualizer.takeSnapshot() }),
    /** A row out of sight that stays because of the focus, and its position in the grid. */
    stored: stored && {
      from: stored.index * columns,
      to: Math.min(count, (stored.index + 1) * columns),
      top: stored.start - gridTop,
      height: stored.size,
    },
    /** The cards from `from` up to, not including, `to`. */
    from: (first?.index ?? 0) * columns,
    to: Math.min(count, ((last?.index ?? -1) + 1) * columns),
    paddingTop: first ? first.start - gridTop : 0,
    // Before the window is measured no row is rendered, but the page has its final height, so that it can be scrolled.
    paddingBottom: virtualizer.getTotalSize() - (last ? last.end - gridTop : 0),
  };
}
