import { lazy, Suspense } from "react";
import type { AmountsBoardProps } from "@/features/cooking/amounts-board";

const AmountsBoard = lazy(() => import("@/features/cooking/amounts-board"));

/** The board of what can be chosen about amounts, with room kept for it until it is here. */
export function AmountsChoice(props: AmountsBoardProps) {
  return (
    <Suspense fallback={<div aria-hidden className="h-54.5" />}>
      <AmountsBoard {...props} />
    </Suspense>
  );
}
