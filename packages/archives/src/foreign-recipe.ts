/** A picture as an archive has it: its bytes, or the address of another site. */
export type ArchivePicture =
  | {
      /** Returns the bytes as they are stored; throws `EntryError` when they cannot be read. */
      bytes(): Promise<Uint8Array>;
    }
  | { address: string };

/** Lines under a heading; null for those without one. */
export interface ForeignGroup {
  name: string | null;
  lines: readonly string[];
}

/** Another recipe of the same archive that a recipe uses. */
export interface ForeignLink {
  name: string;
  /** The id of it in the exporting app. */
  ownId?: string;
}

/**
 * A recipe as a reader finds it: texts as the exporting app wrote them, entities and tags included. `archivedRecipe`
 * cleans them; what is missing stays missing.
 */
export interface ForeignRecipe {
  /** Its position in the archive: a path, with `#` and a number where a file holds several. */
  entry: string;
  /** Its id in the exporting app, which stays the same from export to export. */
  ownId?: string | undefined;
  name: string;
  description?: string | undefined;
  ingredients: readonly ForeignGroup[];
  steps: readonly ForeignGroup[];
  notes?: readonly string[];
  /** A number, or a text such as "4-6 people". */
  servings?: number | string | undefined;
  /** Minutes, or a text such as "1 hr 20" or "PT1H20M". */
  prepTime?: number | string | undefined;
  cookTime?: number | string | undefined;
  totalTime?: number | string | undefined;
  /** The stars of the cook who exports, 1 to 5; 0 is none. */
  ownRating?: number | undefined;
  isFavorite?: boolean | undefined;
  /** The days on which the cook made it. */
  cookedOn?: readonly string[];
  difficulty?: string | undefined;
  author?: string | undefined;
  /** The name of a site or a book. */
  source?: string | undefined;
  /** The address that it comes from. */
  url?: string | undefined;
  video?: string | undefined;
  nutrition?: string | undefined;
  cuisine?: string | undefined;
  /** Courses, and folders that are named by them: each becomes a category. */
  meals?: readonly string[];
  /** Categories, courses, tags and folders: each becomes a tag. */
  labels?: readonly string[];
  tools?: readonly string[];
  /** A language tag, where the format states one. */
  language?: string | undefined;
  /** The time at which the exporting app created it, as anything that `Date` reads. */
  createdAt?: string | number | undefined;
  pictures?: readonly ArchivePicture[];
  links?: readonly ForeignLink[];
  /** The piece of the archive that it was read from, without pictures. */
  original: ForeignOriginal;
  problems?: readonly ProblemCode[];
}

export interface ForeignOriginal {
  type: "json" | "html" | "text";
  text: string;
}

/** The parts of a recipe that did not arrive, or not as they were. */
export const PROBLEM_CODES = [
  /** A picture that the recipe names is not in the archive. */
  "picture-missing",
  /** A picture cannot be read. */
  "picture-unreadable",
  /** The recipe has more pictures than are stored. */
  "pictures-cut",
  /** A text or a list was too long and continues in the notes, or in further steps. */
  "text-split",
  /** The original piece is too long to be kept whole. */
  "original-cut",
  /** A linked recipe is not in the archive. */
  "link-missing",
  /** An address that is none of the web was left out. */
  "address-unsafe",
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];
