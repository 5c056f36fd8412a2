import { type NamedUser, shownUserName } from "@larder/domain/community/named-user";
import type { StoredUser } from "../../ports/people-stores.ts";

/** Returns a user as other users see them. */
export function namedUserOf({ id, displayName, account }: StoredUser): NamedUser {
  return { id, name: shownUserName({ displayName, login: account?.login }) };
}
