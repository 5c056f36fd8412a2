import { mayBePublic } from "@larder/domain/recipe/public-recipe";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { canSee } from "@larder/domain/recipe/visibility";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkedThings } from "./public-links.service.ts";

/** What links to recipes need of the recipes feature. */
interface RecipeActions {
  /** Takes a draft into the collection; a recipe that is no draft stays as it is. */
  acceptDraft: (uid: string, id: string) => Promise<Recipe>;
  /** Copies a recipe of another user into the user's own. */
  copyRecipe: (uid: string, recipe: Recipe) => Promise<Recipe>;
}

/** Creates what links need of recipes. */
export function createLinkedRecipes(
  { store: { recipes } }: Pick<Ports, "store">,
  { acceptDraft, copyRecipe }: RecipeActions,
): LinkedThings {
  return {
    async publish(uid, id) {
      const recipe = await recipes.findById(id);
      if (!recipe || !canSee(recipe, uid)) throw new AppError("recipe-not-found");
      if (recipe.userId !== uid) throw new AppError("not-yours");
      const accepted = recipe.draft ? await acceptDraft(uid, id) : recipe;
      if (!mayBePublic(accepted)) throw new AppError("recipe-hidden");
    },

    async namesOf(uid, ids) {
      const { items } = await recipes.listSummaries({ ids, owner: uid }, "new", { limit: ids.length });
      return new Map(items.map(({ id, name }) => [id, name]));
    },

    async own(uid, id) {
      const recipe = await recipes.findById(id);
      return recipe?.userId === uid ? referenceOf(recipe) : null;
    },

    async copy(uid, id) {
      const recipe = await recipes.findById(id);
      if (!recipe || !mayBePublic(recipe)) throw new AppError("link-gone");
      return referenceOf(await copyRecipe(uid, recipe));
    },
  };
}

const referenceOf = ({ id, name, slug }: Recipe) => ({ id, name, slug });
