import { lazy, Suspense } from "react";

const SymbolSheet = lazy(async () => {
  const { SymbolSheet: sheet } = await import("@/components/cover/symbol-sheet");
  return { default: sheet };
});

/** Brings the drawings that covers refer to. Mount it once; until they are there a cover shows its ground. */
export function ProduceSymbols() {
  return (
    <Suspense fallback={null}>
      <SymbolSheet />
    </Suspense>
  );
}
