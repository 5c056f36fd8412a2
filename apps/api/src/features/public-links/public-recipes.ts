import { publicRecipe } from "@larder/domain/recipe/public-recipe";
import { isPublishable } from "@larder/domain/recipe/visibility";
import { readPictureAddress } from "@larder/domain/picture/picture-address";
import type { Store } from "../../ports/store.ts";
import type { PublicContents } from "./find-published.ts";

/** Creates what links to recipes show. */
export function createPublicRecipes({ recipes }: Pick<Store, "recipes">): PublicContents {
  return {
    revision: () => recipes.revision(),
    async read(id, part) {
      const recipe = part === null ? await recipes.findById(id) : null;
      if (!recipe || !isPublishable(recipe)) return null;
      const picture = recipe.image && readPictureAddress(recipe.image.url);
      return {
        version: `${recipe.version} ${recipe.updatedAt}`,
        content: { kind: "recipe", recipe: publicRecipe(recipe) },
        pictures: picture ? [picture.id] : [],
      };
    },
  };
}
