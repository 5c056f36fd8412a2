import { createUser, getLanguage, logout, setLanguage } from "@larder/domain/contract/users";
import { getConfig } from "@larder/domain/contract/system";
import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import type { Role } from "@larder/domain/account/role";
import type { InterfaceLanguage } from "@larder/domain/language";
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { call, renewSessionWith, type SessionRenewer } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import type { Account, IdentityProvider } from "@/lib/session/firebase";
import { cacheAnswersFor } from "@/lib/offline/cached-answers";
import { storeCookingFor } from "@/lib/timers/stored-cooking";
import { rememberSession, type SeenSession, seenSession } from "@/lib/session/seen-session";

/** The current user. Without a `preferredLanguage` the server could not be asked for it. */
export interface SessionUser {
  id: string;
  email: string;
  /** The name that the identity provider knows; missing where it knows none. */
  displayName?: string;
  preferredLanguage?: InterfaceLanguage;
  /** Missing where the provider knows no roles. */
  role?: Role;
}

export type ClientConfig = EndpointResponse<typeof getConfig>;

export interface Session {
  user: SessionUser | null;
  /** True until the server or the identity provider has reported who is signed in. Nothing personal is shown before. */
  loading: boolean;
  /** The server or the identity provider could not be reached at the start. */
  failed: boolean;
  config: ClientConfig | null;
  /** Opens the provider's window; call it straight from a click. Rejects when the user is not signed in afterwards. */
  signIn: () => Promise<void>;
  signOut: () => Promise<void>;
  chooseLanguage: (language: InterfaceLanguage) => Promise<void>;
  /** Tries the start again after it failed. */
  retry: () => void;
}

/** Tests put a session of their own here; the app has SessionProvider. */
export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it.");
  return session;
}

/** Follows the identity provider: registers on sign-in, fetches the language, and renews the server's session. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(BEGINNING);
  const [attempt, setAttempt] = useState(0);
  const identity = useRef<IdentityProvider>(null);
  const [known] = useState(() => Promise.withResolvers<void>());
  const signingIn = useRef<PromiseWithResolvers<void>>(null);
  const renewing = useRef(renewerOf(null));

  useEffect(() => {
    let unmounted = false;
    let unwatch = () => {};
    const first = Promise.withResolvers<SessionRenewer>();
    let isReported = false;
    // Calls may be made before the provider has reported; a refused call waits for it.
    renewSessionWith({
      token: async () => (await first.promise).token(),
      renew: async () => (await first.promise).renew(),
    });

    async function report(account: Account | null): Promise<void> {
      isReported = true;
      const renewer = renewerOf(account, () => identity.current?.signOut());
      first.resolve(renewer);
      renewing.current = renewer;
      renewSessionWith(renewer);
      void cacheAnswersFor(account?.uid ?? null);
      storeCookingFor(account?.uid ?? null);
      const waiting = signingIn.current;
      try {
        const user = account && (waiting ? await register(account) : await recall(account));
        if (unmounted) return;
        setState((before) => ({ ...before, user, loading: false }));
        waiting?.resolve();
        known.resolve();
      } catch (error) {
        // The provider knows the user but our server does not: the user is not signed in here.
        waiting?.reject(error);
        await identity.current?.signOut();
      }
    }

    async function begin(): Promise<void> {
      try {
        const config = await call(getConfig, { cacheFor: "everyone" });
        identity.current ??= await connect(config);
        if (unmounted) return;
        setState((before) => ({ ...before, config, failed: false }));
        unwatch = identity.current.watch((account) => void report(account));
        if (unmounted) unwatch();
      } catch {
        first.resolve(renewerOf(null));
        setState((before) => ({ ...before, failed: true }));
      }
    }

    /**
     * Shows the last user's page without waiting for the provider, after the server has confirmed that its session is
     * theirs.
     */
    async function resume(seen: SeenSession): Promise<void> {
      try {
        const { preferredLanguage } = await call(getLanguage, { query: { userId: seen.user.id } });
        if (unmounted || isReported) return;
        void cacheAnswersFor(seen.user.id);
        storeCookingFor(seen.user.id);
        setState((before) =>
          before.loading
            ? {
                ...before,
                // The role only hides buttons: the server looks at its own at each call.
                user: { ...seen.user, role: seen.user.role as Role, preferredLanguage },
                config: before.config ?? seen.config,
                loading: false,
              }
            : before,
        );
      } catch {
        // No user, another user, or the server is out of reach: the provider decides.
      }
    }

    const seen = seenSession();
    if (seen) void resume(seen);
    void begin();
    return () => {
      unmounted = true;
      unwatch();
    };
  }, [attempt, known]);

  useEffect(() => {
    if (!state.loading) rememberSession(state);
  }, [state]);

  const signIn = useCallback(async () => {
    if (!identity.current) throw new Error("The identity provider is not ready.");
    const waiting = Promise.withResolvers<void>();
    // A caller that waits on an older attempt is notified by the provider that it was cancelled.
    waiting.promise.catch(() => {});
    signingIn.current = waiting;
    try {
      await identity.current.signIn();
      await waiting.promise;
    } finally {
      if (signingIn.current === waiting) signingIn.current = null;
    }
  }, []);

  const signOut = useCallback(async () => {
    // The last user can press the button before the provider has confirmed them.
    await known.promise;
    // A call that is refused because this one ended the session must not open another.
    renewSessionWith({ ...renewing.current, renew: async () => false });
    let providerSignOutUrl: string | undefined;
    try {
      ({ providerSignOutUrl } = await call(logout, { body: {} }));
    } catch (error) {
      renewSessionWith(renewing.current);
      throw error;
    }
    await identity.current?.signOut();
    storeCookingFor(null);
    await cacheAnswersFor(null);
    if (providerSignOutUrl) location.assign(providerSignOutUrl);
  }, [known]);

  const chooseLanguage = useCallback(async (language: InterfaceLanguage) => {
    const { preferredLanguage } = await call(setLanguage, { body: { preferredLanguage: language } });
    setState((before) => ({ ...before, user: before.user && { ...before.user, preferredLanguage } }));
  }, []);

  const retry = useCallback(() => {
    setState(BEGINNING);
    setAttempt((count) => count + 1);
  }, []);

  const session = useMemo(
    () => ({ ...state, signIn, signOut, chooseLanguage, retry }),
    [state, signIn, signOut, chooseLanguage, retry],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

type State = Pick<Session, "user" | "loading" | "failed" | "config">;

const BEGINNING: State = { user: null, loading: true, failed: false, config: null };

/** Loads what knows the users of this server. The library of Google's sign-in is large, and loaded for it alone. */
async function connect({ signIn, firebase, authEmulatorUrl }: ClientConfig): Promise<IdentityProvider> {
  if (signIn === "accounts" || !firebase)
    return (await import("@/lib/session/own-account")).followOwnSession();
  const { connectIdentity } = await import("@/lib/session/firebase");
  return connectIdentity({ firebase, authEmulatorUrl });
}

/** Signs in: registers with the server first, then fetches the language. */
async function register(account: Account): Promise<SessionUser> {
  if (account.idToken) await openSession(account.uid, account.email, account.idToken);
  return recall(account);
}

/** Restores the user on a later visit: the session still exists, or the client renews it. */
async function recall({ uid, email, displayName, role }: Account): Promise<SessionUser> {
  const who = { id: uid, email, ...(displayName && { displayName }), ...(role && { role }) };
  try {
    const { preferredLanguage } = await call(getLanguage, { query: { userId: uid }, cacheFor: "mine" });
    return { ...who, preferredLanguage };
  } catch (error) {
    // oxlint-disable-next-line no-console -- explains to developers why the interface is in English
    console.info("The language could not be fetched.", error);
    return who;
  }
}

async function openSession(uid: string, email: string, idToken: () => Promise<string>): Promise<void> {
  // The browser's request itself names the preferred languages of a new user.
  await call(createUser, { token: await idToken(), headers: {}, body: { id: uid, email } });
}

/**
 * Returns the session renewer of an account.
 *
 * @param leave signs out a user whom the server rejects, signed out or deleted elsewhere
 */
function renewerOf(account: Account | null, leave?: () => Promise<void> | undefined): SessionRenewer {
  let renewing: Promise<boolean> | null = null;
  return {
    token: async () => account?.idToken?.() ?? null,
    /** Several calls may notice the end of a session at once; it is renewed once. */
    renew: async () => {
      if (!account) return false;
      const { uid, email, idToken } = account;
      if (!idToken) {
        await leave?.();
        return false;
      }
      renewing ??= openSession(uid, email, idToken)
        .then(() => true)
        .catch(async (error: unknown) => {
          if (error instanceof ApiError && error.status === 401) await leave?.();
          return false;
        })
        .finally(() => {
          renewing = null;
        });
      return renewing;
    },
  };
}
