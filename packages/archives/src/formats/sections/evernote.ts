import type { ArchiveReader } from "../../archive-reader.ts";
import type { TreeFile } from "../../container/tree.ts";
import type { ArchivePicture, ForeignRecipe } from "../../foreign-recipe.ts";
import { base64Picture } from "../base64-picture.ts";
import { boldText, linesIn, textIn } from "../html/html-queries.ts";
import { type HtmlElement, htmlElements } from "../html/html-elements.ts";
import { readEach, type ReaderEntry } from "../read-each.ts";
import { sourceFields } from "../source-fields.ts";
import { recipeOfText } from "../text/text-recipe.ts";
import { decodeXml, rootName, type XmlElement, xmlElements } from "../xml/xml-elements.ts";
import { type DocumentRow, sectionedRecipe } from "./sectioned-recipe.ts";

/** "20260304T050608Z" */
const DATE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Evernote: notes as XML, each with a page and its pictures. What has the headings of a recipe, or reads as one, is one. */
export const evernoteReader: ArchiveReader = {
  format: "evernote",
  async claims({ tree }, heads) {
    const claimed: TreeFile[] = [];
    for (const file of tree.files) if (rootName(await heads.text(file)) === "en-export") claimed.push(file);
    return claimed;
  },
  read: ({ limits }, claimed) => readEach(claimed, (file) => notesIn(file, limits.collectionBytes)),
};

async function* notesIn(file: TreeFile, mostBytes: number): AsyncGenerator<ReaderEntry> {
  let number = 0;
  for (const note of xmlElements(decodeXml(await file.bytes(mostBytes)), new Set(["note"]))) {
    number += 1;
    const entry = `${file.path}#${number}`;
    yield note ? recipeOf(note, entry) : { kind: "unread", entry, reason: "entry-damaged" };
  }
  if (number === 0) yield { kind: "unread", entry: file.path, reason: "entry-empty" };
}

function recipeOf(note: XmlElement, entry: string): ReaderEntry {
  const name = textOf(note, "title");
  const rows = rowsOf(textOf(note, "content"));
  const text = rows.map((row) => row.text).join("\n");
  const original = { type: "text", text } as const;
  const read = sectionedRecipe(rows) ?? readWords(text, name);
  if (!read) return { kind: "unread", entry, name, reason: "entry-unknown", original };
  const attributes = childrenOf(note, "note-attributes")[0];
  const address = attributes && textOf(attributes, "source-url");
  const author = attributes && textOf(attributes, "author");
  const recipe: ForeignRecipe = {
    ...read,
    entry,
    name: name || read.name || "",
    ingredients: read.ingredients ?? [],
    steps: read.steps ?? [],
    labels: [...childrenOf(note, "tag").map(contentOf), ...(read.labels ?? [])],
    createdAt: textOf(note, "created").replace(DATE, "$1-$2-$3T$4:$5:$6Z"),
    ...(address && sourceFields(address)),
    ...(author && read.author === undefined && { author }),
    pictures: childrenOf(note, "resource").flatMap(pictureOf),
    original,
  };
  return recipe;
}

/** Reads a note without headings as a pasted text; null where it is no recipe. */
function readWords(text: string, name: string): Partial<ForeignRecipe> | null {
  const read = recipeOfText(text, name);
  const hasLines = [...read.ingredients, ...read.steps].some(({ lines }) => lines.length > 0);
  return hasLines && read.ingredients.some(({ lines }) => lines.length > 0) ? read : null;
}

function rowsOf(content: string): DocumentRow[] {
  const [root] = htmlElements(content, (name) => name === "en-note");
  return root ? blocksIn(root) : [];
}

const LEAVES = new Set(["p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "div", "tr"]);

/** The innermost blocks of a page in order; those in bold alone and headings are headings. */
function blocksIn(element: HtmlElement): DocumentRow[] {
  if (/display:\s*none/i.test(element.attributes.style ?? "")) return [];
  const hasBlocks = element.children.some((child) => typeof child !== "string" && holdsBlock(child));
  if (!hasBlocks) {
    const isHeading = /^h[1-6]$/.test(element.name) || boldText(element) !== "";
    const lines = linesIn(element);
    return lines.map((text) => ({ text, isHeading: isHeading && lines.length === 1 }));
  }
  return element.children.flatMap((child) => {
    if (typeof child === "string")
      return child.trim() === "" ? [] : [{ text: child.trim(), isHeading: false }];
    if (child.name === "script") return [];
    return holdsBlock(child) ? blocksIn(child) : inlineRow(child);
  });
}

function holdsBlock(element: HtmlElement): boolean {
  return (
    LEAVES.has(element.name) ||
    element.children.some((child) => typeof child !== "string" && holdsBlock(child))
  );
}

function inlineRow(element: HtmlElement): DocumentRow[] {
  const text = textIn(element);
  return text === "" ? [] : [{ text, isHeading: element.name === "b" || element.name === "strong" }];
}

function pictureOf(resource: XmlElement): ArchivePicture[] {
  const data = textOf(resource, "data").trim();
  return data !== "" && /^image\//i.test(textOf(resource, "mime").trim()) ? [base64Picture(data)] : [];
}

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== "string" && child.name === name,
  );
}

function textOf(element: XmlElement, name: string): string {
  const [child] = childrenOf(element, name);
  return child ? contentOf(child) : "";
}

function contentOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : contentOf(child))).join("");
}
