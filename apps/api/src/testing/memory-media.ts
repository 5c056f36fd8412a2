import type { Media } from "../ports/media.ts";

/** A place for pictures that leaves nothing behind. It passes the same cases as the real ones. */
export function createMemoryMedia(): Media {
  const files = new Map<string, { bytes: Uint8Array; at: string }>();
  return {
    put: async (name, bytes, at) => void files.set(name, { bytes, at }),
    get: async (name) => files.get(name)?.bytes ?? null,
    touch: async (name, at) => {
      const file = files.get(name);
      if (file) files.set(name, { ...file, at });
      return file !== undefined;
    },
    removeOlder: async (name, moment) => {
      if ((files.get(name)?.at ?? moment) < moment) files.delete(name);
    },
    async *list() {
      for (const [name, { at }] of files) yield { name, at };
    },
    close: async () => {},
  };
}
