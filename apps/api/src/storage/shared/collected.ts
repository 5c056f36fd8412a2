import type { StoredCollection } from "@larder/domain/collection/collection";

/** Puts entries into the order of the sections; those without a section, or with one that is gone, come first. */
export function bySections<T extends { sectionId: string | null }>(
  entries: readonly T[],
  { sections }: Pick<StoredCollection, "sections">,
): T[] {
  if (sections.length === 0) return entries.map((entry) => ({ ...entry, sectionId: null }));
  const parts = new Map<string | null, T[]>([[null, []], ...sections.map(({ id }) => [id, []] as const)] as [
    string | null,
    T[],
  ][]);
  for (const entry of entries) {
    const part = parts.get(entry.sectionId);
    if (part) part.push(entry);
    else parts.get(null)?.push({ ...entry, sectionId: null });
  }
  return [...parts.values()].flat();
}

/**
 * Returns the collection without a user among its members, who is somebody else from now on where another id is given; the
 * same collection where that changes nothing.
 */
export function withoutMember(collection: StoredCollection, uid: string, instead?: string): StoredCollection {
  const member = collection.members.find(({ userId }) => userId === uid);
  if (!member) return collection;
  const others = collection.members.filter(({ userId }) => userId !== uid);
  const known = others.find(({ userId }) => userId === instead);
  const members =
    instead === undefined || instead === collection.userId
      ? others
      : known
        ? others.map((each) =>
            each === known && member.role === "editor" ? { ...each, role: member.role } : each,
          )
        : [...others, { ...member, userId: instead }];
  return { ...collection, members, version: collection.version + 1 };
}
