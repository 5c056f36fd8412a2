import type { ArchiveFormat } from "../../archive-format.ts";
import type { ArchiveReader, FileHeads, ReaderContext } from "../../archive-reader.ts";
import { decodeText } from "../../container/decode-text.ts";
import { isText } from "../../container/is-text.ts";
import { folderOf, stemOf, type TreeFile } from "../../container/tree.ts";
import { EntryError } from "../../entry-error.ts";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { frontMatter } from "../front-matter.ts";
import { headerPictures } from "../header-pictures.ts";
import { readEach } from "../read-each.ts";
import { markdownDocument } from "./markdown-blocks.ts";
import { markdownRecipe } from "./markdown-recipe.ts";

const MARKDOWN_NAME = /\.(?:mdx?|markdown)$/i;
const TEXT_NAME = /^[^.]+$|\.(?:txt|mdx?|markdown)$/i;
/** The folder in which Jekyll looks for the recipes of a site. */
const SITE = /^(.*)_recipes\/[^/]+$/;
const LISTS = ["ingredients", "directions", "instructions"];
/** Texts of a site or a folder that are no recipes. */
const NO_RECIPE = /^(?:readme|license|changelog|contributing|about|index)\.\w+$/i;
/** The largest text in bytes that is read as a recipe. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Chowdown and its kin: a header with lists. */
const chowdownReader = reader("chowdown", (text) => {
  const { metadata } = frontMatter(text);
  return LISTS.some((name) => Object.hasOwn(metadata, name));
});

/** Recipes in Markdown, as note apps and Umami write them: a heading for the ingredients, or for the steps. */
const markdownReader = reader("markdown", (text) =>
  markdownDocument(frontMatter(text).body).blocks.some(
    ({ part }) => part === "ingredients" || part === "steps",
  ),
);

export const MARKDOWN_READERS: readonly ArchiveReader[] = [chowdownReader, markdownReader];

function reader(format: ArchiveFormat, isOf: (text: string) => boolean): ArchiveReader {
  return {
    format,
    async claims({ tree }, heads) {
      const recipes = new Set<TreeFile>();
      for (const file of tree.files) if (await isRecipe(file, heads, isOf)) recipes.add(file);
      if (recipes.size === 0) return [];
      // A site that is made of its recipes is claimed whole.
      const sites = new Set([...recipes].flatMap(({ path }) => SITE.exec(path)?.[1] ?? []));
      const isBeside = ({ name, path }: TreeFile) =>
        NO_RECIPE.test(name) || [...sites].some((site) => path.startsWith(site));
      return tree.files.filter((file) => recipes.has(file) || isBeside(file));
    },
    read: (context, claimed) =>
      readEach(
        claimed.filter(({ name }) => TEXT_NAME.test(name) && !NO_RECIPE.test(name)),
        async function* readFile(file) {
          const text = decodeText(await file.bytes(MOST_BYTES));
          if (isOf(text)) yield recipeOfFile(context, file, text);
        },
      ),
  };
}

async function isRecipe(file: TreeFile, heads: FileHeads, isOf: (text: string) => boolean): Promise<boolean> {
  if (!TEXT_NAME.test(file.name)) return false;
  const head = await heads.text(file);
  if (!isText(head) || /^\s*[<{[]/.test(head) || file.size > MOST_BYTES || NO_RECIPE.test(file.name))
    return false;
  // Other texts are the business of the reader of plain words, unless they have headings of Markdown.
  if (!MARKDOWN_NAME.test(file.name) && !/^\s*(?:---\s|#\s)/.test(head)) return false;
  return isOf(file.size > head.length ? await wholeText(file) : head);
}

async function wholeText(file: TreeFile): Promise<string> {
  try {
    return decodeText(await file.bytes(MOST_BYTES));
  } catch (error) {
    if (error instanceof EntryError) return "";
    throw error;
  }
}

function recipeOfFile({ tree }: ReaderContext, file: TreeFile, text: string): ForeignRecipe {
  const { pictureNames, isChowdown: _, ...recipe } = markdownRecipe(text);
  return {
    ...recipe,
    ...headerPictures(tree, folderOf(file.path), pictureNames),
    entry: file.path,
    name: recipe.name || stemOf(file.name),
    original: { type: "text", text },
  };
}
