import { decodeText } from "../container/decode-text.ts";
import type { TreeFile } from "../container/tree.ts";
import { EntryError } from "../entry-error.ts";

/** Decodes a file to find out what it is; "" for one that cannot be read, which is told when it is read. */
export async function textOfFile(file: TreeFile, mostBytes?: number): Promise<string> {
  try {
    return decodeText(await file.bytes(mostBytes));
  } catch (error) {
    if (error instanceof EntryError) return "";
    throw error;
  }
}
