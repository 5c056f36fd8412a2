import type { ArchiveReader } from "../archive-reader.ts";
import { parseJsonBytes } from "../container/parse-json.ts";
import type { TreeFile } from "../container/tree.ts";
import { EntryError } from "../entry-error.ts";
import { asRecord, flagIn, type LooseRecord, textIn } from "../loose-fields.ts";
import { objectKeys } from "./json/json-keys.ts";
import { isPaprikaRecipe, paprikaRecipe } from "./paprika.ts";
import { readEach, type ReaderEntry } from "./read-each.ts";

/** A list of categories, which recipes of such lists name by their ids. */
const OF_CATEGORIES = ["uid", "name", "parent_uid", "order_flag"];

/** Lists of recipes as Paprika's server gives them, which several tools of cooks save; with the list of categories beside. */
export const paprikaListReader: ArchiveReader = {
  format: "paprika",
  async claims({ tree }, heads) {
    const recipes: TreeFile[] = [];
    const categories: TreeFile[] = [];
    for (const file of tree.files) {
      const head = (await heads.text(file)).trimStart();
      if (!head.startsWith("[")) continue;
      const { keys } = objectKeys(head.slice(1));
      if (isPaprikaRecipe(keys)) recipes.push(file);
      else if (OF_CATEGORIES.every((name) => keys.has(name))) categories.push(file);
    }
    return recipes.length === 0 ? [] : [...recipes, ...categories];
  },
  async *read({ limits }, claimed) {
    const listOf = async (file: TreeFile) => parseJsonBytes(await file.bytes(limits.collectionBytes));
    const names = await categoryNames(claimed, listOf);
    yield* readEach(claimed, async function* (file): AsyncGenerator<ReaderEntry> {
      const list = await listOf(file);
      if (!Array.isArray(list)) throw new EntryError("entry-damaged");
      if (list.every((piece) => isCategory(asRecord(piece)))) return;
      for (const [index, piece] of list.entries()) {
        const entry = `${file.path}#${index + 1}`;
        const recipe = asRecord(piece);
        if (!recipe) yield { kind: "unread", entry, reason: "entry-damaged" };
        else if (!flagIn(recipe, "in_trash")) yield withCategories(entry, recipe, names);
      }
    });
  },
};

function withCategories(entry: string, recipe: LooseRecord, names: ReadonlyMap<string, string>) {
  const read = paprikaRecipe(entry, recipe);
  const address = textIn(recipe, "photo_url");
  const labels = (read.labels ?? [])
    .map((label) => names.get(label) ?? label)
    .filter((label) => !isId(label));
  const isWeb = address !== undefined && /^https?:\/\//i.test(address);
  return { ...read, labels, ...(isWeb && read.pictures?.length === 0 && { pictures: [{ address }] }) };
}

async function categoryNames(
  files: readonly TreeFile[],
  listOf: (file: TreeFile) => Promise<unknown>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const file of files) {
    const list = await listOf(file).catch(() => null);
    for (const piece of Array.isArray(list) ? list : []) {
      const category = asRecord(piece);
      const [id, name] =
        category && isCategory(category) ? [textIn(category, "uid"), textIn(category, "name")] : [];
      if (id !== undefined && name !== undefined) names.set(id, name);
    }
  }
  return names;
}

function isCategory(piece: LooseRecord | null): boolean {
  return piece !== null && "parent_uid" in piece && !("ingredients" in piece);
}

/** Reports whether a label is the id of a category of which the name is not known. */
function isId(label: string): boolean {
  return /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}/i.test(label);
}
