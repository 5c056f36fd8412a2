import { useEffectEvent, useLayoutEffect } from "react";
import { type CardRows, type CardRowsInput, useCardRows } from "@/features/recipes/list/use-card-rows";

export interface CardWindowProps extends CardRowsInput {
  /** Called before the browser draws, when other rows are to be rendered. */
  onRows: (rows: CardRows) => void;
}

/** Says which cards of a long grid are rendered. It draws nothing itself, so that the first cards stay when it is loaded. */
export function CardWindow({ onRows, ...input }: CardWindowProps) {
  const rows = useCardRows(input);
  const { columns, from, to, paddingTop, paddingBottom, stored } = rows;
  const report = useEffectEvent(() => onRows(rows));
  // By what it shows: the object is another one at each render.
  const shown = JSON.stringify([columns, from, to, paddingTop, paddingBottom, stored]);
  useLayoutEffect(() => report(), [shown]);
  return null;
}
