import type { User } from "@larder/domain/account/user";
import type { StoredUser } from "../../ports/people-stores.ts";
import { LOCAL_PROVIDER, providerOf } from "@larder/domain/account/sign-in-provider";
import type { Store } from "../../ports/store.ts";
import { CommandError, counted } from "../command/command.ts";

/** Stands for any Firebase project, also an unknown one. */
const ANY_FIREBASE = "firebase";

/** Lists every account with its provider, address, id and number of recipes, one per line. */
export async function listAccounts({
  transfer,
  recipes,
}: Pick<Store, "transfer" | "recipes">): Promise<string[]> {
  const lines: string[] = [];
  for await (const user of transfer.read("users", () => {})) {
    const { id, email } = user;
    const used = await recipes.usage(id);
    lines.push(`${providerOf(user) ?? ANY_FIREBASE}:${email}  ${id}  ${counted(used.recipes)} recipes`);
  }
  return lines.length > 0 ? lines : ["There are no accounts."];
}

/**
 * The account that was meant by its id, or by its provider and address.
 *
 * @throws CommandError when there is none, or more than one
 */
export async function resolveAccount(
  { transfer }: Pick<Store, "transfer">,
  written: string,
): Promise<Pick<User, "id" | "email">> {
  const [, provider, address = ""] = /^([a-z][a-z0-9-]*):(.+)$/.exec(written) ?? [];
  const found: Pick<User, "id" | "email">[] = [];
  for await (const user of transfer.read("users", () => {})) {
    const { id, email } = user;
    const isMeant = isOf(user, provider) && email.toLowerCase() === address.toLowerCase();
    if (id === written || isMeant) found.push({ id, email });
  }
  const [account, ...others] = found;
  if (account && others.length === 0) return account;
  throw new CommandError(
    account
      ? `${written} names several accounts (${found.map(({ id }) => id).join(", ")}): name one by its id.`
      : `There is no account ${written}. Whoever takes over must have signed in once; --list shows all accounts.`,
  );
}

function isOf(user: StoredUser, provider: string | undefined): boolean {
  const own = providerOf(user);
  return provider === ANY_FIREBASE ? own !== LOCAL_PROVIDER : own === provider;
}
