import type { Recipe } from "@larder/domain/recipe/recipe";
import { publicRecipe } from "@larder/domain/recipe/public-recipe";
import { type RecipeOrigin, visibilityOfCopy } from "@larder/domain/recipe/recipe-origin";
import { defaultVisibilityOf } from "@larder/domain/recipe/visibility";
import { contentOf, type RecipeContent } from "@larder/domain/recipe/recipe-version";
import { AppError } from "../../../http/errors/app-error.ts";
import { contentDigest } from "../../../ports/content-digest.ts";
import type { Ports } from "../../../ports/ports.ts";
import { changeOwned } from "../change-owned.ts";
import type { ShowLinks } from "../show-links.ts";
import { withPresentName } from "../shown-name.ts";
import { withStoredPictures } from "../stored-pictures.ts";
import { withoutOwnName, withShownName } from "./own-name.ts";
import { examined, type OwnedRecipes, replaceContent } from "./replace-content.ts";

export type CopiesService = ReturnType<typeof createCopiesService>;

interface CopiesPorts extends Pick<Ports, "store" | "clock">, OwnedRecipes {
  /** Returns a recipe that the user may see; throws `recipe-not-found` for any other. */
  readableRecipe: (id: string, uid: string | undefined) => Promise<Recipe>;
  /** Returns a recipe that the user may see; null for any other. */
  findReadable: (id: string, uid: string) => Promise<Recipe | null>;
  showLinks: ShowLinks;
  addCopy: (
    uid: string,
    content: RecipeContent,
    fields: Pick<Recipe, "origin" | "visibility" | "hiddenBy">,
  ) => Promise<Recipe>;
}

/** Copies of recipes, which know their origin; the origin's owner learns nothing of them. */
export function createCopiesService(ports: CopiesPorts) {
  const { store, renewPicture, owned, readableRecipe, findReadable, showLinks, addCopy } = ports;

  /**
   * Returns the content of a recipe for a copy of `uid`'s. A name that another owner shows is not theirs to pass on, and
   * links to recipes that `uid` does not see become names.
   */
  async function contentFor(uid: string, recipe: Recipe): Promise<RecipeContent> {
    const content = withoutSlugs(contentOf(await showLinks(recipe, uid)));
    return recipe.userId === uid ? withShownName(store, uid, content) : withoutOwnName(content);
  }

  async function copyOf(
    uid: string,
    origin: Recipe,
    content: RecipeContent,
    visibility: Recipe["visibility"] | undefined,
  ): Promise<Recipe> {
    const byDefault = defaultVisibilityOf(await store.users.find(uid));
    return addCopy(uid, examined(await withStoredPictures(content, renewPicture)), {
      origin: storedOrigin(origin),
      visibility: visibility ?? visibilityOfCopy(origin, byDefault),
      // A copy of what an administrator has hidden is not a way around that.
      ...(origin.hiddenBy !== undefined && { hiddenBy: origin.hiddenBy }),
    });
  }

  return {
    /** Adds `uid`'s copy of a recipe that they may see. */
    async copy(uid: string, id: string, visibility: Recipe["visibility"] | undefined): Promise<Recipe> {
      const origin = await readableRecipe(id, uid);
      return copyOf(uid, origin, await contentFor(uid, origin), visibility);
    },

    /** Adds `uid`'s copy of a recipe that a public page shows: nothing that the page does not show comes along. */
    copyPublished: (uid: string, origin: Recipe): Promise<Recipe> =>
      copyOf(uid, origin, contentOf({ ...publicRecipe(origin), reviews: [] }), undefined),

    async origin(uid: string, id: string) {
      const origin = originIn(await owned(id, uid));
      const recipe = await findReadable(origin.recipeId, uid);
      return { origin, recipe, isChanged: recipe !== null && contentDigest(recipe) !== origin.digest };
    },

    /**
     * Takes the origin's present content over, or leaves the copy's own and remembers the origin's version as seen.
     *
     * @throws AppError `recipe-not-found` for an origin that `uid` cannot see, `not-found` for a recipe that is no copy
     */
    async takeOrigin(uid: string, id: string, take: "theirs" | "mine", ifMatch: string | undefined) {
      const changed = await changeOwned(ports, { uid, id, ifMatch }, async (before) => {
        const recipe = await findReadable(originIn(before).recipeId, uid);
        // What an administrator has hidden is not brought back by a copy from before.
        if (!recipe || recipe.hiddenBy !== undefined) throw new AppError("recipe-not-found");
        const origin = storedOrigin(recipe);
        if (take === "mine") return { ...before, origin, version: before.version + 1 };
        return { ...(await replaceContent(ports, before, await contentFor(uid, recipe))), origin };
      });
      return withPresentName(store, changed);
    },
  };
}

/** Throws `not-found` for a recipe that is no copy. */
function originIn({ origin }: Recipe): RecipeOrigin {
  if (!origin) throw new AppError("not-found");
  return origin;
}

/** Slugs are of answers; a content is stored without them. */
function withoutSlugs(content: RecipeContent): RecipeContent {
  const { linkedRecipes, ...rest } = content;
  return {
    ...rest,
    ...(linkedRecipes && {
      linkedRecipes: linkedRecipes.map(({ name, id }) => ({ name, ...(id !== undefined && { id }) })),
    }),
  };
}

function storedOrigin(recipe: Recipe): RecipeOrigin {
  const { id, name, version, author, authorIsOwner } = recipe;
  return {
    recipeId: id,
    name,
    version,
    ...(author !== undefined && !authorIsOwner && { author }),
    digest: contentDigest(recipe),
  };
}
