import { COOKING_NOTES_LIMITS, type CookingNotes } from "@larder/domain/account/cooking-notes";
import { completedNotes } from "@larder/domain/account/merged-notes";
import type {
  ImportOptions,
  StoredImport,
  StoredImportItem,
} from "@larder/domain/archive-import/archive-import";
import { appOfFormat } from "@larder/domain/archive-import/archive-source";
import { LIMITS } from "@larder/domain/limits";
import { picturesOf } from "@larder/domain/picture/pictures-of";
import type { Recipe, RecipeDraft } from "@larder/domain/recipe/recipe";
import type { ImportItemChange } from "../../ports/archive-import-stores.ts";
import { pictureFields, type StoredPictures, storeEntryPictures } from "./entry-pictures.ts";
import { contentDigest } from "../../ports/content-digest.ts";
import { importedRecipeId } from "./hashes.ts";
import type { ImportContext } from "./import-context.ts";
import { namedDraft } from "./listed-item.ts";
import { personalDigest } from "./personal-digest.ts";
import type { ReadRecipe } from "./reading/archive-messages.ts";

/** The highest version that a recipe can bring along. */
const MOST_VERSIONS = 1_000_000;

/** The choices where none were made. */
export const DEFAULT_OPTIONS: ImportOptions = { visibility: "private", tag: "", fetchPictures: false };

/**
 * Adds an entry as a recipe of the user's, with the user's stars, dates and bookmark. Done again, it adds nothing twice: the
 * recipe has an id that follows from the import.
 *
 * @param read reads a picture of the entry; null for one that cannot be read
 * @returns the change of the item
 */
export async function addEntry(
  context: ImportContext,
  stored: StoredImport,
  item: StoredImportItem,
  entry: ReadRecipe,
  read: (index: number) => Promise<Uint8Array | null>,
): Promise<ImportItemChange> {
  const { store, clock } = context;
  const uid = stored.userId;
  const id = importedRecipeId(uid, stored.id, item.index);
  const problems = new Set(item.problems);
  let recipe = await store.recipes.findById(id);
  if (!recipe) {
    const isHere = entry.pictures.map((picture) => "isHere" in picture);
    const pictures = await storeEntryPictures(context, isHere, read);
    for (const problem of pictures.problems) problems.add(problem);
    recipe = await addRecipe(context, stored, entry, { id, pictures });
  }
  await store.archiveSources.put({
    recipeId: id,
    uid,
    app: appOfFormat(entry.format),
    ownId: entry.ownId,
    fingerprint: item.fingerprint,
    digest: item.digest,
    storedDigest: contentDigest(recipe),
    importId: stored.id,
    importedAt: clock().toISOString(),
  });
  await addPersonal(context, uid, recipe, entry);
  const { name, slug } = recipe;
  return {
    status: "added",
    reason: null,
    recipe: { id, name, slug },
    problems: [...problems],
    personal: await personalDigest(store, uid, recipe),
  };
}

async function addRecipe(
  { addImported, restoreRecipe, store }: ImportContext,
  { userId, options }: StoredImport,
  entry: ReadRecipe,
  { id, pictures }: { id: string; pictures: StoredPictures },
): Promise<Recipe> {
  const { visibility, tag } = options ?? DEFAULT_OPTIONS;
  try {
    if (entry.larder) await restoreRecipe(userId, restoredRecipe(entry, pictures, { visibility, tag }), id);
    else {
      const draft = withTag(namedDraft(entry), tag);
      const images = pictures.images.map(({ image }) => image);
      const whole = { ...draft, ...pictureFields(images) };
      await addImported(userId, whole, { id, createdAt: entry.createdAt, visibility });
    }
  } catch (error) {
    // Another process may have added it in the same moment, under the same id.
    const present = await store.recipes.findById(id);
    if (!present) throw error;
    return present;
  }
  const added = await store.recipes.findById(id);
  if (!added) throw new Error(`The recipe ${id} is gone again.`);
  return added;
}

/** Returns a recipe of another Larder as it was there, with the pictures that are stored here now. */
function restoredRecipe(
  { larder, draft }: ReadRecipe,
  pictures: StoredPictures,
  { visibility, tag }: Pick<ImportOptions, "visibility" | "tag">,
): Recipe {
  if (!larder) throw new Error("This is no entry of a Larder archive.");
  const { image: _image, moreImages: _more, hiddenBy: _by, linkedRecipes, ...stored } = larder.recipe;
  // A draft would be deleted again, and a version that cannot be counted on would make the recipe unreadable.
  const { draft: _draft, expiresAt: _expires, ...recipe } = stored;
  const at = new Map(
    pictures.images.map(({ index, image }) => [larder.pictureIndexes[index] ?? index, image]),
  );
  const images = picturesOf(larder.recipe).flatMap((_, index) => at.get(index) ?? []);
  return {
    ...withTag(recipe, tag),
    ...pictureFields(images),
    // Their ids are of another server; they are resolved when all recipes are here.
    ...(linkedRecipes && { linkedRecipes: linkedRecipes.map(({ name }) => ({ name })) }),
    version: Math.min(recipe.version, MOST_VERSIONS),
    name: recipe.name || draft.name,
    visibility,
  };
}

function withTag<T extends Pick<RecipeDraft, "tags">>(draft: T, tag: string): T {
  if (tag === "" || draft.tags.includes(tag) || draft.tags.length >= LIMITS.tags) return draft;
  return { ...draft, tags: [...draft.tags, tag] };
}

/** Adds what the cook keeps of the recipe: stars, notes, dates of cooking and a bookmark. What is here already stays. */
async function addPersonal(
  { store, clock }: ImportContext,
  uid: string,
  { id }: Recipe,
  { ownRating, cookedOn, isFavorite, larder }: ReadRecipe,
): Promise<void> {
  const now = clock().toISOString();
  const written = larder?.cookingNotes ?? { rating: ownRating ?? null, note: "", cookedOn: [...cookedOn] };
  const brought: CookingNotes = {
    ...written,
    note: written.note.slice(0, COOKING_NOTES_LIMITS.noteLength),
    cookedOn: written.cookedOn.filter((day) => day <= now),
  };
  const before = await store.cookingNotes.find(uid, id);
  const after = completedNotes(before, brought);
  if (JSON.stringify(after) !== JSON.stringify(before))
    await store.transfer.write("cookingNotes", [{ uid, recipeId: id, ...after }]);
  if ((larder?.isBookmarked ?? isFavorite) && !(await store.bookmarks.has(uid, id)))
    await store.transfer.write("bookmarks", [{ uid, recipeId: id, createdAt: now }]);
}
