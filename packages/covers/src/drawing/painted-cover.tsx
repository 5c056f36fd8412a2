import { type ComponentType, useMemo } from "react";
import { coverMarkup } from "./cover-markup.ts";
import { drawMarkup } from "./drawing-markup.tsx";
import { coverScene } from "../scene/scene.ts";

export interface CoverImageProps {
  name: string;
  tags: readonly string[];
  /** The shape the picture is composed for; what is left over is cut off. */
  width?: number;
  height?: number;
}

/** A component that has all its drawings at hand. */
export function preparePaintedCover(): ComponentType<CoverImageProps> {
  const drawings = drawMarkup();
  return function PaintedCover({ name, tags, width = 400, height = 392 }: CoverImageProps) {
    const src = useMemo(() => {
      const { layers } = coverScene(name, tags, width, height);
      return `data:image/svg+xml,${encodeURIComponent(coverMarkup(layers, width, height, drawings))}`;
    }, [name, tags, width, height]);
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
