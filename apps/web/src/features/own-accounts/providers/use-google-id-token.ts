import { useEffect, useRef } from "react";
import type { Account } from "@/lib/session/firebase";
import { useSession } from "@/lib/session/session";
import type { ClientConfig } from "@/lib/session/session-user";

/**
 * Returns a function that asks the user for an ID token in Google's window, for a server that holds the sessions. The library is
 * loaded before the first click, because browsers block a window that opens too long after one.
 */
export function useGoogleIdToken(): () => Promise<string> {
  const { config } = useSession();
  const connecting = useRef<ReturnType<typeof connect>>(null);

  useEffect(() => {
    if (!config?.methods?.google) return;
    connecting.current = connect(config);
    // The click says what is wrong.
    connecting.current.catch(() => {});
  }, [config]);

  return async () => {
    const ask = await connecting.current;
    if (!ask) throw new Error("Google is no way to sign in here.");
    return ask();
  };
}

/** The library can be set up once in a page. */
let connected: Promise<() => Promise<string>> | undefined;

function connect({ firebase, authEmulatorUrl }: ClientConfig): Promise<() => Promise<string>> {
  connected ??= (async () => {
    if (!firebase) throw new Error("Google is no way to sign in here.");
    const { connectIdentity } = await import("@/lib/session/firebase");
    const identity = await connectIdentity({ firebase, authEmulatorUrl });
    // Somebody whose sign-in was cut off before.
    await identity.signOut();
    return async () => {
      const { promise, resolve } = Promise.withResolvers<Account>();
      const unwatch = identity.watch((account) => account && resolve(account));
      try {
        await identity.signIn();
        const idToken = await (await promise).idToken?.();
        // The session is the server's: the library has nobody to remember.
        await identity.signOut();
        return idToken ?? "";
      } finally {
        unwatch();
      }
    };
  })();
  connected.catch(() => {
    connected = undefined;
  });
  return connected;
}
