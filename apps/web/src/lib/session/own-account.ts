import { getSession } from "@larder/domain/contract/own-accounts";
import { call } from "@/lib/api/api-client";
import type { Account, IdentityProvider } from "@/lib/session/firebase";

/** Follows the session of an account of this server: there is no other provider, and the cookie alone proves it. */
export function followOwnSession(): IdentityProvider {
  let report: (account: Account | null) => void = () => {};
  return {
    watch: (next) => {
      report = next;
      void currentAccount()
        // Out of reach, and nobody was signed in here before.
        .catch(() => null)
        .then((account) => report(account));
      return () => {
        report = () => {};
      };
    },
    // The form has opened the session before.
    signIn: async () => report(await currentAccount()),
    signOut: async () => {
      await currentAccount().catch(() => null);
      report(null);
    },
  };
}

/** Without a connection it is the account that was signed in last. */
async function currentAccount(): Promise<Account | null> {
  const { user } = await call(getSession, { cacheFor: "everyone" });
  if (!user) return null;
  const { id, email, displayName, role } = user;
  return { uid: id, email, role, ...(displayName !== undefined && { displayName }) };
}
