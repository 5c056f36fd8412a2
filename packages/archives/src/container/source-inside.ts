import type { ByteSource } from "./byte-source.ts";
import type { TreeFile } from "./tree.ts";

/**
 * Makes a source of a file in an archive. Its bytes are dropped when memory is short and read again when they are needed,
 * so that an archive of thousands of archives is never in memory as a whole.
 *
 * @throws {EntryError} when it cannot be read
 */
export async function sourceInside(file: TreeFile, mostBytes: number): Promise<ByteSource> {
  const first = await file.bytes(mostBytes);
  let cached = new WeakRef(first);
  return {
    name: file.path,
    size: first.length,
    read: async (start, length) => {
      const bytes = cached.deref() ?? (await file.bytes(mostBytes));
      cached = new WeakRef(bytes);
      // A copy: a view would hold all of it.
      return bytes.slice(start, start + length);
    },
  };
}
