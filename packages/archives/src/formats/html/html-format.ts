import type { ArchiveFormat } from "../../archive-format.ts";
import type { ArchiveReader } from "../../archive-reader.ts";
import { decodeText } from "../../container/decode-text.ts";
import { folderOf, type ArchiveTree, type TreeFile } from "../../container/tree.ts";
import { EntryError } from "../../entry-error.ts";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { readEach } from "../read-each.ts";
import { type HtmlElement, htmlElements } from "./html-elements.ts";

/** The page on which a recipe lies, with the archive around it. */
export interface HtmlPage {
  entry: string;
  /** The page without its tags read, for what stands in scripts. */
  page: string;
  folder: string;
  tree: ArchiveTree;
}

/** A format that has pages with one or several recipes. */
export interface HtmlFormat {
  format: ArchiveFormat;
  /** Tells the format by a page; it is asked with the beginning first. */
  isPage: (text: string) => boolean;
  isRoot: (name: string, attributes: Readonly<Record<string, string>>) => boolean;
  recipeOf: (root: HtmlElement, where: HtmlPage) => ForeignRecipe;
}

/** The largest page in bytes that is read whole to tell its format. */
const MOST_PAGE_BYTES = 4 * 1024 * 1024;

/** Makes the reader of a format that has pages. */
export function htmlReader(format: HtmlFormat): ArchiveReader {
  return {
    format: format.format,
    async claims({ tree }, heads) {
      const pages: TreeFile[] = [];
      for (const file of tree.files) {
        const head = await heads.text(file);
        if (/^\s*</.test(head) && (format.isPage(head) || (await isWholePage(format, file, head))))
          pages.push(file);
      }
      return pages.length === 0 ? [] : [...pages, ...indexesOf(tree, pages)];
    },
    read: ({ tree, limits }, claimed) => {
      const many = claimed.length > 1;
      return readEach(claimed, (file) => recipesIn(format, file, tree, limits.collectionBytes, many));
    },
  };
}

/** Reads the rest of a page whose beginning does not tell, where it is no page of hundreds of recipes. */
async function isWholePage({ isPage }: HtmlFormat, file: TreeFile, head: string): Promise<boolean> {
  if (!/<(?:!doctype html|html|head|body)\b/i.test(head) || file.size > MOST_PAGE_BYTES) return false;
  try {
    return isPage(decodeText(await file.bytes(MOST_PAGE_BYTES)));
  } catch (error) {
    if (error instanceof EntryError) return false;
    throw error;
  }
}

/** Returns the lists of contents beside the pages, which hold no recipe. */
function indexesOf(tree: ArchiveTree, pages: readonly TreeFile[]): TreeFile[] {
  const folders = new Set(pages.map(({ path }) => folderOf(path)));
  const above = new Set([...folders].map((folder) => folderOf(folder.slice(0, -1))));
  return tree
    .named("index.html")
    .filter((file) => !pages.includes(file))
    .filter(({ path }) => folders.has(folderOf(path)) || above.has(folderOf(path)));
}

async function* recipesIn(
  format: HtmlFormat,
  file: TreeFile,
  tree: ArchiveTree,
  mostBytes: number,
  isOneOfMany: boolean,
): AsyncGenerator<ForeignRecipe> {
  const page = decodeText(await file.bytes(mostBytes));
  const folder = folderOf(file.path);
  let index = 0;
  for (const root of htmlElements(page, format.isRoot)) {
    index += 1;
    const entry = index === 1 && isOneOfMany ? file.path : `${file.path}#${index}`;
    yield format.recipeOf(root, { entry, page, folder, tree });
  }
  if (index === 0 && file.name.toLowerCase() !== "index.html") throw new EntryError("entry-damaged");
}
