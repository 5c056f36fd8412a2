import { EntryError } from "../entry-error.ts";
import type { ArchivePicture } from "../foreign-recipe.ts";

/** A picture as text: base64 with or without line ends and padding, also of addresses, also as a `data:` address. */
export function base64Picture(written: string): ArchivePicture {
  return {
    bytes: async () => {
      const data = /^data:[^,]{0,200},/.exec(written)?.[0].length ?? 0;
      const bytes = Buffer.from(written.slice(data), "base64");
      if (bytes.length === 0) throw new EntryError("entry-damaged");
      return bytes;
    },
  };
}
