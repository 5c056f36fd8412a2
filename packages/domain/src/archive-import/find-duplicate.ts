import type { ArchiveSource } from "./archive-source.ts";

/** An entry of an archive by what tells it from others. */
export interface EntryIdentity {
  app: string;
  ownId: string | null;
  fingerprint: string;
  digest: string;
  name: string;
  /** The canonical address of the page that it comes from; null where it names none. */
  sourceUrl: string | null;
}

/** The recipes of one user that are here already. */
export interface PresentRecipes {
  /** Returns the imported recipes with this id in this app. */
  byOwnId(app: string, ownId: string): readonly ArchiveSource[];
  /** Returns the imported recipes whose entries had this fingerprint. */
  bySourceFingerprint(fingerprint: string): readonly ArchiveSource[];
  /** Returns the id of a recipe that has this fingerprint as it is now. */
  byFingerprint(fingerprint: string): string | undefined;
  /** Returns the name that a recipe has here; undefined where it is gone. */
  nameOf(recipeId: string): string | undefined;
  /** Returns the id of a recipe from this page with this name. */
  byPage(sourceUrl: string, name: string): string | undefined;
}

/** The recipe that an entry already is here. */
export interface Duplicate {
  recipeId: string;
  /** True if the archive has another content than when it was imported. */
  isChangedThere: boolean;
  /** The source of the recipe; null where it was not imported from an archive. */
  source: ArchiveSource | null;
}

const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
/** Apps that count their recipes from 1 have the same ids in each cookbook; random ids and addresses are longer. */
const LONG_ID = /^\S{20,}$/;

/**
 * Finds the recipe that an entry already is: by its id in the exporting app, then by its fingerprint, then by the page that
 * both come from together with the name. The same name alone is no duplicate, and neither is an id that another cookbook of the
 * same app can have too, unless the name is the same. Returns null for a new recipe.
 */
export function findDuplicate(entry: EntryIdentity, present: PresentRecipes): Duplicate | null {
  const known = knownByOwnId(entry, present);
  const source =
    known.find(({ digest }) => digest === entry.digest) ??
    known[0] ??
    present.bySourceFingerprint(entry.fingerprint)[0];
  if (source) {
    const isChangedThere = source.digest !== entry.digest;
    return { recipeId: source.recipeId, isChangedThere, source };
  }
  const same =
    present.byFingerprint(entry.fingerprint) ??
    (entry.sourceUrl === null ? undefined : present.byPage(entry.sourceUrl, entry.name));
  return same === undefined ? null : { recipeId: same, isChangedThere: false, source: null };
}

function knownByOwnId(
  { app, ownId, fingerprint, name }: EntryIdentity,
  present: PresentRecipes,
): ArchiveSource[] {
  if (ownId === null) return [];
  const isUnique = UUID.test(ownId) || LONG_ID.test(ownId);
  return present
    .byOwnId(app, ownId)
    .filter(
      (source) =>
        isUnique ||
        source.fingerprint === fingerprint ||
        present.nameOf(source.recipeId)?.normalize("NFC") === name.normalize("NFC"),
    );
}
