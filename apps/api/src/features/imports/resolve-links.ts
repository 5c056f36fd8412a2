import type { StoredImport, StoredImportItem } from "@larder/domain/archive-import/archive-import";
import { appOfFormat } from "@larder/domain/archive-import/archive-source";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { contentDigest } from "../../ports/content-digest.ts";
import type { ImportContext } from "./import-context.ts";
import { allItems } from "./import-items.ts";

/** The recipes of an import by what links name them with. */
export interface ImportedIds {
  byOwnId(format: string, ownId: string): string | undefined;
  /** Returns the recipe with this name; undefined where several have it. */
  byName(name: string): string | undefined;
}

/** Returns the ids that entries of an import have here: of those that it added, and of those that were here before. */
export async function importedIds(
  { store }: Pick<ImportContext, "store">,
  importId: string,
): Promise<ImportedIds> {
  const byOwnId = new Map<string, string>();
  const byName = new Map<string, string | null>();
  for await (const item of allItems(store.imports, importId)) {
    const here = (item.recipe ?? item.existing)?.id;
    if (here === undefined) continue;
    if (item.ownId !== null) byOwnId.set(ownKey(item.format, item.ownId), here);
    const name = plain(item.name);
    byName.set(name, byName.has(name) && byName.get(name) !== here ? null : here);
  }
  return {
    byOwnId: (format, ownId) => byOwnId.get(ownKey(format, ownId)),
    byName: (name) => byName.get(plain(name)) ?? undefined,
  };
}

/** Gives the links between recipes of an import the ids that these have here; circles are allowed. */
export async function resolveLinks(context: ImportContext, { id, userId }: StoredImport): Promise<void> {
  const { store } = context;
  let ids: ImportedIds | null = null;
  for await (const item of allItems(store.imports, id)) {
    if (item.status !== "added" || item.links.length === 0 || !item.recipe) continue;
    ids ??= await importedIds(context, id);
    const recipe = await store.recipes.findById(item.recipe.id);
    const linked = recipe && withLinks(recipe, item, ids);
    if (!recipe || !linked || linked === recipe) continue;
    const source = await store.archiveSources.find(recipe.id);
    // The content is the one that was just added: the version does not count this.
    const expected = { owner: userId, version: recipe.version };
    if (!(await store.recipes.replace(linked, expected)) || !source) continue;
    if (source.storedDigest === contentDigest(recipe))
      await store.archiveSources.put({ ...source, storedDigest: contentDigest(linked) });
  }
}

function withLinks(recipe: Recipe, { links, format }: StoredImportItem, ids: ImportedIds): Recipe {
  let isChanged = false;
  const linkedRecipes = (recipe.linkedRecipes ?? []).map((linked) => {
    if (linked.id !== undefined) return linked;
    const link = links.find(({ name }) => plain(name) === plain(linked.name));
    const byOwnId = link?.ownId === undefined ? undefined : ids.byOwnId(format, link.ownId);
    const found = byOwnId ?? ids.byName(linked.name);
    if (found === undefined) return linked;
    isChanged = true;
    return { ...linked, id: found };
  });
  return isChanged ? { ...recipe, linkedRecipes } : recipe;
}

function ownKey(format: string, ownId: string): string {
  return JSON.stringify([appOfFormat(format), ownId]);
}

function plain(name: string): string {
  return name.normalize("NFC").trim().toLowerCase();
}
