import { headingOf } from "@larder/domain/text-import/headings";
import { withoutMarkup } from "../plain-markup.ts";

/** The parts of a recipe in Markdown; what stands under any other heading is a note. */
export type MarkdownPart = "intro" | "ingredients" | "steps" | "tools" | "nutrition" | "notes";

/** The lines under one heading. */
export interface MarkdownBlock {
  part: MarkdownPart;
  /** The heading itself: of a group of ingredients or steps, or of a note; null for that of the part. */
  name: string | null;
  lines: string[];
}

export interface MarkdownDocument {
  /** The heading at the top; null where the text begins without any. */
  title: string | null;
  blocks: MarkdownBlock[];
  /** Paths and addresses of pictures, in order. */
  pictures: string[];
}

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
/** A line in bold alone is a heading of a group. */
const BOLD_LINE = /^\*\*([^*]{1,100}?):?\*\*:?$/;
const PICTURE =
  /!\[([^\]\n]{0,500})\]\((?:<([^>\n]{1,2000})>|([^()\s]{1,2000}))(?:\s+"[^"\n]{0,300}")?\)|!\[\[([^\]\n|]{1,500})(?:\|[^\]\n]{0,100})?\]\]/g;
/** "- ", "* ", "+ ", "1. ", "2) ", with the box of a task. */
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(?=\S)/;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
const PRIVATE = 0xe000;
const NUTRITION = /nutri|nährwert|naehrwert/i;

/**
 * Cuts a text in Markdown at its headings. A heading that names no part of a recipe is a group within a part, else a note.
 *
 * @param named the name that a header gives, so that the first heading is no title unless it says the same
 */
export function markdownDocument(text: string, named?: string): MarkdownDocument {
  const pictures: string[] = [];
  const blocks: MarkdownBlock[] = [{ part: "intro", name: null, lines: [] }];
  let title = named?.trim() || null;
  let level = 0;
  const open = (part: MarkdownPart, name: string | null) => blocks.push({ part, name, lines: [] });
  for (const written of text.split(/\r\n?|\n/)) {
    const line = withoutPictures(written, pictures).trim();
    const [, signs = "", heading = ""] = HEADING.exec(line) ?? [];
    const current = blocks.at(-1)?.part ?? "intro";
    if (signs === "") {
      const group = BOLD_LINE.exec(line)?.[1];
      const part = group === undefined ? null : partOf(group);
      if (part) open(part, null);
      else if (group !== undefined && isList(current)) open(current, group.trim());
      else blocks.at(-1)?.lines.push(line);
      continue;
    }
    const name = plainLine(heading);
    const part = partOf(name);
    if (part && (title !== null || signs.length > 1 || part !== "notes")) {
      open(part, part === "notes" && !isNotesHeading(name) ? name : null);
      level = signs.length;
    } else if (current === "intro" && (title === null || title === name)) title = name;
    else if (isList(current) && signs.length > level) open(current, name);
    else if (name !== "") {
      open("notes", name);
      level = signs.length;
    }
  }
  return { title, blocks, pictures };
}

/** Returns the text of an entry of a list, without the sign before it. */
export function plainItem(line: string): string {
  return plainLine(line.replace(ITEM, ""));
}

/** Returns the text of a line without the marks in it, and without its escapes. */
export function plainLine(line: string): string {
  if (!line.includes("\\")) return withoutMarkup(line).trim();
  // An escaped sign is no mark: it waits in the private range of Unicode until the marks are gone.
  const hidden = line.replace(ESCAPE, (_, sign: string) => String.fromCharCode(PRIVATE + sign.charCodeAt(0)));
  return withoutMarkup(hidden)
    .replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE))
    .trim();
}

export function isItem(line: string): boolean {
  return ITEM.test(line);
}

function isList(part: MarkdownPart): boolean {
  return part === "ingredients" || part === "steps";
}

function partOf(heading: string): MarkdownPart | null {
  const found = headingOf(heading);
  if (!found || found.rest !== "") return null;
  if (found.section === "method") return "steps";
  if (found.section === "notes" && NUTRITION.test(heading)) return "nutrition";
  return found.section;
}

function isNotesHeading(name: string): boolean {
  return /^(?:recipe )?(?:notes?|notas?|notizen|hinweise|remarques|anotações|note)\b/i.test(name);
}

function withoutPictures(line: string, pictures: string[]): string {
  if (!line.includes("![")) return line;
  return line.replace(PICTURE, (_, __, bracketed?: string, path?: string, wiki?: string) => {
    pictures.push(decoded(bracketed ?? path ?? wiki ?? ""));
    return "";
  });
}

function decoded(path: string): string {
  try {
    return /^https?:/i.test(path) ? path : decodeURIComponent(path);
  } catch {
    return path;
  }
}
