import type { Layer } from "../scene/arrangements.ts";
import type { DishWords } from "../scene/category.ts";
import { coverScene } from "../scene/scene.ts";
import { DrawnPiece, DrawnVessel } from "./drawn.tsx";

export interface CoverProps extends DishWords {
  /** The shape the picture is composed for; what is left over is cut off. */
  width?: number;
  height?: number;
  className?: string;
}

export function DrawnCover({
  name,
  tags,
  ingredients,
  width = 400,
  height = 392,
  className = "",
}: CoverProps) {
  const { layers } = coverScene({ name, tags, ingredients }, width, height);
  return (
    <svg
      aria-hidden
      data-slot="cover"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`block size-full cover-light ${className}`}
    >
      {layers.map((layer, index) => (
        <DrawnLayer key={index} layer={layer} />
      ))}
    </svg>
  );
}

function DrawnLayer({ layer }: { layer: Layer }) {
  if (layer.kind === "paper") return <path d={layer.d} fill={layer.fill} opacity={layer.opacity} />;
  if (layer.kind === "vessel") return <DrawnVessel {...layer} />;
  return <DrawnPiece {...layer} />;
}
