import type { ImportState, StoredImport } from "@larder/domain/archive-import/archive-import";
import type { Recipe, RecipeDraft, RecipeImage } from "@larder/domain/recipe/recipe";
import type { RecipeContent } from "@larder/domain/recipe/recipe-version";
import type { Visibility } from "@larder/domain/recipe/visibility";
import type { ImportChange } from "../../ports/archive-import-stores.ts";
import type { PreparedPicture } from "../../ports/pictures.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ReadArchive } from "./reading/read-archive.ts";

/** The settings of imports that its work reads. */
export interface ImportWorkSettings {
  /** The number of entries of an import. */
  recipes: number;
  /** The time in milliseconds that reading one entry may take. */
  entryMs: number;
  heapMegabytes: number;
}

/** The functions of other features that the work on imports calls. */
export interface ImportContext extends Pick<
  Ports,
  "store" | "uploads" | "pages" | "pictures" | "media" | "clock"
> {
  settings: ImportWorkSettings;
  /** Adds a recipe as the user's under an id that was chosen here. */
  addImported: (
    uid: string,
    draft: RecipeDraft,
    fields: { id: string; createdAt: string | undefined; visibility: Visibility },
  ) => Promise<Recipe>;
  /** Adds a recipe of another Larder with its dates and version. */
  restoreRecipe: (uid: string, recipe: Recipe, id: string) => Promise<unknown>;
  /** Makes a content the next version of the user's recipe. */
  takeContent: (uid: string, id: string, change: (before: Recipe) => RecipeContent) => Promise<Recipe>;
  savePicture: (picture: PreparedPicture) => Promise<RecipeImage>;
  /** Opens the pages at a list of addresses like an archive. */
  readAddresses: (stored: StoredImport) => ReadArchive;
  /** Called with what went wrong with one entry, which is then listed as failed. */
  report: (error: unknown, importId: string) => void;
}

/** Work on one import that is done in parts, so that others have their turn. */
export interface ImportWork {
  /**
   * Goes on until it is done or its time is over. What it has done is stored before it returns.
   *
   * @returns true when nothing is left to do, or the import is gone
   */
  work(isOver: () => boolean): Promise<boolean>;
  close(): Promise<void>;
}

/** Stores a change of an import in one of these states, with its time; false when it is in another one or gone. */
export async function changeImport(
  { store, clock }: Pick<ImportContext, "store" | "clock">,
  id: string,
  from: readonly ImportState[],
  change: ImportChange,
): Promise<boolean> {
  const updatedAt = clock().toISOString();
  return (await store.imports.change(id, from, { ...change, updatedAt })) !== null;
}
