import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { positionIn } from "@/features/recipes/list/list-position";
import { useColumns } from "@/features/recipes/list/use-columns";
import { useStoredPosition } from "@/features/recipes/list/use-stored-position";

/** Close enough for rows that nobody has seen; each is measured once it stands on the page. */
const ROW_PX = 260;
const ROW_DESKTOP_PX = 300;

interface CardRows {
  grid: RefObject<HTMLElement | null>;
  count: number;
  /** The query of the list's address: under it the place is kept. */
  address: string;
  /**
   * The card that has the focus: somebody goes through the cards by keyboard. The next row is there when they come to
   * the end of this one, and this one stays, with the focus, when they scroll away from it.
   */
  focused: number | null;
}

/**
 * Which cards of a long grid stand on the page: those in sight. The grid keeps its full height by
 * its padding. Coming back from a recipe, one finds the list where one left it.
 */
export function useCardRows({ grid, count, address, focused }: CardRows) {
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
    ...(position && { initialOffset: position.scrollY, initialMeasurementsCache: position.rows }),
  });

  useLayoutEffect(() => {
    if (position) window.scrollTo(0, position.scrollY);
  }, [position]);

  // What stands above the grid grows and shrinks: chips come, text wraps.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a position that has not changed sets nothing anew
  useLayoutEffect(() => {
    const top = grid.current ? grid.current.getBoundingClientRect().top + window.scrollY : 0;
    setGridTop(Math.round(top));
  });

  useStoredPosition(address, () => ({
    scrollY: virtualizer.scrollOffset ?? 0,
    rows: virtualizer.takeSnapshot(),
  }));

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows.at(0), rows.at(-1)];
  const held = focused === null ? undefined : virtualizer.measurementsCache[Math.floor(focused / columns)];
  const stored = held && first && last && (held.index < first.index || held.index > last.index) ? held : null;
  return {
    columns,
    measureRow: virtualizer.measureElement,
    /** A row out of sight that stays because of the focus, and where it lies in the grid. */
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
    // Before the window is measured no row is there, but the page is as high as it will be: one can be led down it.
    paddingBottom: virtualizer.getTotalSize() - (last ? last.end - gridTop : 0),
  };
}
