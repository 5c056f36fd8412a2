import type { PageLine } from "../layout/page-lines.ts";
import type { PageFacts } from "../layout/page-labels.ts";

/** A part of a recipe as a page shows it. */
export interface VisiblePart {
  lines: string[];
  /** The lines of the page that it was read from. */
  source: readonly PageLine[];
  /** The evidence by which the part was found. */
  how: "names" | "heading" | "list";
  score: number;
  /** The index of its first line among the lines of the page. */
  from: number;
  to: number;
}

export interface VisibleParts {
  ingredients: VisiblePart | null;
  steps: VisiblePart | null;
  /** Minutes and servings that the page shows beside their labels. */
  labels: PageFacts;
  /** The card's title for the recipe. */
  title: string | null;
  author: string | null;
  /** The address of a picture, as written. */
  image: string | null;
}

export const NOTHING_VISIBLE: VisibleParts = {
  ingredients: null,
  steps: null,
  labels: {},
  title: null,
  author: null,
  image: null,
};
