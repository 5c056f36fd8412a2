import { open } from "node:fs/promises";

/** A file that is read in parts, wherever it lies: on the disk, in memory, or behind a message port. */
export interface ByteSource {
  /** The name or path that the file was handed over with; readers never trust it to tell the format. */
  readonly name: string;
  /** Its size in bytes. */
  readonly size: number;
  /** Reads `length` bytes from `start`; fewer only where the file ends. */
  read(start: number, length: number): Promise<Uint8Array>;
}

/** Returns a source of bytes in memory. */
export function bytesSource(bytes: Uint8Array, name = ""): ByteSource {
  return {
    name,
    size: bytes.length,
    read: async (start, length) => bytes.subarray(start, start + length),
  };
}

/** Opens a file of the disk; the caller closes it. */
export async function fileSource(path: string, name = path): Promise<ByteSource & AsyncDisposable> {
  const file = await open(path, "r");
  const { size } = await file.stat();
  return {
    name,
    size,
    read: async (start, length) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - start)));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
      return bytes.subarray(0, bytesRead);
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}
