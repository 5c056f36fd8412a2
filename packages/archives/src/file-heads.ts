import type { FileHeads } from "./archive-reader.ts";
import { decodeText } from "./container/decode-text.ts";
import { beginningOf, isGzip } from "./container/inflate.ts";
import { HEAD_BYTES, type TreeFile } from "./container/tree.ts";

/** Reads the beginning of each file once. */
export function createFileHeads(): FileHeads {
  const heads = new Map<TreeFile, Promise<Uint8Array>>();
  const texts = new Map<TreeFile, Promise<string>>();

  function bytes(file: TreeFile): Promise<Uint8Array> {
    const known = heads.get(file);
    if (known) return known;
    const head = file.head(HEAD_BYTES);
    heads.set(file, head);
    return head;
  }

  async function readText(file: TreeFile): Promise<string> {
    const head = await bytes(file);
    return decodeText(isGzip(head) ? beginningOf(head, "gzip", HEAD_BYTES) : head);
  }

  return {
    bytes,
    text(file) {
      const known = texts.get(file);
      if (known) return known;
      const text = readText(file);
      texts.set(file, text);
      return text;
    },
  };
}
