import type { CollectionEntry, CollectionRole, StoredCollection } from "./collection.ts";

/** The fields that decide who reads a collection. */
type Readers = Pick<StoredCollection, "userId" | "audience" | "members">;

/** Returns what a user may do with a collection; null for a user who may not read it. */
export function collectionRoleOf(
  { userId, audience, members }: Readers,
  uid: string | undefined,
): CollectionRole | null {
  if (uid === undefined || uid === "") return null;
  if (uid === userId) return "owner";
  if (audience === "private") return null;
  const member = members.find((each) => each.userId === uid);
  if (member) return member.role;
  return audience === "all" ? "reader" : null;
}

/** Returns whether a role permits to put in, take out and arrange recipes. */
export function mayEditEntries(role: CollectionRole | null): boolean {
  return role === "owner" || role === "editor";
}

/** Returns whether another audience has a reader that the audience before it had not. */
export function gainsReaders(before: Readers, after: Readers): boolean {
  if (after.audience === "private" || before.audience === "all") return false;
  if (after.audience === "all" || before.audience === "private") return true;
  return after.members.some(({ userId }) => collectionRoleOf(before, userId) === null);
}

/**
 * Returns whether a reader is shown a recipe that is its owner's alone by this collection: the recipe's owner has put it in
 * knowingly, and others read the collection.
 */
export function isShownBy(
  collection: Readers,
  { isShared }: Pick<CollectionEntry, "isShared">,
  uid: string | undefined,
): boolean {
  return isShared && collection.audience !== "private" && collectionRoleOf(collection, uid) !== null;
}

/**
 * Returns a position between two neighbours.
 *
 * @param previous null at the beginning
 * @param next null at the end
 * @returns null where no number lies between them: all positions are to be numbered again
 */
export function positionBetween(previous: number | null, next: number | null): number | null {
  if (next === null) return (previous ?? 0) + 1;
  if (previous === null) return next - 1;
  const middle = (previous + next) / 2;
  return previous < middle && middle < next ? middle : null;
}
