import { accountDataSchema } from "@larder/domain/account/account-data";
import {
  COLLECTION_LIMITS,
  collectionNameSchema,
  collectionNoteSchema,
  collectionRuleSchema,
  sectionsSchema,
  type StoredCollection,
} from "@larder/domain/collection/collection";
import type { ErrorCode } from "@larder/domain/error-code";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import * as z from "zod/mini";
import { addToRestored, originOf, restoredId } from "../../ports/restored-records.ts";
import type { Store } from "../../ports/store.ts";

const collectionSchema = z.extend(accountDataSchema.shape.collections.def.element, {
  sections: sectionsSchema,
  rule: z.nullable(collectionRuleSchema),
});

/**
 * Creates the function that restores a collection of an account file as the user's own, for the user alone. A collection that
 * is here already stays as it is.
 *
 * @param recipeHere returns the id here of a recipe of the file; null where the user sees no such recipe
 */
export function createCollectionRestore(
  { accounts, collections }: Pick<Store, "accounts" | "collections">,
  uid: string,
  { now, recipeHere }: { now: Date; recipeHere: (recipe: RecipeRef) => Promise<string | null> },
) {
  let own: ReadonlySet<string> | null = null;

  async function readOwn(): Promise<ReadonlySet<string>> {
    const origins = new Set<string>();
    for await (const collection of accounts.read("collections", uid)) origins.add(originOf(collection));
    return origins;
  }

  return async (entry: unknown): Promise<"added" | "present" | ErrorCode> => {
    const { success, data } = collectionSchema.safeParse(entry);
    if (!success || !collectionNameSchema.safeParse(data.name).success) return "bad-input";
    const { recipes, cover, ...fields } = data;
    if (!collectionNoteSchema.safeParse(data.note).success) return "bad-input";
    const id = restoredId("collection", uid, data.id);
    own ??= await readOwn();
    if (own.has(originOf(data)) || (await collections.find(id))) return "present";
    const ids = new Map<string, string>();
    const sections = new Map<string, string | null>();
    for (const { recipe, sectionId } of recipes.slice(0, COLLECTION_LIMITS.recipes)) {
      const recipeId = await recipeHere(recipe);
      if (recipeId === null) continue;
      ids.set(recipe.id, recipeId);
      sections.set(recipeId, sectionId);
    }
    const collection: StoredCollection = {
      ...fields,
      id,
      userId: uid,
      cover: ids.get(cover) ?? "drawn",
      audience: "private",
      members: [],
      version: 1,
    };
    if (!(await collections.insert(collection, COLLECTION_LIMITS.perUser))) return "collections-full";
    await addToRestored({ collections }, collection, sections, now);
    return "added";
  };
}
