import type { Recipe } from "@larder/domain/recipe/recipe";
import { isPublishable } from "@larder/domain/recipe/visibility";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkedThings, Saved } from "./public-links.service.ts";

/** What links to recipes need of the recipes feature. */
interface RecipeActions {
  /** Returns a recipe that the user may see; throws `recipe-not-found` for every other. */
  readableRecipe: (id: string, uid: string) => Promise<Recipe>;
  /** Takes a draft into the collection; a recipe that is no draft stays as it is. */
  acceptDraft: (uid: string, id: string) => Promise<Recipe>;
  /** Lets who has the address of its public page see a recipe of the user's own, beside those who see it already. */
  showByLink: (uid: string, id: string) => Promise<Recipe>;
  /** Copies a recipe of another user into the user's own. */
  copyRecipe: (uid: string, recipe: Recipe) => Promise<Recipe>;
}

/** Creates what links need of recipes. */
export function createLinkedRecipes(
  { store: { recipes } }: Pick<Ports, "store">,
  { readableRecipe, acceptDraft, showByLink, copyRecipe }: RecipeActions,
): LinkedThings {
  return {
    async publish(uid, id) {
      const recipe = await readableRecipe(id, uid);
      if (recipe.userId !== uid) throw new AppError("not-yours");
      if (recipe.hiddenBy !== undefined) throw new AppError("recipe-hidden");
      const accepted = recipe.draft ? await acceptDraft(uid, id) : recipe;
      if (accepted.visibility === "private") await showByLink(uid, id);
    },

    async namesOf(uid, ids) {
      const { items } = await recipes.listSummaries({ ids, owner: uid }, "new", { limit: ids.length });
      return new Map(items.map(({ id, name }) => [id, name]));
    },

    async own(uid, id) {
      const recipe = await recipes.findById(id);
      return recipe?.userId === uid ? referenceOf(recipe) : null;
    },

    async copy(uid, { target: { id } }) {
      const recipe = await recipes.findById(id);
      if (!recipe || !isPublishable(recipe)) throw new AppError("link-gone");
      return referenceOf(await copyRecipe(uid, recipe));
    },
  };
}

/** Returns what the calls about links answer of a recipe that is the user's own. */
export function referenceOf({ id, name, slug }: Recipe): Saved {
  return { kind: "recipe", id, name, slug };
}
