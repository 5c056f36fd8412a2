import type { Recipe } from "../recipe/recipe.ts";
import { AI_TAG } from "./ai-draft.ts";

/** The tag of a recipe that was composed offline, without AI. */
export const COMPOSED_TAG = "composed";

const MODEL_SOURCE = /^ai:(.*)$/s;

/**
 * The origin of a recipe that was not written by a cook.
 * - `composer`: composed offline
 * - `writer`: written by a model; `model` is "" when it is not known
 * - `reader`: extracted by a model from a page; `page` is the site's name
 * - `helper`: written or extracted by a model from an unknown source, such as a pasted text
 */
export type MadeBy =
  | { kind: "composer" }
  | { kind: "writer"; model: string }
  | { kind: "reader"; page: string }
  | { kind: "helper" };

/**
 * Returns how a recipe was made.
 *
 * @returns null for a recipe that a user wrote
 */
export function madeBy({
  tags,
  source = "",
  importedUrl,
}: Pick<Recipe, "tags" | "source" | "importedUrl">): MadeBy | null {
  if (tags.includes(AI_TAG)) {
    const model = MODEL_SOURCE.exec(source)?.[1];
    if (model !== undefined) return { kind: "writer", model: model.trim() };
    if (!importedUrl) return { kind: "helper" };
    return { kind: "reader", page: siteOf(importedUrl) };
  }
  return tags.includes(COMPOSED_TAG) ? { kind: "composer" } : null;
}

function siteOf({ source, url }: NonNullable<Recipe["importedUrl"]>): string {
  return source.trim() || (URL.canParse(url) ? new URL(url).hostname : url);
}
