import { lazy, Suspense } from "react";
import type { CoverImageProps } from "@/components/cover/painted-cover";

const load = () => import("@/components/cover/painted-cover");
// A page with cards needs it: it comes while the page asks which cards there are, not after them.
load().catch(() => {});

const PaintedCover = lazy(async () => {
  const { preparePaintedCover } = await load();
  return { default: preparePaintedCover() };
});

/**
 * The same picture as a Cover, as one image that needs nothing else on the page: a cover may be made of fifty shapes,
 * and a list shows two dozen covers. Decorative: the name stands beside it, and is read before the picture comes.
 */
export function CoverImage(cover: CoverImageProps) {
  return (
    <Suspense fallback={<div className="size-full bg-sunken" />}>
      <PaintedCover {...cover} />
    </Suspense>
  );
}
