import { cleanLine, cleanText } from "../text/clean-text.ts";
import { LIMITS } from "../limits.ts";
import { EDITABLE_FIELDS } from "../recipe/editable-fields.ts";
import { partsOfText } from "../text/parts-of-text.ts";
import type { Notes } from "./notes.ts";
import { first, isRecord, listOf, type Raw } from "./values.ts";

/**
 * Reads the notes of a recipe: a text is one note, and a note with a title begins with it as a line of its own. A note
 * beyond the limit becomes several, so that nothing of it is lost.
 *
 * @returns undefined when there are none
 */
export function normaliseRecipeNotes(value: unknown, notes: Notes): string[] | undefined {
  const { maxEntries } = EDITABLE_FIELDS.notes;
  const taken: string[] = [];
  for (const [index, entry] of listOf(value).entries()) {
    const words = isRecord(entry) ? titledText(entry) : textOf(entry);
    if (words === null) notes.add("unreadable", `notes.${index}`);
    const text = cleanText(words ?? "");
    if (text === "") continue;
    if (taken.length === maxEntries) {
      notes.add("cut", "notes");
      break;
    }
    taken.push(...partsOfText(text, LIMITS.textLength, maxEntries - taken.length + 1));
  }
  if (taken.length > maxEntries) notes.add("cut", "notes");
  return taken.length > 0 ? taken.slice(0, maxEntries) : undefined;
}

function titledText(note: Raw): string | null {
  const title = cleanLine(textOf(first(note, "title", "name")) ?? "");
  const text = textOf(first(note, "text", "note"));
  if (title === "") return text;
  return text === null ? title : `${title}\n${text}`;
}

function textOf(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value : null;
}
