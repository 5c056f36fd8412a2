import { lazy, Suspense } from "react";
import type { CoverProps } from "./drawing/drawn-cover.tsx";

const DrawnCover = lazy(async () => {
  const { DrawnCover: drawn } = await import("./drawing/drawn-cover.tsx");
  return { default: drawn };
});

/**
 * The picture of a recipe that has none. Decorative: the name stands beside it, and is read before the drawing comes.
 * Needs ProduceSymbols on the page.
 */
export function Cover(cover: CoverProps) {
  return (
    <Suspense fallback={<div data-slot="cover-waiting" className="size-full bg-sunken" />}>
      <DrawnCover {...cover} />
    </Suspense>
  );
}
