import { appOfFormat } from "@larder/domain/archive-import/archive-source";
import {
  type Duplicate,
  type EntryIdentity,
  findDuplicate,
} from "@larder/domain/archive-import/find-duplicate";
import { LIMITS } from "@larder/domain/limits";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { NewImportItem } from "../../ports/archive-import-stores.ts";
import { archivedDigest, fingerprintOf } from "./hashes.ts";
import { type OwnRecipes, pageOf } from "./present-recipes.ts";
import type { ReadEntry, ReadRecipe } from "./reading/archive-messages.ts";

/** The longest name that an entry is listed with, in characters. */
const LONGEST_NAME = LIMITS.nameLength;

/** Makes the item of an entry: what it is, and whether it is here already. */
export function listedItem(
  importId: string,
  index: number,
  entry: ReadEntry,
  own: OwnRecipes,
): NewImportItem {
  const base = baseItem(importId, index, entry.entry);
  if (entry.kind === "unread") {
    const name = (entry.name ?? "").slice(0, LONGEST_NAME);
    return {
      ...base,
      name,
      status: "unread",
      reason: entry.reason,
      original: entry.original ?? null,
      hasOriginal: entry.original !== undefined,
    };
  }
  const draft = namedDraft(entry);
  const { name } = draft;
  const fingerprint = fingerprintOf(draft);
  const digest = archivedDigest(draft);
  const { ownId } = entry;
  const found = duplicateOf(entry, own);
  const here = found && own.recipe(found.recipeId);
  const isChanged = Boolean(here && found?.isChangedThere);
  return {
    ...base,
    name,
    format: entry.format,
    pictures: entry.pictures.length,
    ingredients: Object.values(draft.ingredients).reduce((sum, rows) => sum + rows.length, 0),
    steps: draft.steps.reduce((sum, { sub_steps }) => sum + Math.max(1, sub_steps.length), 0),
    tags: draft.tags,
    totalMinutes: draft.duration.total_time_minutes,
    status: here ? (isChanged ? "changed" : "present") : "listed",
    problems: [...entry.problems],
    existing: here ? { id: here.id, name: here.name, slug: here.slug } : null,
    isChangedHere: Boolean(here && found?.source && found.source.storedDigest !== here.digest),
    ownId,
    fingerprint,
    digest,
    links: entry.links.map((link) => ({
      name: link.name,
      ...(link.ownId !== undefined && { ownId: link.ownId }),
    })),
    pictureAddresses: entry.pictures.flatMap((picture) => ("address" in picture ? [picture.address] : [])),
    original: entry.original,
    hasOriginal: true,
    // It is read again from the archive where it is to be added; what has changed may be taken long after the upload is gone.
    draft: isChanged ? draft : null,
  };
}

/** Finds the recipe of the user's that an entry already is; null for a new one. */
export function duplicateOf(entry: ReadRecipe, own: OwnRecipes): Duplicate | null {
  const draft = namedDraft(entry);
  const identity: EntryIdentity = {
    app: appOfFormat(entry.format),
    ownId: entry.ownId,
    fingerprint: fingerprintOf(draft),
    digest: archivedDigest(draft),
    name: draft.name,
    sourceUrl: pageOf(draft),
  };
  return duplicateHere(entry, own) ?? findDuplicate(identity, own);
}

/** Returns the draft of an entry under a name: where its app left the name empty, that of its file. */
export function namedDraft({ draft, entry }: Pick<ReadRecipe, "draft" | "entry">): RecipeDraft {
  if (draft.name !== "") return draft;
  const file = entry.slice(entry.lastIndexOf("/") + 1).replace(/\.[a-z]{2,16}$/i, "");
  return { ...draft, name: file.slice(0, LONGEST_NAME) };
}

/** Finds a recipe of this server's own export that is here under its own id. */
function duplicateHere({ larder, draft }: ReadRecipe, own: OwnRecipes) {
  const here = larder && own.recipe(larder.recipe.id);
  if (!here) return null;
  const isSame = own.byFingerprint(fingerprintOf(draft)) === here.id;
  return { recipeId: here.id, isChangedThere: !isSame, source: null };
}

function baseItem(importId: string, index: number, entry: string): NewImportItem {
  return {
    importId,
    index,
    entry,
    name: "",
    format: "",
    pictures: 0,
    ingredients: 0,
    steps: 0,
    tags: [],
    totalMinutes: 0,
    status: "listed",
    reason: null,
    problems: [],
    hasOriginal: false,
    recipe: null,
    existing: null,
    isChangedHere: false,
    ownId: null,
    fingerprint: "",
    digest: "",
    links: [],
    pictureAddresses: [],
    isToBeTaken: false,
    original: null,
    draft: null,
  };
}
