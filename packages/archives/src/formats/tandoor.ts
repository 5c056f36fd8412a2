import type { ArchiveReader, FileHeads, ReaderContext } from "../archive-reader.ts";
import { parseJsonBytes } from "../container/parse-json.ts";
import { type ArchiveTree, folderOf, type TreeFile } from "../container/tree.ts";
import { isZip } from "../container/zip.ts";
import { EntryError } from "../entry-error.ts";
import type { ArchivePicture } from "../foreign-recipe.ts";
import { asRecord } from "../loose-fields.ts";
import { jsonKeys, objectKeys } from "./json/json-keys.ts";
import { readEach, type ReaderEntry } from "./read-each.ts";
import { tandoorRecipe } from "./tandoor-recipe.ts";

const RECIPE_FILE = "recipe.json";
/** The picture of a recipe: `image.jpeg`. */
const PICTURE = /^image(?:-\d{1,3})?\.\w{2,5}$/i;
/** The number of inner archives that are opened to tell what all of them are. */
const SAMPLES = 5;

/** Tandoor: a zip of zips, each with a recipe as JSON and its picture; also a single one of these, or their folders. */
export const tandoorReader: ArchiveReader = {
  format: "tandoor",
  async claims(context, heads) {
    const { tree } = context;
    const inner = await innerArchives(context, heads);
    const loose = new Set<TreeFile>();
    for (const file of tree.files) if (isTandoor(await jsonKeys(file, heads))) loose.add(file);
    const folders = new Set([...loose].map(({ path }) => folderOf(path)));
    const isPicture = ({ name, path }: TreeFile) => PICTURE.test(name) && folders.has(folderOf(path));
    return [...inner, ...tree.files.filter((file) => loose.has(file) || isPicture(file))];
  },
  read: (context, claimed) =>
    readEach(
      claimed.filter(({ name }) => !PICTURE.test(name)),
      (file) => recipesOfFile(context, file),
    ),
};

/** Returns the zips that begin with a file of a recipe, where those that are tried hold one of Tandoor. */
async function innerArchives(context: ReaderContext, heads: FileHeads): Promise<TreeFile[]> {
  const found: TreeFile[] = [];
  for (const file of context.tree.files) {
    const head = await heads.bytes(file);
    if (isZip(head) && Buffer.from(head).includes(RECIPE_FILE)) found.push(file);
  }
  for (const file of found.slice(0, SAMPLES)) if (await holdsTandoor(context, file)) return found;
  return [];
}

async function holdsTandoor(context: ReaderContext, file: TreeFile): Promise<boolean> {
  try {
    const [recipe] = (await context.openInside(file)).tree.named(RECIPE_FILE);
    return recipe !== undefined && isTandoor(objectKeys(Buffer.from(await recipe.bytes()).toString()).keys);
  } catch (error) {
    if (error instanceof EntryError) return false;
    throw error;
  }
}

async function* recipesOfFile(context: ReaderContext, file: TreeFile): AsyncGenerator<ReaderEntry> {
  const bytes = await file.head(4);
  if (!isZip(bytes)) {
    yield await recipeIn(context.tree, file, file.path, (name) => innerPicture(context.tree, name));
    return;
  }
  const { tree } = await context.openInside(file);
  const [recipe] = tree.named(RECIPE_FILE);
  if (!recipe) throw new EntryError("entry-unknown");
  // The archive is opened again for its picture, so that no more than one of them is in memory.
  yield await recipeIn(tree, recipe, file.path, (path) => ({
    bytes: async () => {
      const found = (await context.openInside(file)).tree.find(path);
      if (!found) throw new EntryError("entry-damaged");
      return found.bytes();
    },
  }));
}

async function recipeIn(
  tree: ArchiveTree,
  file: TreeFile,
  entry: string,
  pictureAt: (path: string) => ArchivePicture,
): Promise<ReaderEntry> {
  const json = asRecord(parseJsonBytes(await file.bytes()));
  if (!json) throw new EntryError("entry-damaged");
  const folder = folderOf(file.path);
  const pictures = tree.files
    .filter(({ name, path }) => PICTURE.test(name) && folderOf(path) === folder)
    .map(({ path }) => pictureAt(path));
  return tandoorRecipe(json, { entry, pictures });
}

function innerPicture(tree: ArchiveTree, path: string): ArchivePicture {
  return {
    bytes: async () => {
      const file = tree.find(path);
      if (!file) throw new EntryError("entry-damaged");
      return file.bytes();
    },
  };
}

function isTandoor(keys: ReadonlySet<string>): boolean {
  return keys.has("steps") && keys.has("keywords") && (keys.has("working_time") || keys.has("internal"));
}
