import { Suspense } from "react";
import type { AmountsBoardProps } from "@/features/cooking/amounts-board";
import { late } from "@/lib/lazy/late";

export const [loadAmountsBoard, useAmountsBoard] = late(() => import("@/features/cooking/amounts-board"));

/** The board of what can be chosen about amounts, with room kept for it until it is here. */
export function AmountsChoice(props: AmountsBoardProps) {
  return (
    <Suspense fallback={<div aria-hidden className="h-54.5" />}>
      <Board {...props} />
    </Suspense>
  );
}

function Board(props: AmountsBoardProps) {
  const { AmountsBoard } = useAmountsBoard();
  return <AmountsBoard {...props} />;
}
