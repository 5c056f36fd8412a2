import { lazy, memo, Suspense } from "react";
import type { CoverImageProps } from "./drawing/painted-cover.tsx";

/** Asks for the drawings early, where a page knows that it will need them. */
export const loadCoverImages = () => import("./drawing/painted-cover.tsx");

const PaintedCover = lazy(async () => {
  const { preparePaintedCover } = await loadCoverImages();
  return { default: preparePaintedCover() };
});

/**
 * The same picture as a Cover, as one image that needs nothing else on the page: a cover may be made of fifty shapes,
 * and a list shows two dozen covers. Decorative: the name stands beside it, and is read before the picture comes. A cover
 * that the server has painted stays while the drawings are loaded, though the card around it is rendered meanwhile.
 */
export const CoverImage = memo(function CoverImage(cover: CoverImageProps) {
  return (
    <Suspense fallback={<div className="size-full bg-sunken" />}>
      <PaintedCover {...cover} />
    </Suspense>
  );
});
