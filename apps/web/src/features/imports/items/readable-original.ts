import type { Original } from "@larder/domain/archive-import/archive-import";
import { plainText } from "@larder/domain/text/plain-text";

/** Keys whose values are for programs. */
const TECHNICAL = /id$|uuid|hash|photo|image|picture|url|created|updated|date|version|@/i;
const HIDDEN = /<(script|style|head)\b[\s\S]*?<\/\1>/gi;

/**
 * Returns the text of an entry as "Import from text" reads it: of JSON the texts, each under its key; of HTML the text, a block
 * a line; anything else as it is.
 */
export function readableOriginal({ type, text }: Original): string {
  if (type === "html") return tidy(plainText(text.replace(HIDDEN, "")).replace(/\n{2,}/g, "\n"));
  if (type === "text") return text;
  try {
    return tidy(linesOf(JSON.parse(text), "").join("\n"));
  } catch {
    // A piece that is cut off.
    return text;
  }
}

function linesOf(value: unknown, key: string): string[] {
  if (TECHNICAL.test(key)) return [];
  if (typeof value === "string") return value.trim() === "" ? [] : [...heading(key), value.trim()];
  if (Array.isArray(value)) {
    const inner = value.flatMap((each) => linesOf(each, ""));
    return inner.length === 0 ? [] : [...heading(key), ...inner];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => linesOf(inner, name));
}

/** The name comes first and needs no heading. */
function heading(key: string): string[] {
  if (key === "" || /^(?:name|title|text)$/i.test(key)) return [];
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[_-]+/g, " ");
  return ["", `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}:`];
}

function tidy(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
