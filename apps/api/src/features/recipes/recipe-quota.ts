import type { Recipe } from "@larder/domain/recipe/recipe";
import { AppError } from "../../http/errors/app-error.ts";
import type { RecipeStore } from "../../ports/recipe-stores.ts";

/** The limits of what one user may store; 0 switches a limit off. */
export interface RecipeQuota {
  recipes: number;
  bytes: number;
}

export const NO_QUOTA: RecipeQuota = { recipes: 0, bytes: 0 };

/** Throws `quota-reached` when a new recipe, or a longer one than before, is too much; a change may always make it shorter. */
export type CheckQuota = (recipe: Recipe, before?: Recipe) => Promise<void>;

export function createQuotaCheck(recipes: Pick<RecipeStore, "usage">, quota: RecipeQuota): CheckQuota {
  return async (recipe, before) => {
    const growth = sizeOf(recipe) - (before ? sizeOf(before) : 0);
    if (before && growth <= 0) return;
    if (quota.recipes === 0 && quota.bytes === 0) return;
    const used = await recipes.usage(recipe.userId);
    const isOneTooMany = !before && quota.recipes > 0 && used.recipes >= quota.recipes;
    if (isOneTooMany || (quota.bytes > 0 && used.bytes + growth > quota.bytes))
      throw new AppError("quota-reached");
  };
}

function sizeOf(recipe: Recipe): number {
  return Buffer.byteLength(JSON.stringify(recipe));
}
