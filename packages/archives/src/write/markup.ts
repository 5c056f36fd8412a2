import { printable } from "./recipe-text.ts";

/** Text that is markup already. */
export interface Markup {
  readonly markup: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Marks that turn the direction of what follows, also beyond their own text. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Escapes a text for content and attributes of HTML and XHTML, without characters that XML forbids. */
function escapeMarkup(text: string): string {
  return printable(text)
    .replaceAll(DIRECTIONS, "")
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

type Value = string | number | Markup | readonly Markup[] | null;

/** Builds markup: texts are escaped, markup and lists of it are put in as they are, null is nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const text = parts.map((part, at) => part + (at < values.length ? markupOf(values[at] ?? null) : ""));
  return { markup: text.join("") };
}

function markupOf(value: Value): string {
  if (value === null) return "";
  if (typeof value === "string" || typeof value === "number") return escapeMarkup(String(value));
  if ("markup" in value) return value.markup;
  return value.map(({ markup }) => markup).join("");
}

/** Returns the address of a file below a folder, as a link names it. */
export function fileAddress(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
