import type { CookingNotes } from "@larder/domain/account/cooking-notes";
import type { StoredCollection } from "@larder/domain/collection/collection";
import type { InterfaceLanguage } from "@larder/domain/language";
import type { ExportFileMessages, Messages } from "@larder/domain/messages/messages";
import type { Recipe } from "@larder/domain/recipe/recipe";

/** A picture of a recipe. Both functions reject when the picture is gone or cannot be read. */
export interface ExportedPicture {
  /** Returns the largest stored size as it is stored. */
  file(): Promise<PictureFile>;
  /** Returns it as JPEG, for apps and readers that know nothing newer. */
  jpeg(maxWidth?: number): Promise<Uint8Array>;
}

export interface PictureFile {
  bytes: Uint8Array;
  /** The ending of its name: "webp". */
  extension: string;
}

/** A recipe with all that its cook has beside it. */
export interface ExportedRecipe {
  recipe: Recipe;
  /** In the order of `image` and `moreImages`. */
  pictures: readonly ExportedPicture[];
  /** The exporting cook's own; null where there are none. */
  cookingNotes: CookingNotes | null;
  isBookmarked: boolean;
}

/** A collection with the recipes in it, in its order. */
export interface ExportedCollection extends Omit<StoredCollection, "userId" | "members" | "version"> {
  recipes: readonly { id: string; sectionId: string | null }[];
}

/** A recipe before it is read: enough for a table of contents and for links between files. */
export interface ListedRecipe {
  id: string;
  name: string;
}

/** The recipes and collections of an export. A writer reads each recipe once, when it is at it, so that memory stays small. */
export interface ExportSource {
  /** The name of the whole: of the collection, of the search, or of everything. */
  title: string;
  listed: readonly ListedRecipe[];
  /** Returns null for a recipe that was deleted or hidden since it was listed, or that cannot be read. */
  read(id: string): Promise<ExportedRecipe | null>;
  collections: readonly ExportedCollection[];
  /** The time of the export: an ISO string in UTC. */
  exportedAt: string;
  /** The address of the server; "" where none is known. */
  origin: string;
  language: InterfaceLanguage;
  labels: ExportFileMessages;
  /** The headings of built-in groups of ingredients. */
  groupNames: Messages["groups"];
  /** Called with the name of each recipe of which a picture could not be read. */
  pictureFailed?: (name: string) => void;
}

/** A file of an archive that is written. */
export interface WrittenFile {
  path: string;
  bytes: Uint8Array | string;
  /** True for what does not get smaller, such as pictures. */
  isCompressed?: boolean;
}
