import type { CookingNotes } from "@larder/domain/account/cooking-notes";
import type { Recipe, RecipeDraft } from "@larder/domain/recipe/recipe";
import type { ArchiveFormat } from "./archive-format.ts";
import type { UnreadReason } from "./entry-error.ts";
import type { ArchivePicture, ForeignLink, ForeignOriginal, ProblemCode } from "./foreign-recipe.ts";

/** A recipe of an archive, ready to be added. */
export interface ArchivedRecipe {
  kind: "recipe";
  format: ArchiveFormat;
  /** Its position in the archive. */
  entry: string;
  /** Its id in the exporting app; null where the format has none. */
  ownId: string | null;
  /** Normalised; without pictures. Its `assumed` names what the archive does not state. */
  draft: RecipeDraft;
  /** The titles of its steps that the archive gives; the others were made from the sentences. */
  stepHeadings: readonly string[];
  /** The stars of the cook who exports: 1 to 5. */
  ownRating?: number;
  isFavorite: boolean;
  /** The dates on which the cook made it. */
  cookedOn: readonly string[];
  /** The time at which the exporting app created it. */
  createdAt?: string;
  /** In order, the cover first. */
  pictures: readonly ArchivePicture[];
  links: readonly ForeignLink[];
  original: ForeignOriginal;
  problems: readonly ProblemCode[];
  /** The rest of it, where it comes from a Larder archive. */
  larder?: LarderBeside;
}

/** The rest of a recipe that comes from another Larder. */
export interface LarderBeside {
  /** As it was stored there, with its ids, dates and the addresses of its pictures there. */
  recipe: Recipe;
  /** The index of each picture in `image` and `moreImages` together. */
  pictureIndexes: readonly number[];
  cookingNotes: CookingNotes | null;
  isBookmarked: boolean;
}

/** A piece of an archive that gives no recipe. */
export interface UnreadEntry {
  kind: "unread";
  entry: string;
  /** The name of the recipe, where that much could be read. */
  name?: string;
  reason: UnreadReason;
  /** The text of it, where there is any. */
  original?: ForeignOriginal;
}

export type ArchiveEntry = ArchivedRecipe | UnreadEntry;
