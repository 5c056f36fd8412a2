import { jsonSource } from "./json-source.ts";

/** The kind of a pasted text. */
export type PastedKind = "address" | "json" | "text";

/** A text that is one address and nothing else: `https://example.org/soup`, `www.example.org`. */
const ADDRESS = /^(?:https?:\/\/|www\.)[^\s/.]+\.?[^\s]*$/i;

/** Detects a web address and JSON in a pasted text, which have better imports than the text import. */
export function pastedKind(text: string): PastedKind {
  const pasted = text.replace(/^\ufeff/, "").trim();
  if (ADDRESS.test(pasted)) return "address";
  return isJsonObject(jsonSource(pasted)) ? "json" : "text";
}

function isJsonObject(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
