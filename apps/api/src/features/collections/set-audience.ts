import type { StoredCollection } from "@larder/domain/collection/collection";
import { gainsReaders } from "@larder/domain/collection/collection-rules";
import type { setCollectionAudience } from "@larder/domain/contract/collections";
import type { EndpointInput } from "@larder/domain/contract/endpoint";
import { AppError } from "../../http/errors/app-error.ts";
import { countAttempt } from "../../http/limits/count-attempt.ts";
import type { ShownChange } from "../../ports/collection-store.ts";
import type { Ports } from "../../ports/ports.ts";
import type { CollectionAccess, CollectionChange } from "./collection-access.ts";
import { askAboutPrivate } from "./private-recipes.ts";

const HOUR_MS = 3_600_000;
/** The users that one user may look up by name or address in an hour, found or not: addresses cannot be tried in bulk. */
const LOOKUPS_PER_HOUR = 30;

type Wanted = Pick<
  EndpointInput<typeof setCollectionAudience>["body"],
  "audience" | "members" | "sharePrivate"
>;
type Members = StoredCollection["members"];

/**
 * Creates the function that sets who reads a collection. Recipes that are their owners' alone are shown to no reader more
 * than their owners agreed to: where a collection gains readers, the caller's own ones are asked about, and those of other
 * owners are shown no longer.
 */
export function createSetAudience({
  store,
  clock,
  access,
}: Pick<Ports, "store" | "clock"> & { access: CollectionAccess }) {
  const { blocks, collections, counters, users } = store;

  async function membersOf(before: StoredCollection, wanted: Wanted["members"]): Promise<Members> {
    const members = new Map<string, Members[number]>();
    for (const [index, member] of wanted.entries()) {
      const userId =
        "userId" in member
          ? before.members.find((each) => each.userId === member.userId)?.userId
          : await idOf(before.userId, member.person);
      if (userId === undefined) throw unknownPerson(index);
      if (userId !== before.userId) members.set(userId, { userId, role: member.role });
    }
    return [...members.values()];
  }

  /** Finds a user who can be named; one who has blocked the caller is not found, and the caller is not told why. */
  async function idOf(uid: string, person: string): Promise<string | undefined> {
    const lookups = { key: `lookup:${uid}`, allowed: LOOKUPS_PER_HOUR, windowMs: HOUR_MS };
    await countAttempt({ counters, clock }, lookups);
    const id = (await users.findNamed(person))?.id;
    return id !== undefined && (await blocks.has(id, uid)) ? undefined : id;
  }

  async function shownAfter(
    before: StoredCollection,
    after: StoredCollection,
    sharePrivate: boolean | undefined,
  ): Promise<ShownChange> {
    const { id, userId } = before;
    if (after.audience === "private") return { hide: "all", show: null };
    if (gainsReaders(before, after)) {
      const unlisted = await collections.unlistedOf(id, userId);
      if (unlisted.length > 0 && sharePrivate === undefined) await askAboutPrivate(collections, unlisted);
      return { hide: "all", show: sharePrivate ? userId : null };
    }
    const staying = new Set(after.members.map((member) => member.userId));
    const left = before.members.map((member) => member.userId).filter((each) => !staying.has(each));
    return {
      hide: sharePrivate === false ? [...left, userId] : left,
      show: sharePrivate ? userId : null,
    };
  }

  return async (
    uid: string,
    id: string,
    { audience, members: named, sharePrivate }: Wanted,
    ifMatch: string | undefined,
  ): Promise<StoredCollection> => {
    const members = await membersOf(await access.owned(id, uid), named);
    return access.change(
      () => access.owned(id, uid),
      ifMatch,
      async (before): Promise<CollectionChange> => {
        const changed = { ...before, audience, members, updatedAt: clock().toISOString() };
        return { changed, shown: await shownAfter(before, changed, sharePrivate) };
      },
    );
  };
}

function unknownPerson(index: number): AppError {
  const issue = { path: `body.members.${index}`, message: "There is no such user." };
  return new AppError("person-unknown", { details: { issues: [issue] } });
}
