import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { type LinkedRecipe, type Recipe, recipeSchema } from "@larder/domain/recipe/recipe";
import type { ArchivedRecipe, ArchiveEntry, UnreadEntry } from "../archive-entry.ts";
import type { ArchiveReader, ReaderContext } from "../archive-reader.ts";
import { storedOriginal } from "../archived-recipe.ts";
import { parseJsonBytes } from "../container/parse-json.ts";
import { folderOf, type TreeFile } from "../container/tree.ts";
import { EntryError } from "../entry-error.ts";
import type { ArchivePicture, ProblemCode } from "../foreign-recipe.ts";
import {
  type ArchivedCollection,
  archivedCollectionFileSchema,
  type ArchivedRecipeFile,
  archivedRecipeFileSchema,
  LARDER_ARCHIVE_VERSION,
  MANIFEST_FILE,
  manifestSchema,
} from "../larder/archive-layout.ts";
import { originalJson } from "./original-json.ts";

/** The beginning of the manifest, however it is indented. */
const MANIFEST = /^\s*\{\s*"larder"\s*:\s*"archive"/;

/** Larder's own archive, whole: `write/larder-archive.ts` writes it. Everything below its manifest belongs to it. */
export const larderReader: ArchiveReader = {
  format: "larder",
  async claims({ tree }, heads) {
    const roots: string[] = [];
    for (const file of tree.named(MANIFEST_FILE))
      if (MANIFEST.test(await heads.text(file))) roots.push(folderOf(file.path));
    return tree.files.filter(({ path }) => roots.some((root) => path.startsWith(root)));
  },
  async *read(context, claimed) {
    const unread = await unreadableManifest(claimed);
    if (unread) return yield unread;
    for (const file of partsIn(claimed, "recipes")) yield await readRecipe(context, file);
  },
  async collections(_, claimed) {
    if (await unreadableManifest(claimed)) return [];
    const all: ArchivedCollection[] = [];
    for (const file of partsIn(claimed, "collections")) {
      const collection = await readCollection(file);
      if (collection) all.push(collection);
    }
    return all;
  },
};

/** Returns what is wrong with the manifest: damage, or a later layout than this one. */
async function unreadableManifest(claimed: readonly TreeFile[]): Promise<UnreadEntry | null> {
  for (const file of claimed) {
    if (file.name !== MANIFEST_FILE) continue;
    const { success, data } = manifestSchema.safeParse(await jsonOf(file).catch(() => null));
    if (!success || data.version > LARDER_ARCHIVE_VERSION)
      return { kind: "unread", entry: file.path, reason: success ? "entry-unknown" : "entry-damaged" };
  }
  return null;
}

/** Returns the JSON files of a folder of the archive. */
function partsIn(claimed: readonly TreeFile[], folder: "recipes" | "collections"): TreeFile[] {
  return claimed.filter(({ path }) => /\.json$/i.test(path) && `/${folderOf(path)}`.endsWith(`/${folder}/`));
}

async function jsonOf(file: TreeFile): Promise<unknown> {
  return parseJsonBytes(await file.bytes());
}

async function readRecipe({ tree }: ReaderContext, file: TreeFile): Promise<ArchiveEntry> {
  try {
    const { success, data } = archivedRecipeFileSchema.safeParse(await jsonOf(file));
    if (!success) throw new EntryError("entry-damaged");
    return recipeOf(tree, file, data);
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    return { kind: "unread", entry: file.path, reason: error.reason };
  }
}

async function readCollection(file: TreeFile): Promise<ArchivedCollection | null> {
  try {
    return archivedCollectionFileSchema.safeParse(await jsonOf(file)).data?.collection ?? null;
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    return null;
  }
}

function recipeOf(tree: ReaderContext["tree"], file: TreeFile, written: ArchivedRecipeFile): ArchivedRecipe {
  const { cookingNotes, isBookmarked } = written;
  // Its pictures lie in the archive: their addresses are those of another server.
  const { image: _, moreImages: __, ...content } = written.recipe;
  const { recipe: draft } = normaliseRecipe(content);
  const whole = recipeSchema.safeParse(written.recipe).data;
  const problems = new Set<ProblemCode>();
  const { pictures, indexes } = picturesOf(tree, file, written, problems);
  const original = storedOriginal(originalJson(written.recipe), problems);
  return {
    kind: "recipe",
    format: "larder",
    entry: file.path,
    ownId: whole?.id ?? null,
    draft,
    stepHeadings: draft.steps.flatMap(({ main_step: title }) => (title === "" ? [] : [title])),
    ...(cookingNotes?.rating && { ownRating: cookingNotes.rating }),
    isFavorite: isBookmarked,
    cookedOn: cookingNotes?.cookedOn ?? [],
    ...(whole && { createdAt: whole.createdAt }),
    pictures,
    links: (draft.linkedRecipes ?? []).map(linkOf),
    original,
    problems: [...problems],
    ...(whole && { larder: { recipe: whole, pictureIndexes: indexes, cookingNotes, isBookmarked } }),
  };
}

function linkOf({ name, id }: LinkedRecipe) {
  return { name, ...(id !== undefined && { ownId: id }) };
}

/** Finds the pictures, in the order of the recipe. Their paths are keys of the archive, never places on a disk. */
function picturesOf(
  tree: ReaderContext["tree"],
  file: TreeFile,
  { pictures: named, recipe }: ArchivedRecipeFile,
  problems: Set<ProblemCode>,
): { pictures: ArchivePicture[]; indexes: number[] } {
  const root = folderOf(file.path).replace(/recipes\/$/, "");
  const pictures: ArchivePicture[] = [];
  const indexes: number[] = [];
  for (const { index, file: path } of named.toSorted((one, other) => one.index - other.index)) {
    const found = tree.find(root + path);
    if (!found) {
      problems.add("picture-missing");
      continue;
    }
    pictures.push({ bytes: () => found.bytes() });
    indexes.push(index);
  }
  if (named.length < pictureCount(recipe)) problems.add("picture-missing");
  return { pictures, indexes };
}

function pictureCount({ image, moreImages }: Partial<Record<keyof Recipe, unknown>>): number {
  return (image ? 1 : 0) + (Array.isArray(moreImages) ? moreImages.length : 0);
}
