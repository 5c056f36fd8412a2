import { setImmediate } from "node:timers/promises";
import type { ArchiveSource } from "@larder/domain/archive-import/archive-source";
import type { PresentRecipes } from "@larder/domain/archive-import/find-duplicate";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { canonicalUrl } from "@larder/reader";
import type { Store } from "../../ports/store.ts";
import { contentDigest } from "../../ports/content-digest.ts";
import { fingerprintOf } from "./hashes.ts";

/** The number of recipes after which waiting requests run first. */
const BREATH = 20;

/** The recipes of a user, by everything that entries of an archive are compared with. */
export interface OwnRecipes extends PresentRecipes {
  /** Returns the recipe with this id; undefined for none of the user's. */
  recipe(id: string): (RecipeRef & { digest: string }) | undefined;
}

/** Reads all recipes of a user once, for an import. Holds hashes and names of them, not their content. */
export async function readOwnRecipes(
  { accounts, archiveSources }: Pick<Store, "accounts" | "archiveSources">,
  uid: string,
): Promise<OwnRecipes> {
  const recipes = new Map<string, RecipeRef & { digest: string }>();
  const byFingerprint = new Map<string, string>();
  const byPage = new Map<string, string>();
  let read = 0;
  for await (const recipe of accounts.read("recipes", uid)) {
    const { id, name, slug } = recipe;
    recipes.set(id, { id, name, slug, digest: contentDigest(recipe) });
    byFingerprint.set(fingerprintOf(recipe), id);
    for (const page of pagesOf(recipe)) byPage.set(pageKey(page, name), id);
    read += 1;
    if (read % BREATH === 0) await setImmediate();
  }
  const sources = (await archiveSources.of(uid)).filter(({ recipeId }) => recipes.has(recipeId));
  const byOwnId = grouped(sources, ({ app, ownId }) => (ownId === null ? null : ownKey(app, ownId)));
  const bySource = grouped(sources, ({ fingerprint }) => fingerprint);
  return {
    recipe: (id) => recipes.get(id),
    nameOf: (id) => recipes.get(id)?.name,
    byOwnId: (app, ownId) => byOwnId.get(ownKey(app, ownId)) ?? [],
    bySourceFingerprint: (fingerprint) => bySource.get(fingerprint) ?? [],
    byFingerprint: (fingerprint) => byFingerprint.get(fingerprint),
    byPage: (page, name) => byPage.get(pageKey(page, name)),
  };
}

/** Returns the canonical address that a recipe or an entry comes from; null where it names none. */
export function pageOf({ url, importedUrl }: Pick<Recipe, "url" | "importedUrl">): string | null {
  const address = importedUrl?.url ?? url;
  return address === undefined ? null : canonicalUrl(address);
}

function pagesOf(recipe: Recipe): string[] {
  return [...new Set([recipe.sourceUrl, pageOf(recipe)])].filter((page) => typeof page === "string");
}

function pageKey(page: string, name: string): string {
  return JSON.stringify([page, name.normalize("NFC").trim()]);
}

function ownKey(app: string, ownId: string): string {
  return JSON.stringify([app, ownId]);
}

function grouped(
  sources: readonly ArchiveSource[],
  keyOf: (source: ArchiveSource) => string | null,
): Map<string, ArchiveSource[]> {
  const groups = new Map<string, ArchiveSource[]>();
  for (const source of sources) {
    const key = keyOf(source);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(source);
    else groups.set(key, [source]);
  }
  return groups;
}
