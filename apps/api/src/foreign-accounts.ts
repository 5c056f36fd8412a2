import { providerOf, type SignInProvider } from "./ports/sign-in-provider.ts";
import type { Store } from "./ports/store.ts";

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/**
 * Reports the accounts that another sign-in provider has made: nobody can sign in as them here, and what they own is
 * handed over by a command. A store that cannot be read now is looked at when the server is started again.
 */
export async function reportForeignAccounts(
  { transfer }: Pick<Store, "transfer">,
  provider: SignInProvider,
  log: Log,
): Promise<void> {
  let accounts = 0;
  try {
    for await (const { id } of transfer.read("users", () => {})) {
      if (providerOf(id) !== provider) accounts += 1;
    }
  } catch (error) {
    log.info({ err: error }, "the accounts could not be looked at");
  }
  if (accounts === 0) return;
  log.warn(
    { accounts, provider },
    "there are accounts of another sign-in provider: nobody can sign in as them, and their recipes belong to nobody here. " +
      "List them with: npm run claim -- --list. Hand one over with: npm run claim -- --from local:NAME@EXAMPLE.COM --to UID",
  );
}
