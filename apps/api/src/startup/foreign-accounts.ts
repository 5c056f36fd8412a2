import { isForeign, providerOf } from "@larder/domain/account/sign-in-provider";
import type { Store } from "../ports/store.ts";
import type { StartLog } from "./start-log.ts";

/**
 * Reports how many accounts belong to another sign-in provider than the configured one: these users cannot sign in,
 * and a command hands their recipes over. If the store cannot be read now, the next start reports them.
 *
 * @param providers `local`, the id of the configured Firebase project, or this server itself
 */
export async function reportForeignAccounts(
  { transfer }: Pick<Store, "transfer">,
  providers: readonly string[],
  log: StartLog,
): Promise<void> {
  const byProvider: Record<string, number> = {};
  let accounts = 0;
  try {
    for await (const user of transfer.read("users", () => {})) {
      if (!providers.every((provider) => isForeign(user, provider))) continue;
      const name = providerOf(user) ?? "firebase";
      byProvider[name] = (byProvider[name] ?? 0) + 1;
      accounts += 1;
    }
  } catch (error) {
    log.info({ err: error }, "the accounts could not be looked at");
  }
  if (accounts === 0) return;
  log.warn(
    { accounts, byProvider, providers },
    "there are accounts of another sign-in provider: nobody can sign in as them, and their recipes belong to nobody here. " +
      "List them with: npm run claim -- --list. Hand one over with: npm run claim -- --from PROVIDER:NAME@EXAMPLE.COM --to UID",
  );
}
