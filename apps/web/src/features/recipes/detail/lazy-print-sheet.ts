import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";

/** The sheet that is printed. It must be loaded when the browser prints, because that waits for nothing. */
export const [loadPrintSheet, usePrintSheet] = lazyWithPreload(
  () => import("@/features/recipes/detail/print-sheet"),
);
