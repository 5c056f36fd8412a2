import type { StoredUser } from "../../ports/people-stores.ts";
import type { Store } from "../../ports/store.ts";
import { CommandError } from "./command.ts";

/**
 * Finds a user by the id, the address or the login.
 *
 * @throws CommandError for none, or for several
 */
export async function findUser({ transfer }: Pick<Store, "transfer">, wanted: string): Promise<StoredUser> {
  const found: StoredUser[] = [];
  const name = wanted.toLowerCase();
  for await (const user of transfer.read("users", () => {}))
    if (
      user.id === wanted ||
      [user.email, user.account?.login].some((known) => known?.toLowerCase() === name)
    )
      found.push(user);
  const [user, ...others] = found;
  if (user && others.length === 0) return user;
  throw new CommandError(
    user
      ? `${wanted} names several users (${found.map(({ id }) => id).join(", ")}): name one by the id.`
      : `There is no user ${wanted}.`,
  );
}
