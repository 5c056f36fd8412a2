import { isFilePart } from "@larder/domain/account/public-link";
import type { PublicRecipeContent } from "@larder/domain/contract/server-rendering";
import { pictureIdsOf } from "@larder/domain/picture/pictures-of";
import { publicRecipe } from "@larder/domain/recipe/public-recipe";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { isPublishable } from "@larder/domain/recipe/visibility";
import type { PublishedContent } from "../../http/pages/published.ts";
import type { Store } from "../../ports/store.ts";
import type { PublicContents } from "./find-published.ts";

/** Creates what links to recipes show. */
export function createPublicRecipes({ recipes }: Pick<Store, "recipes">): PublicContents {
  return {
    revision: () => recipes.revision(),
    async read({ target: { id } }, part) {
      if (part !== null && !isFilePart(part)) return null;
      const recipe = await recipes.findById(id);
      return recipe && isPublishable(recipe) ? publishedRecipe(recipe) : null;
    },
  };
}

/** Returns what a public page shows of a recipe, which must be one that it may show. */
export function publishedRecipe(recipe: Recipe, within?: PublicRecipeContent["within"]): PublishedContent {
  return {
    version: `${recipe.version} ${recipe.updatedAt}`,
    content: { kind: "recipe", recipe: publicRecipe(recipe), ...(within && { within }) },
    pictures: pictureIdsOf(recipe),
  };
}
