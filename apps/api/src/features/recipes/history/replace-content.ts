import { assumedFromOf } from "@larder/domain/cooking/timeline/reckoned-time";
import { warningsOf } from "@larder/domain/examine/find-dangers";
import { picturesOf } from "@larder/domain/picture/pictures-of";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { type RecipeContent, withContent } from "@larder/domain/recipe/recipe-version";
import type { Ports } from "../../../ports/ports.ts";
import type { CheckQuota } from "../recipe-quota.ts";
import { type RenewPicture, withStoredPictures } from "../stored-pictures.ts";

export interface OwnedRecipes {
  /** Returns a recipe of the user's; throws for another one. */
  owned: (id: string, uid: string) => Promise<Recipe>;
  checkQuota: CheckQuota;
  /** Renews a stored picture; false when it is not stored here. */
  renewPicture: RenewPicture;
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
  const held = new Set(picturesOf(before).map(({ url }) => url));
  const stored = await withStoredPictures(
    content,
    async (image) => held.has(image.url) || (await renewPicture(image)),
  );
  const after = withContent(before, examined(stored), clock());
  await checkQuota(after, before);
  return after;
}

/** Returns a content with what follows from it by today's rules. */
export function examined(content: RecipeContent): RecipeContent {
  const { assumedFrom: _from, reckonedMinutes: _minutes, warnings: _warnings, ...rest } = content;
  return { ...rest, ...assumedFromOf(rest), ...warningsOf(rest) };
}
