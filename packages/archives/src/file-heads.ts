import type { FileHeads } from "./archive-reader.ts";
import { decodeText } from "./container/decode-text.ts";
import { isGzip } from "./container/inflate.ts";
import { HEAD_BYTES, type TreeFile } from "./container/tree.ts";
import { constants, gunzipSync } from "node:zlib";

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
    return decodeText(isGzip(head) ? beginningOfGzip(head) : head);
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

function beginningOfGzip(head: Uint8Array): Uint8Array {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: HEAD_BYTES * 300 };
    return gunzipSync(head, options).subarray(0, HEAD_BYTES);
  } catch {
    return new Uint8Array();
  }
}
