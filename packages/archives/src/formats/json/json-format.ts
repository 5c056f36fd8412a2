import type { ArchiveReader, FileHeads, ReaderContext } from "../../archive-reader.ts";
import type { ArchiveFormat } from "../../archive-format.ts";
import { parseJsonBytes } from "../../container/parse-json.ts";
import type { ArchiveTree, TreeFile } from "../../container/tree.ts";
import { EntryError } from "../../entry-error.ts";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { asRecord, type LooseRecord } from "../../loose-fields.ts";
import { readEach } from "../read-each.ts";
import { jsonKeys } from "./json-keys.ts";

/** A format that has a file of JSON for each recipe. */
export interface JsonFormat {
  format: ArchiveFormat;
  /** Tells the format by the keys of the outermost object. */
  hasKeys(keys: ReadonlySet<string>): boolean;
  /** The names of files that lie beside the recipes and hold none. */
  besides?: readonly string[];
  recipeOf(record: LooseRecord, file: TreeFile, tree: ArchiveTree): ForeignRecipe;
}

/** Makes the reader of a format that has a file of JSON for each recipe. */
export function jsonReader(format: JsonFormat): ArchiveReader {
  return {
    format: format.format,
    async claims({ tree }, heads) {
      const recipes = await jsonFiles(format, tree, heads);
      if (recipes.length === 0) return [];
      const besides = (format.besides ?? []).flatMap((name) => tree.named(name));
      return [...new Set([...recipes, ...besides])];
    },
    read: (context, claimed) =>
      readEach(recipesIn(format, claimed), (file) => readJson(format, context, file)),
  };
}

/** Returns the files of a tree that hold a recipe of a format. */
export async function jsonFiles(
  format: JsonFormat,
  tree: ArchiveTree,
  heads: FileHeads,
): Promise<TreeFile[]> {
  const found: TreeFile[] = [];
  for (const file of tree.files) if (format.hasKeys(await jsonKeys(file, heads))) found.push(file);
  return found;
}

function recipesIn({ besides = [] }: JsonFormat, claimed: readonly TreeFile[]): TreeFile[] {
  return claimed.filter(({ name }) => !besides.includes(name));
}

/** Reads one file of JSON. */
export async function* readJson(
  format: JsonFormat,
  { tree }: Pick<ReaderContext, "tree">,
  file: TreeFile,
): AsyncGenerator<ForeignRecipe> {
  const record = asRecord(parseJsonBytes(await file.bytes()));
  if (!record) throw new EntryError("entry-damaged");
  yield format.recipeOf(record, file, tree);
}
