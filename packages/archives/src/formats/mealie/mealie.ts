import type { ArchiveReader, FileHeads } from "../../archive-reader.ts";
import { parseJsonBytes } from "../../container/parse-json.ts";
import { type ArchiveTree, folderOf, stemOf, type TreeFile } from "../../container/tree.ts";
import { EntryError } from "../../entry-error.ts";
import type { ArchivePicture } from "../../foreign-recipe.ts";
import { asRecord, type LooseRecord, textIn } from "../../loose-fields.ts";
import { jsonKeys } from "../json/json-keys.ts";
import { readEach, type ReaderEntry } from "../read-each.ts";
import { mealieRecipe } from "./mealie-recipe.ts";
import { recipesOfTables } from "./mealie-tables.ts";

/** The folders that backups and exports hold beside recipes; some of it is secret, and none of it is read. */
const BESIDE =
  /^(?:settings|users|groups|themes|templates|mealplans|notifications|comments|backups|data|recipes)\//;
const BESIDE_RECIPES =
  /(?:^|\/)(?:settings|users|groups|themes|templates|mealplans|notifications|comments|backups|data)\//;
/** A picture of a recipe in each of the three sizes that Mealie makes. */
const PICTURE = /(?:^|\/)([^/]+)\/images\/(min-|tiny-)?original\.\w{2,5}$/;
/** A picture that the cook has attached. */
const ATTACHED = /(?:^|\/)([^/]+)\/assets\/[^/]+\.(?:jpe?g|png|webp|gif|avif|heic)$/i;
/** The largest first. */
const SIZES = [undefined, "min-", "tiny-"];

/** Mealie of all ages: backups (a database and a folder of pictures), exports of version 0 and later, single recipes. */
export const mealieReader: ArchiveReader = {
  format: "mealie",
  async claims({ tree }, heads) {
    const parts: TreeFile[] = [];
    for (const file of tree.files) if (await isMealie(file, heads)) parts.push(file);
    if (parts.length === 0) return [];
    const roots = new Set(parts.map(rootOf));
    const isBeside = ({ path }: TreeFile) =>
      [...roots].some((root) => path.startsWith(root) && BESIDE.test(path.slice(root.length)));
    const folders = new Set(parts.map(({ path }) => folderOf(path)));
    const isPicture = ({ name, path }: TreeFile) =>
      stemOf(name) === "original" && folders.has(folderOf(path));
    const recipes = new Set(parts);
    return tree.files.filter((file) => recipes.has(file) || isBeside(file) || isPicture(file));
  },
  read: ({ tree, limits }, claimed) => {
    const pictures = picturesByFolder(tree);
    return readEach(claimed.filter(isRead), (file) => recipesOfFile(file, limits.collectionBytes, pictures));
  },
};

async function* recipesOfFile(
  file: TreeFile,
  mostBytes: number,
  pictures: ReadonlyMap<string, TreeFile[]>,
): AsyncGenerator<ReaderEntry> {
  const json = asRecord(parseJsonBytes(await file.bytes(mostBytes)));
  if (json && isDatabase(new Set(Object.keys(json)))) {
    for (const recipe of recipesOfTables(json)) {
      const id = textIn(recipe, "id") ?? "";
      const picture = pictures.get(id) ?? pictures.get(id.replaceAll("-", ""));
      yield mealieRecipe(recipe, { entry: `${file.path}#${id}`, pictures: pictureOf(picture) });
    }
    return;
  }
  if (!json || !isRecipe(new Set(Object.keys(json)))) throw new EntryError("entry-unknown");
  yield mealieRecipe(json, { entry: file.path, pictures: pictureOf(picturesOfRecipe(json, file, pictures)) });
}

/** In a folder named by the recipe, or beside the file where it is exported alone. */
function picturesOfRecipe(recipe: LooseRecord, file: TreeFile, pictures: ReadonlyMap<string, TreeFile[]>) {
  const folder = folderOf(file.path).slice(0, -1);
  const names = [folder.slice(folder.lastIndexOf("/") + 1), textIn(recipe, "slug"), textIn(recipe, "id")];
  return names.map((name) => pictures.get(name ?? "")).find(Boolean) ?? pictures.get(folderOf(file.path));
}

function pictureOf(files: readonly TreeFile[] = []): ArchivePicture[] {
  return files.map((file) => ({ bytes: () => file.bytes() }));
}

/**
 * Returns the pictures of each recipe by the name of its folder, the largest size of its own before those attached to it; of a
 * recipe alone, by the path.
 */
function picturesByFolder(tree: ArchiveTree): ReadonlyMap<string, TreeFile[]> {
  const own = new Map<string, { rank: number; file: TreeFile }>();
  const attached = new Map<string, TreeFile[]>();
  for (const file of tree.files) {
    const [, folder, size] = PICTURE.exec(file.path) ?? [];
    const key = folder ?? (stemOf(file.name) === "original" ? folderOf(file.path) : undefined);
    const rank = SIZES.indexOf(size);
    if (key !== undefined && rank < (own.get(key)?.rank ?? SIZES.length)) own.set(key, { rank, file });
    const [, recipe] = ATTACHED.exec(file.path) ?? [];
    if (recipe !== undefined) attached.set(recipe, [...(attached.get(recipe) ?? []), file]);
  }
  const folders = new Set([...own.keys(), ...attached.keys()]);
  return new Map(
    [...folders].map((key) => [key, [...[own.get(key)?.file ?? []].flat(), ...(attached.get(key) ?? [])]]),
  );
}

async function isMealie(file: TreeFile, heads: FileHeads): Promise<boolean> {
  const keys = await jsonKeys(file, heads);
  return isRecipe(keys) || isDatabase(keys) || /^\s*\{\s*"alembic_version"/.test(await heads.text(file));
}

/** Version 0 writes snake case; `@type` is that of schema.org, whose recipes have the same names in camel case. */
function isRecipe(keys: ReadonlySet<string>): boolean {
  if (keys.has("@type") || keys.has("@context") || !keys.has("slug")) return false;
  return keys.has("recipe_ingredient") || keys.has("recipeIngredient");
}

function isDatabase(keys: ReadonlySet<string>): boolean {
  return keys.has("recipes") && (keys.has("recipes_ingredients") || keys.has("recipe_instructions"));
}

/** Settings and users, whose passwords are in them, are not even opened. */
function isRead({ path, name }: TreeFile): boolean {
  const isRecipe = /(?:^|\/)recipes\//.test(path);
  return /\.json$/i.test(name) && (isRecipe || !BESIDE_RECIPES.test(path));
}

/** The folder in which `recipes/` or the database lies. */
function rootOf({ path }: TreeFile): string {
  const at = path.lastIndexOf("recipes/");
  return at > 0 && path.charAt(at - 1) === "/" ? path.slice(0, at) : at === 0 ? "" : folderOf(path);
}
