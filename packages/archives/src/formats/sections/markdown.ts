import type { ArchiveReader } from "../../archive-reader.ts";
import { decodeText } from "../../container/decode-text.ts";
import { folderOf, stemOf, type ArchiveTree, type TreeFile } from "../../container/tree.ts";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { pagePictures } from "../html/html-pictures.ts";
import { withoutMarkup } from "../plain-markup.ts";
import { readEach, type ReaderEntry } from "../read-each.ts";
import { type DocumentRow, sectionedRecipe } from "./sectioned-recipe.ts";

const TITLE = /^#\s+\S/m;
/** The largest document in bytes that is read as one recipe. */
const MOST_BYTES = 2 * 1024 * 1024;
const HEADING = /^#{1,6}\s+/;
const ITEM = /^(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ x]\]\s+)?/i;
const BOLD = /^(?:\*\*|__)([^*_]{1,100})(?:\*\*|__):?$/;
const PICTURE = /!\[[^\]\n]{0,300}\]\(<?([^)>\n]{1,1000})>?(?:\s+"[^"\n]*")?\)/g;

/** Documents of Markdown with a title and headings, as Umami, Obsidian and cooks by hand write them. */
export const markdownReader: ArchiveReader = {
  format: "markdown",
  async claims({ tree }, heads) {
    const claimed: TreeFile[] = [];
    for (const file of tree.files) {
      if (!/\.(?:md|markdown|mdown)$/i.test(file.name) || file.size > MOST_BYTES) continue;
      if (TITLE.test(await heads.text(file))) claimed.push(file);
    }
    return claimed;
  },
  read: ({ tree }, claimed) => readEach(claimed, (file) => recipeIn(file, tree)),
};

async function* recipeIn(file: TreeFile, tree: ArchiveTree): AsyncGenerator<ReaderEntry> {
  const page = decodeText(await file.bytes(MOST_BYTES));
  const original = { type: "text", text: page } as const;
  const { name, rows } = documentOf(page);
  const read = sectionedRecipe(rows);
  const entry = file.path;
  if (!read) return yield { kind: "unread", entry, name, reason: "entry-unknown", original };
  const recipe: ForeignRecipe = {
    ...read,
    entry,
    name: name || stemOf(file.name),
    ingredients: read.ingredients ?? [],
    steps: read.steps ?? [],
    original,
    ...pagePictures(
      Array.from(page.matchAll(PICTURE), ([, address = ""]) => address),
      { entry, page, folder: folderOf(file.path), tree },
    ),
  };
  yield recipe;
}

/** Splits a document into its title and its rows, without the signs of Markdown. */
function documentOf(page: string): { name: string; rows: DocumentRow[] } {
  let name = "";
  const rows: DocumentRow[] = [];
  const body = page.replace(/^\ufeff?---\n[\s\S]{0,20000}?\n---\n/, "");
  for (const line of body.replace(PICTURE, "").split(/\r\n?|\n/)) {
    const text = line.trim();
    if (text === "" || /^(?:-{3,}|\*{3,}|_{3,})$/.test(text)) continue;
    const isHeading = HEADING.test(text) || BOLD.test(text);
    const plain = withoutMarkup(text.replace(HEADING, "").replace(ITEM, ""))
      .replace(/\\([\\`*_{}[\]()#+.!<>-])/g, "$1")
      .trim();
    if (name === "" && /^#\s/.test(text)) name = plain;
    else if (plain !== "") rows.push({ text: plain, isHeading });
  }
  return { name, rows };
}
