import { assumedFromOf } from "@larder/domain/cooking/timeline/reckoned-time";
import { warningsOf } from "@larder/domain/examine/find-dangers";
import type { Recipe, RecipeImage } from "@larder/domain/recipe/recipe";
import { type RecipeContent, withContent } from "@larder/domain/recipe/recipe-version";
import type { Ports } from "../../../ports/ports.ts";
import type { CheckQuota } from "../recipe-quota.ts";

export interface OwnedRecipes {
  /** Returns a recipe of the user's; throws for another one. */
  owned: (id: string, uid: string) => Promise<Recipe>;
  checkQuota: CheckQuota;
  /** Renews a stored picture; false when it is not stored here. */
  renewPicture: (image: RecipeImage) => Promise<boolean>;
}

/** Returns a recipe with another content, as it was written: it was normalised when it came in. */
export async function replaceContent(
  {
    clock,
    checkQuota,
    renewPicture,
  }: Pick<Ports, "clock"> & Pick<OwnedRecipes, "checkQuota" | "renewPicture">,
  before: Recipe,
  content: RecipeContent,
): Promise<Recipe> {
  const isHeld = content.image?.url === before.image?.url;
  const stored = isHeld ? content : await withStoredPicture(renewPicture, content);
  const after = withContent(before, examined(stored), clock());
  await checkQuota(after, before);
  return after;
}

/** Returns a content whose picture stays for as long as a recipe takes to be saved, without one that is not stored here. */
export async function withStoredPicture(
  renewPicture: OwnedRecipes["renewPicture"],
  content: RecipeContent,
): Promise<RecipeContent> {
  if (!content.image || (await renewPicture(content.image))) return content;
  const { image: _, ...rest } = content;
  return rest;
}

/** Returns a content with what follows from it by today's rules. */
export function examined(content: RecipeContent): RecipeContent {
  const { assumedFrom: _from, reckonedMinutes: _minutes, warnings: _warnings, ...rest } = content;
  return { ...rest, ...assumedFromOf(rest), ...warningsOf(rest) };
}
