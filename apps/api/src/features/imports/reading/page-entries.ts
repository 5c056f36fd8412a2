import type { Original } from "@larder/domain/archive-import/archive-import";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { ReadRecipe } from "./archive-messages.ts";
import type { ReadArchive } from "./read-archive.ts";

/** The parts of an archive that a list of pages lacks. */
export const PAGES: Omit<ReadArchive, "next"> = {
  formats: [],
  lacks: [],
  columns: null,
  picture: async () => null,
  collections: async () => [],
  close: async () => {},
};

/** Returns the recipe of a page as the entry of an archive. */
export function pageEntry(
  address: string,
  draft: RecipeDraft,
  { pictures, original }: { pictures: readonly string[]; original: Original },
): ReadRecipe {
  return {
    kind: "recipe",
    format: "jsonld",
    entry: address,
    ownId: null,
    draft,
    stepHeadings: [],
    isFavorite: false,
    cookedOn: [],
    pictures: pictures.map((picture) => ({ address: picture })),
    links: [],
    original,
    problems: [],
  };
}
