import { isSameAddress, type RecipeFate } from "@larder/domain/account/account-data";
import type { AccountRestore } from "@larder/domain/account/account-restore";
import { AppError } from "../../http/errors/app-error.ts";
import type { JsonStream } from "../../http/answers/json-stream.ts";
import { AuthError, type Identity } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import { accountDocument } from "./account-document.ts";
import { restoreAccount, type RestoreRecipe } from "./restore-account.ts";

export type AccountService = ReturnType<typeof createAccountService>;

/** Creates the service for a user's whole account: download, restore and deletion. */
export function createAccountService({
  store,
  auth,
  clock,
  newId,
  restoreRecipe,
}: Pick<Ports, "store" | "auth" | "clock" | "newId"> & { restoreRecipe: RestoreRecipe }) {
  return {
    data: (user: Identity): Promise<JsonStream> => accountDocument(store, user, clock()),

    /** Adds what is missing here of a downloaded document. */
    restore: (user: Identity, file: Uint8Array, signal: AbortSignal): Promise<AccountRestore> =>
      restoreAccount(store, user, file, { restoreRecipe, signal }),

    /**
     * Forgets the user, at the identity provider last: until then they can sign in and ask again, and every step does
     * nothing where it was done before. What came in until the provider knew goes too.
     */
    async remove(
      { uid, email }: Identity,
      { typed, recipes }: { typed: string; recipes: RecipeFate },
    ): Promise<void> {
      if (!isSameAddress(typed, email)) {
        throw new AppError("bad-input", {
          details: { issues: [{ path: "body.email", message: "Expected the address of the account." }] },
        });
      }
      const leaving = { uid, email, recipes, alias: newId() };
      await store.accounts.remove(leaving);
      try {
        await auth.deleteUser(uid);
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        throw new AppError("sign-in-unavailable", { cause: error, retryAfterSeconds: 5 });
      }
      await store.accounts.remove(leaving);
    },
  };
}
