import type { NamedUser } from "@larder/domain/collection/collection";
import { shownUserName } from "@larder/domain/collection/collection-rules";
import type { StoredUser } from "../../ports/people-stores.ts";

/** Returns a user as other users see them. */
export function namedUserOf({ id, displayName, account }: StoredUser): NamedUser {
  return { id, name: shownUserName({ displayName, login: account?.login }) };
}
