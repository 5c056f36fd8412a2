import { lazy, Suspense } from "react";
import { useSymbolsNeeded } from "./drawing/symbol-need.ts";

const SymbolSheet = lazy(async () => {
  const { SymbolSheet: sheet } = await import("./drawing/symbol-sheet.tsx");
  return { default: sheet };
});

/**
 * Brings the drawings that covers refer to, some 700 elements, while there is one on the page. Mount it once; until
 * they are there a cover shows its ground.
 */
export function ProduceSymbols() {
  const areNeeded = useSymbolsNeeded();
  return <Suspense fallback={null}>{areNeeded && <SymbolSheet />}</Suspense>;
}
