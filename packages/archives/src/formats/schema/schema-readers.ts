import type { SchemaNode } from "@larder/domain/schema-org/schema-node";
import { pageNodes } from "@larder/reader";
import type { ArchiveFormat } from "../../archive-format.ts";
import type { ArchiveReader, FileHeads, ReaderContext } from "../../archive-reader.ts";
import { decodeText } from "../../container/decode-text.ts";
import { parseJsonBytes } from "../../container/parse-json.ts";
import { folderOf, type TreeFile } from "../../container/tree.ts";
import { EntryError } from "../../entry-error.ts";
import { readEach, type ReaderEntry } from "../read-each.ts";
import { schemaNodes } from "./schema-nodes.ts";
import { schemaPictures } from "./schema-pictures.ts";
import { schemaRecipe } from "./schema-recipe.ts";

const RECIPE_FILE = "recipe.json";
/** The pictures that Nextcloud Cookbook keeps in the folder of a recipe; only `full` is of any size. */
const FOLDER_PICTURE = /^(?:full|thumb(?:16)?)\.\w{3,4}$/i;
const SETTINGS = /(?:^|\/)\.cookbook_config$/;
/** A recipe's type in JSON, and in the attributes of a page. */
const TYPED_JSON = /"@type"\s*:\s*(?:\[[^\]]{0,200})?"[^"]{0,60}\bRecipe"/i;
const RECIPE_FIELD = /"recipe(?:Ingredient|Instructions)"\s*:/;
const TYPED_ELEMENT = /itemtype\s*=\s*["']?[^"'\s>]{0,60}schema\.org\/Recipe\b/i;
const PAGE = /<(?:!doctype\s+html|html|head|body|script|article|div)\b/i;

/** Nextcloud Cookbook: a folder for each recipe, with its JSON and its pictures. */
const nextcloudReader: ArchiveReader = {
  format: "nextcloud",
  async claims({ tree }, heads) {
    const recipes = new Set<TreeFile>();
    for (const file of tree.named(RECIPE_FILE)) if (await isSchemaJson(file, heads)) recipes.add(file);
    if (recipes.size === 0) return [];
    const folders = new Set([...recipes].map(({ path }) => folderOf(path)));
    const isPicture = ({ name, path }: TreeFile) => FOLDER_PICTURE.test(name) && folders.has(folderOf(path));
    return tree.files.filter((file) => recipes.has(file) || isPicture(file) || SETTINGS.test(file.path));
  },
  read: (context, claimed) =>
    readEach(
      claimed.filter(({ name }) => !FOLDER_PICTURE.test(name) && !SETTINGS.test(name)),
      (file) => recipesOfJson(context, file),
    ),
};

/** RecipeSage of all ages, told from other JSON-LD by the fields that it always writes. */
const recipesageReader = jsonReader(
  "recipesage",
  (text) => /"creditText"/.test(text) && /"isBasedOn"/.test(text),
);

/** JSON-LD of any app: one recipe, a list, a graph, or one file for each. */
const jsonLdReader = jsonReader("jsonld", () => true);

/** Pages that were saved, or that an app writes, with JSON-LD or microdata. */
const savedPageReader: ArchiveReader = {
  format: "jsonld",
  async claims({ tree }, heads) {
    const claimed: TreeFile[] = [];
    for (const file of tree.files) {
      if (!PAGE.test(await heads.text(file))) continue;
      const html = await wholeText(file);
      if (TYPED_ELEMENT.test(html) || (/ld\+json/i.test(html) && TYPED_JSON.test(html))) claimed.push(file);
    }
    return claimed;
  },
  read: (context, claimed) => readEach(claimed, (file) => recipesOfPage(context, file)),
};

/** The most particular first. */
export const SCHEMA_READERS: readonly ArchiveReader[] = [
  nextcloudReader,
  recipesageReader,
  jsonLdReader,
  savedPageReader,
];

function jsonReader(format: ArchiveFormat, isOf: (head: string) => boolean): ArchiveReader {
  return {
    format,
    async claims({ tree }, heads) {
      const claimed: TreeFile[] = [];
      for (const file of tree.files)
        if (isOf(await heads.text(file)) && (await isSchemaJson(file, heads))) claimed.push(file);
      return claimed;
    },
    read: (context, claimed) => readEach(claimed, (file) => recipesOfJson(context, file)),
  };
}

/** A picture in base64 may stand before the type, so that the beginning does not show it. */
async function isSchemaJson(file: TreeFile, heads: FileHeads): Promise<boolean> {
  const head = await heads.text(file);
  if (!/^\s*[[{]/.test(head)) return false;
  if (TYPED_JSON.test(head) || RECIPE_FIELD.test(head)) return true;
  if (file.size <= head.length) return false;
  const text = await wholeText(file);
  return TYPED_JSON.test(text) || RECIPE_FIELD.test(text);
}

async function wholeText(file: TreeFile): Promise<string> {
  try {
    return decodeText(await file.bytes());
  } catch (error) {
    if (error instanceof EntryError) return "";
    throw error;
  }
}

async function* recipesOfJson(context: ReaderContext, file: TreeFile): AsyncGenerator<ReaderEntry> {
  const bytes = await file.bytes(context.limits.collectionBytes);
  yield* recipesOfNodes(context, file, schemaNodes(jsonOf(bytes)), false);
}

/** One value, or one on each line. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return parseJsonBytes(bytes);
  } catch (error) {
    const lines = decodeText(bytes).trim().split(/\r?\n/);
    if (lines.length < 2 || !lines.every((line) => /^\{.*\}\s*$|^$/.test(line))) throw error;
    return lines.filter((line) => line !== "").map((line) => parseJsonBytes(Buffer.from(line)));
  }
}

async function* recipesOfPage(context: ReaderContext, file: TreeFile): AsyncGenerator<ReaderEntry> {
  yield* recipesOfNodes(context, file, pageNodes(decodeText(await file.bytes())), true);
}

function* recipesOfNodes(
  { tree }: ReaderContext,
  file: TreeFile,
  nodes: readonly SchemaNode[],
  isPage: boolean,
): Generator<ReaderEntry> {
  if (nodes.length === 0) throw new EntryError("entry-unknown");
  const folder = folderOf(file.path);
  const full =
    nodes.length === 1
      ? ["jpg", "jpeg", "png", "webp"].flatMap((ending) => tree.find(`${folder}full.${ending}`) ?? [])[0]
      : undefined;
  for (const [index, node] of nodes.entries()) {
    const entry = nodes.length === 1 ? file.path : `${file.path}#${index + 1}`;
    const recipe = schemaRecipe(node, entry);
    if (full) yield { ...recipe, pictures: [{ bytes: () => full.bytes() }] };
    else yield { ...recipe, ...schemaPictures(node, { tree, folder, isPage }) };
  }
}
