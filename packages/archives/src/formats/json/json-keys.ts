import type { FileHeads } from "../../archive-reader.ts";
import { decodeText } from "../../container/decode-text.ts";
import { endOfString } from "../../container/json-string.ts";
import type { TreeFile } from "../../container/tree.ts";
import { EntryError } from "../../entry-error.ts";

/** The keys of each file that was asked for, so that several readers can ask. */
const known = new WeakMap<TreeFile, Promise<ReadonlySet<string>>>();

/**
 * Returns the keys of the object that a JSON file holds; none for other files. The whole file is read only where its
 * beginning ends within the object, as when a picture comes first.
 */
export function jsonKeys(file: TreeFile, heads: FileHeads): Promise<ReadonlySet<string>> {
  const found = known.get(file) ?? readKeys(file, heads);
  known.set(file, found);
  return found;
}

async function readKeys(file: TreeFile, heads: FileHeads): Promise<ReadonlySet<string>> {
  const head = await heads.text(file);
  if (!head.trimStart().startsWith("{")) return new Set();
  const beginning = objectKeys(head);
  if (beginning.isComplete) return beginning.keys;
  try {
    return objectKeys(decodeText(await file.bytes())).keys;
  } catch (error) {
    if (error instanceof EntryError) return beginning.keys;
    throw error;
  }
}

/** Scans the keys of the outermost object without parsing it, and tells whether its end was seen. */
export function objectKeys(text: string): { keys: ReadonlySet<string>; isComplete: boolean } {
  const keys = new Set<string>();
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 0x22: {
        const end = endOfString(text, at);
        if (depth === 1 && isFollowedByColon(text, end)) keys.add(text.slice(at + 1, end));
        at = end;
        break;
      }
      case 0x5b:
      case 0x7b:
        depth += 1;
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
        if (depth === 0) return { keys, isComplete: true };
        break;
      default:
    }
  }
  return { keys, isComplete: false };
}

function isFollowedByColon(text: string, quote: number): boolean {
  let at = quote + 1;
  while (at < text.length && " \n\r\t".includes(text.charAt(at))) at += 1;
  return text.charAt(at) === ":";
}
