import { type ComponentType, useMemo } from "react";
import { coverMarkup } from "./cover-markup.ts";
import { drawMarkup } from "./drawing-markup.tsx";
import type { DishWords } from "../scene/category.ts";
import { coverScene } from "../scene/scene.ts";

export interface CoverImageProps extends DishWords {
  /** The shape the picture is composed for; what is left over is cut off. */
  width?: number;
  height?: number;
}

/** A component that has all its drawings at hand. */
export function preparePaintedCover(): ComponentType<CoverImageProps> {
  const drawings = drawMarkup();
  return function PaintedCover({ name, tags, ingredients, width = 400, height = 392 }: CoverImageProps) {
    const src = useMemo(() => {
      const { layers } = coverScene({ name, tags, ingredients }, width, height);
      return `data:image/svg+xml,${encodeURIComponent(coverMarkup(layers, width, height, drawings))}`;
    }, [name, tags, ingredients, width, height]);
    return (
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        data-slot="cover"
        className="block size-full object-cover cover-light"
      />
    );
  };
}
