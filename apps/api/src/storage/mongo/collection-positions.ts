import { positionBetween } from "@larder/domain/collection/collection-rules";
import type { Model } from "mongoose";
import type { EntryDocument } from "./collection-document.ts";

type Placed = Pick<EntryDocument, "_id" | "recipeId" | "sectionId" | "position">;

/** Creates the function that moves an entry, as `CollectionStore.move` says. */
export function createEntryMoves(entries: Model<EntryDocument>) {
  const read = (collectionId: string) =>
    entries
      .find({ collectionId }, { recipeId: 1, sectionId: 1, position: 1 })
      .sort({ position: 1, recipeId: 1 })
      .lean<Placed[]>();

  async function numberAgain(placed: readonly Placed[]): Promise<void> {
    await entries.bulkWrite(
      placed.map(({ _id }, index) => ({
        updateOne: { filter: { _id }, update: { $set: { position: index + 1 } } },
      })),
    );
  }

  return async (
    collectionId: string,
    recipeId: string,
    to: { sectionId: string | null; before: string | null },
  ): Promise<boolean> => {
    let placed = await read(collectionId);
    const moved = placed.find((entry) => entry.recipeId === recipeId);
    if (!moved) return false;
    if (to.before === recipeId) return true;
    let position = positionFor(placed, recipeId, to);
    if (position === "full") {
      await numberAgain(placed);
      placed = placed.map((entry, index) => ({ ...entry, position: index + 1 }));
      position = positionFor(placed, recipeId, to);
    }
    if (typeof position !== "number") return false;
    await entries.updateOne({ _id: moved._id }, { $set: { sectionId: to.sectionId, position } });
    return true;
  };
}

/** @returns null where the recipe before which it is to stand is not in the section, "full" where no number is free there */
function positionFor(
  placed: readonly Placed[],
  recipeId: string,
  { sectionId, before }: { sectionId: string | null; before: string | null },
): number | "full" | null {
  const section = placed.filter(
    (entry) => (entry.sectionId ?? null) === sectionId && entry.recipeId !== recipeId,
  );
  const at = before === null ? section.length : section.findIndex((entry) => entry.recipeId === before);
  if (at === -1) return null;
  const previous = section[at - 1]?.position ?? null;
  return positionBetween(previous, section[at]?.position ?? null) ?? "full";
}
