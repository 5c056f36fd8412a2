import { Suspense } from "react";
import type { AmountsSectionProps } from "@/features/cooking/amounts-section";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";

export const [loadAmountsSection, useAmountsSection] = lazyWithPreload(
  () => import("@/features/cooking/amounts-section"),
);

/** Draws the section that chooses amounts, with its space reserved until it is loaded. */
export function AmountsChoice(props: AmountsSectionProps) {
  return (
    <Suspense fallback={<div aria-hidden className="h-54.5" />}>
      <Section {...props} />
    </Suspense>
  );
}

function Section(props: AmountsSectionProps) {
  const { AmountsSection } = useAmountsSection();
  return <AmountsSection {...props} />;
}
