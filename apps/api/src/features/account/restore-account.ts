import { setImmediate } from "node:timers/promises";
import { accountDataSchema } from "@larder/domain/account/account-data";
import { ACCOUNT_FILE_LIMITS, type AccountRestore } from "@larder/domain/account/account-restore";
import { completedNotes } from "@larder/domain/account/merged-notes";
import type { ErrorCode } from "@larder/domain/error-code";
import { type LinkedRecipe, type Recipe, recipeSchema } from "@larder/domain/recipe/recipe";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { withPresentVisibility } from "@larder/domain/recipe/former-visibility";
import { canSee } from "@larder/domain/recipe/visibility";
import { knownUserSchema } from "@larder/domain/account/dietary-restrictions";
import * as z from "zod/mini";
import { AppError } from "../../http/errors/app-error.ts";
import type { Identity } from "../../ports/auth.ts";
import { unlessDamaged } from "../../ports/damaged-record.ts";
import { originOf, restoredId } from "../../ports/restored-records.ts";
import type { Store } from "../../ports/store.ts";
import { createCollectionRestore } from "./restore-collection.ts";
import { openAccountFile } from "./account-file.ts";

/** Adds a recipe as the user's under an id that was chosen here; tells whether all its pictures were added too. */
export type RestoreRecipe = (uid: string, recipe: Recipe, id: string) => Promise<{ hasPictures: boolean }>;

type Skip = AccountRestore["skipped"][number];

const { bookmarks: bookmarksSchema, cookingNotes: notesSchema } = accountDataSchema.shape;
const settingsSchema = z.pick(knownUserSchema, {
  preferredLanguage: true,
  nameOnRecipes: true,
  dietaryRestrictions: true,
});
/** Failures that concern one recipe; any other ends the whole. */
const OWN_FAILURES: ReadonlySet<ErrorCode> = new Set([
  "quota-reached",
  "recipe-name-required",
  "recipe-exists",
  "reading-timeout",
]);

/**
 * Adds what is missing here of a downloaded account: recipes as the user's own, their bookmarks, cooking notes and
 * settings. Done again, it adds nothing twice; what fails halfway is finished by doing it again.
 *
 * @throws AppError when the file is none of ours or of a newer version; nothing is added then
 */
export async function restoreAccount(
  store: Store,
  user: Identity,
  bytes: Uint8Array,
  { restoreRecipe, now, signal }: { restoreRecipe: RestoreRecipe; now: Date; signal: AbortSignal },
): Promise<AccountRestore> {
  const file = await openAccountFile(bytes);
  const { uid } = user;
  const result: AccountRestore = {
    added: { recipes: 0, bookmarks: 0, cookingNotes: 0, collections: 0, settings: 0 },
    present: 0,
    skipped: [],
    skippedTotal: 0,
  };
  /** The ids that recipes of the file have here. */
  const ids = new Map<string, string>();

  function skip(kind: Skip["kind"], entry: unknown, code: ErrorCode): void {
    result.skippedTotal += 1;
    if (result.skipped.length < ACCOUNT_FILE_LIMITS.namedSkips)
      result.skipped.push({ kind, name: nameOf(entry), code });
  }

  await addRecipes();
  await addBookmarks();
  await addCookingNotes();
  await addCollections();
  await addSettings();
  return result;

  async function addRecipes(): Promise<void> {
    const own = await ownRecipes(store, uid);
    let isFull = false;
    for await (const entry of turns(file.entries("recipes"), signal)) {
      const { success, data: recipe } = recipeSchema.safeParse(withPresentVisibility(entry));
      if (!success) {
        skip("recipe", entry, "bad-input");
        continue;
      }
      const id = restoredId(uid, recipe.id);
      const here = [recipe.id, id].find((one) => own.ids.has(one)) ?? own.byOrigin.get(originOf(recipe));
      if (here !== undefined) {
        ids.set(recipe.id, here);
        result.present += 1;
        continue;
      }
      if (await visibleRecipe(store, recipe.id, uid)) {
        // The recipe exists with another owner, or without one: bookmarks and notes find it by its id.
        skip("recipe", recipe, "recipe-exists");
        continue;
      }
      if (isFull) {
        skip("recipe", recipe, "quota-reached");
        continue;
      }
      try {
        const { hasPictures } = await restoreRecipe(uid, await withLinksHere(recipe, own.ids), id);
        ids.set(recipe.id, id);
        own.ids.add(id);
        result.added.recipes += 1;
        if (!hasPictures) skip("picture", recipe, "picture-unknown");
      } catch (error) {
        if (!(error instanceof AppError) || !OWN_FAILURES.has(error.code)) throw error;
        isFull ||= error.code === "quota-reached";
        skip("recipe", recipe, error.code);
      }
    }
  }

  async function addBookmarks(): Promise<void> {
    for await (const entry of turns(file.entries("bookmarks"), signal)) {
      const { success, data } = bookmarksSchema.def.element.safeParse(entry);
      const recipeId = success ? await recipeHere(data.recipe) : null;
      if (!success) skip("bookmark", entry, "bad-input");
      else if (recipeId === null) skip("bookmark", data, "recipe-not-found");
      else if (await store.bookmarks.has(uid, recipeId)) result.present += 1;
      else {
        await store.transfer.write("bookmarks", [{ uid, recipeId, createdAt: data.bookmarkedAt }]);
        result.added.bookmarks += 1;
      }
    }
  }

  async function addCookingNotes(): Promise<void> {
    for await (const entry of turns(file.entries("cookingNotes"), signal)) {
      const { success, data } = notesSchema.def.element.safeParse(entry);
      const recipeId = success ? await recipeHere(data.recipe) : null;
      if (!success) skip("cookingNotes", entry, "bad-input");
      else if (recipeId === null) skip("cookingNotes", data, "recipe-not-found");
      else {
        const before = await store.cookingNotes.find(uid, recipeId);
        const after = completedNotes(before, data);
        if (JSON.stringify(after) === JSON.stringify(before)) result.present += 1;
        else {
          await store.transfer.write("cookingNotes", [{ uid, recipeId, ...after }]);
          result.added.cookingNotes += 1;
        }
      }
    }
  }

  async function addCollections(): Promise<void> {
    const add = createCollectionRestore(store, uid, { now, recipeHere });
    for await (const entry of turns(file.entries("collections"), signal)) {
      const outcome = await add(entry);
      if (outcome === "added") result.added.collections += 1;
      else if (outcome === "present") result.present += 1;
      else skip("collection", entry, outcome);
    }
  }

  async function addSettings(): Promise<void> {
    const { success, data } = settingsSchema.safeParse(file.user);
    if (!success) return;
    const before = await store.users.upsert({ id: uid, email: user.email });
    if (data.preferredLanguage !== before.preferredLanguage) {
      await store.users.setLanguage(uid, data.preferredLanguage);
      result.added.settings += 1;
    }
    if (data.nameOnRecipes && !before.nameOnRecipes) {
      await store.users.setNameOnRecipes(uid, true);
      result.added.settings += 1;
    }
    if (data.dietaryRestrictions && !(await store.users.find(uid))?.dietaryRestrictions) {
      await store.users.setDietaryRestrictions(uid, data.dietaryRestrictions);
      result.added.settings += 1;
    }
  }

  /** Links of the file lead to what their recipes are here; that of another recipe of the file has the id that it gets. */
  async function withLinksHere(recipe: Recipe, own: ReadonlySet<string>): Promise<Recipe> {
    const linkedRecipes: LinkedRecipe[] = [];
    for (const { name, id } of recipe.linkedRecipes ?? []) {
      const isHere = id === undefined || own.has(id) || (await visibleRecipe(store, id, uid));
      const idHere = isHere ? id : (ids.get(id) ?? restoredId(uid, id));
      linkedRecipes.push({ name, ...(idHere !== undefined && { id: idHere }) });
    }
    return { ...recipe, ...(linkedRecipes.length > 0 && { linkedRecipes }) };
  }

  /** The id here of the recipe that an entry of the file names; null where the user sees no such recipe. */
  async function recipeHere({ id, slug, name }: RecipeRef): Promise<string | null> {
    const known = ids.get(id);
    if (known !== undefined) return known;
    if (await visibleRecipe(store, id, uid)) return id;
    const found = slug === "" ? null : await unlessDamaged(store.recipes.findBySlug(slug));
    return found && found.name === name && canSee(found, uid) ? found.id : null;
  }
}

/** Lets other requests have their turn after each entry, and stops when the client has gone. */
async function* turns(entries: AsyncIterable<unknown>, signal: AbortSignal): AsyncGenerator<unknown> {
  for await (const entry of entries) {
    if (signal.aborted) return;
    yield entry;
    await setImmediate();
  }
}

async function ownRecipes(store: Store, uid: string) {
  const ids = new Set<string>();
  const byOrigin = new Map<string, string>();
  for await (const recipe of store.accounts.read("recipes", uid)) {
    ids.add(recipe.id);
    byOrigin.set(originOf(recipe), recipe.id);
  }
  return { ids, byOrigin };
}

async function visibleRecipe(store: Store, id: string, uid: string): Promise<boolean> {
  const recipe = await unlessDamaged(store.recipes.findById(id));
  return recipe !== null && canSee(recipe, uid);
}

function nameOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  if ("recipe" in entry) return nameOf(entry.recipe);
  return "name" in entry && typeof entry.name === "string" ? entry.name.slice(0, 200) : "";
}
