import type { VersionSummary } from "@larder/domain/contract/history";
import type { Recipe } from "@larder/domain/recipe/recipe";
import {
  changedFields,
  contentOf,
  historyBegin,
  type RecipeContent,
} from "@larder/domain/recipe/recipe-version";
import { AppError } from "../../../http/errors/app-error.ts";
import type { Ports } from "../../../ports/ports.ts";
import { changeOwned } from "../change-owned.ts";
import { withPresentName } from "../shown-name.ts";
import { withShownName } from "./own-name.ts";
import { type OwnedRecipes, replaceContent } from "./replace-content.ts";

export type HistoryService = ReturnType<typeof createHistoryService>;

/** The versions of a recipe, which its owner alone sees. */
export function createHistoryService(ports: Pick<Ports, "store" | "clock"> & OwnedRecipes) {
  const { store, clock, owned } = ports;

  /** Throws `not-found` for a version that is not stored, or too old. */
  async function contentAt(
    recipe: Recipe,
    version: number,
  ): Promise<{ savedAt: string; content: RecipeContent }> {
    if (version === recipe.version) return { savedAt: recipe.updatedAt, content: contentOf(recipe) };
    const found = await store.recipeVersions.find(recipe.id, version, historyBegin(clock()));
    if (!found) throw new AppError("not-found");
    return { ...found, content: await withShownName(store, recipe.userId, found.content) };
  }

  return {
    async list(uid: string, id: string): Promise<VersionSummary[]> {
      const recipe = await owned(id, uid);
      const past = await store.recipeVersions.list(id, historyBegin(clock()));
      // A change that was made since the recipe was read is not in the answer.
      const rows = past.filter(({ version }) => version < recipe.version);
      const now = {
        version: recipe.version,
        savedAt: recipe.updatedAt,
        name: recipe.name,
        bytes: Buffer.byteLength(JSON.stringify(contentOf(recipe))),
      };
      return [now, ...rows].map(({ version, savedAt, name, bytes }, index) => ({
        version,
        savedAt,
        name,
        bytes,
        changed: rows[index]?.changed ?? null,
      }));
    },

    async version(uid: string, id: string, version: number) {
      const { savedAt, content } = await contentAt(await owned(id, uid), version);
      return { version, savedAt, recipe: content };
    },

    /** Makes a content that is made from the present recipe the content of its next version. */
    replace: (uid: string, id: string, change: (before: Recipe) => RecipeContent): Promise<Recipe> =>
      changeOwned(ports, { uid, id }, async (before) => replaceContent(ports, before, change(before))),

    /** Makes the content of a version the recipe's again; a recipe that has it already stays as it is. */
    async restore(uid: string, id: string, version: number, ifMatch: string | undefined): Promise<Recipe> {
      const restored = await changeOwned(ports, { uid, id, ifMatch }, async (before) => {
        const { content } = await contentAt(before, version);
        const isSame = changedFields(before, content).length === 0;
        return isSame ? before : replaceContent(ports, before, content);
      });
      return withPresentName(store, restored);
    },
  };
}
