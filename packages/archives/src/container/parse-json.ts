import { EntryError } from "../entry-error.ts";
import { decodeText } from "./decode-text.ts";
import { endOfString } from "./json-string.ts";

/** A deeper nesting is nobody's recipe, and would exhaust the stack of functions that walk it. */
const MOST_DEPTH = 200;

/**
 * Parses the bytes of a JSON file.
 *
 * @throws {EntryError} when they are no JSON, or nest deeper than two hundred levels
 */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  const text = decodeText(bytes);
  if (!isShallow(text)) throw new EntryError("entry-damaged");
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new EntryError("entry-damaged", { cause });
  }
}

/** Reports whether no bracket outside texts nests deeper than the limit. */
function isShallow(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(text, at);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth > MOST_DEPTH) return false;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      default:
    }
  }
  return true;
}
