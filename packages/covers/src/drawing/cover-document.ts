import { coverMarkup } from "./cover-markup.ts";
import { drawMarkup } from "./drawing-markup.tsx";
import type { DishWords } from "../scene/category.ts";
import { coverScene } from "../scene/scene.ts";

/** Returns a function that draws the cover of a recipe as an SVG document. */
export function createCoverDocuments(): (dish: DishWords, width: number, height: number) => string {
  const drawings = drawMarkup();
  return (dish, width, height) =>
    coverMarkup(coverScene(dish, width, height).layers, width, height, drawings);
}
