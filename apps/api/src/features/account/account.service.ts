import { isSameAddress } from "@larder/domain/account/account-data";
import type { RecipeFate } from "@larder/domain/account/recipe-fate";
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
  uploads,
  auth,
  clock,
  newId,
  restoreRecipe,
}: Pick<Ports, "store" | "uploads" | "auth" | "clock" | "newId"> & { restoreRecipe: RestoreRecipe }) {
  return {
    data: (user: Identity): Promise<JsonStream> => accountDocument(store, user, clock()),

    /** Adds what is missing here of a downloaded document. */
    restore: (user: Identity, file: Uint8Array, signal: AbortSignal): Promise<AccountRestore> =>
      restoreAccount(store, user, file, { restoreRecipe, now: clock(), signal }),

    /**
     * Forgets the user, at the identity provider last: until then they can sign in and ask again, and every step does
     * nothing where it was done before. What came in until the provider knew goes too.
     */
    async remove(
      { uid, email, displayName = "" }: Identity,
      { typed, recipes }: { typed: string; recipes: RecipeFate },
    ): Promise<void> {
      // A user without an address confirms with their name.
      if (!isSameAddress(typed, email === "" ? displayName : email)) {
        throw new AppError("bad-input", {
          details: { issues: [{ path: "body.email", message: "Expected the address of the account." }] },
        });
      }
      await leaveRole(uid);
      const leaving = { uid, email, recipes, alias: newId() };
      // Before their imports are gone, by which they are found.
      for (const { id } of await store.imports.of(uid)) await uploads.remove(id);
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

  /**
   * Takes the role of an administrator who leaves, unless they are the only user of the server.
   *
   * @throws AppError `last-administrator`
   */
  async function leaveRole(uid: string): Promise<void> {
    const outcome = await store.ownAccounts.change(uid, { role: "member" });
    if (outcome === "last-administrator" && (await store.ownAccounts.list()).length > 1)
      throw new AppError("last-administrator");
  }
}
