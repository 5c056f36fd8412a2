import type { InterfaceLanguage } from "@larder/domain/language";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { NO_RENEWER, renewSessionWith, type SessionRenewer } from "@/lib/api/session-renewer";
import type { DocumentState } from "@/lib/hydration/document-state";
import type { Account, IdentityProvider } from "@/lib/session/firebase";
import { whenIdle } from "@/lib/browser/when-idle";
import { cacheAnswersFor } from "@/lib/offline/cached-answers";
import { rememberUser } from "@/lib/session/seen-session";
import type { ClientConfig, SessionUser } from "@/lib/session/session-user";
import { useOtherUser } from "@/lib/session/use-other-user";
import { storeCookingFor } from "@/lib/timers/stored-cooking";

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

interface SessionProviderProps {
  /** The state of the document; null on a page that only the browser renders. */
  rendered: DocumentState | null;
  children: ReactNode;
}

/** The calls of the session, which a page that the server rendered for a user needs later. */
const loadCalls = () => import("@/lib/session/account-calls");

/**
 * Follows the identity provider: registers on sign-in, fetches the language, and renews the server's session. Whose
 * session the server has confirmed does not wait for the provider, whose library is loaded once it is needed.
 */
export function SessionProvider({ rendered, children }: SessionProviderProps) {
  const [state, setState] = useState(() => (rendered ? stateOf(rendered) : BEGINNING));
  const [attempt, setAttempt] = useState(0);
  const identity = useRef<IdentityProvider>(null);
  /** Connects the identity provider, once. Resolves when it has reported the user, or cannot be reached. */
  const follow = useRef(async () => {});
  const signingIn = useRef<PromiseWithResolvers<void>>(null);
  const renewing = useRef(NO_RENEWER);

  useEffect(() => {
    let unmounted = false;
    let unwatch = () => {};
    let following: Promise<void> | null = null;
    const first = Promise.withResolvers<SessionRenewer>();
    const reported = Promise.withResolvers<void>();
    const followOnce = () => (following ??= begin());
    follow.current = followOnce;
    // Calls may be made before the provider has reported; a refused call waits for it.
    renewSessionWith({
      token: async () => {
        void followOnce();
        return (await first.promise).token();
      },
      renew: async () => {
        void followOnce();
        return (await first.promise).renew();
      },
    });

    function show(user: SessionUser | null): void {
      setState((before) => ({ ...before, user, loading: false }));
      reported.resolve();
    }

    function renewWith(renewer: SessionRenewer): void {
      first.resolve(renewer);
      renewing.current = renewer;
      renewSessionWith(renewer);
    }

    async function report(account: Account | null): Promise<void> {
      const waiting = signingIn.current;
      if (!account) {
        // At once: whoever has signed out is led on.
        renewWith(NO_RENEWER);
        openStorageOf(null);
        if (!unmounted) show(null);
        return waiting?.resolve();
      }
      try {
        const { recall, register, renewerOf } = await loadCalls();
        renewWith(renewerOf(account, () => identity.current?.signOut()));
        openStorageOf(account.uid);
        const user = waiting ? await register(account) : await recall(account);
        if (unmounted) return;
        show(user);
        waiting?.resolve();
      } catch (error) {
        // The provider knows the user but our server does not: the user is not signed in here.
        waiting?.reject(error);
        await identity.current?.signOut();
      }
    }

    async function begin(): Promise<void> {
      try {
        const config = rendered?.config ?? (await (await loadCalls()).fetchConfig());
        identity.current ??= await connect(config);
        if (unmounted) return;
        setState((before) => ({ ...before, config, failed: false }));
        unwatch = identity.current.watch((account) => void report(account));
        if (unmounted) unwatch();
        await reported.promise;
      } catch {
        following = null;
        first.resolve(NO_RENEWER);
        // Who is signed in already stays so.
        setState((before) => (before.user ? before : { ...before, failed: true }));
      }
    }

    /** Shows the last user's page without waiting for the provider, once the server has confirmed the session. */
    async function resume(): Promise<void> {
      try {
        const { confirmSeenUser, fetchConfig } = await loadCalls();
        const [user, config] = await Promise.all([confirmSeenUser(), fetchConfig()]);
        if (!user) return await followOnce();
        if (unmounted) return;
        openStorageOf(user.id);
        setState({ user, config, loading: false, failed: false });
      } catch {
        // No user, another user, or the server is out of reach: the provider decides.
        await followOnce();
      }
    }

    const isRendered = rendered !== null && attempt === 0;
    if (!isRendered) void resume();
    else if (rendered.session.user) {
      const { user } = rendered.session;
      openStorageOf(user.id);
      void whenIdle().then(async () => (await loadCalls()).storeForOffline(user, rendered.config));
    } else
      void whenIdle().then(() => {
        if (!unmounted) void followOnce();
      });
    return () => {
      unmounted = true;
      unwatch();
    };
  }, [attempt, rendered]);

  useOtherUser(state.user?.id, follow);

  // Before anything else is shown: a page for visitors is no place for what reveals the last user.
  useLayoutEffect(() => {
    if (!state.loading) rememberUser(state.user);
  }, [state]);

  const signIn = useCallback(async () => {
    if (!identity.current) await follow.current();
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
    // The provider signs the user out as well, and has to know who it is first.
    const [{ endSession }] = await Promise.all([loadCalls(), follow.current()]);
    // A call that is refused because this one ended the session must not open another.
    renewSessionWith({ ...renewing.current, renew: async () => false });
    let providerSignOutUrl: string | undefined;
    try {
      providerSignOutUrl = await endSession();
    } catch (error) {
      renewSessionWith(renewing.current);
      throw error;
    }
    await identity.current?.signOut();
    storeCookingFor(null);
    await cacheAnswersFor(null);
    if (providerSignOutUrl) location.assign(providerSignOutUrl);
  }, []);

  const chooseLanguage = useCallback(async (language: InterfaceLanguage) => {
    const preferredLanguage = await (await loadCalls()).storeLanguage(language);
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

const stateOf = ({ session, config }: DocumentState): State => ({
  user: session.user,
  loading: false,
  failed: false,
  config,
});

/** From now on stores on this device what belongs to a user, and deletes what belongs to others. */
function openStorageOf(userId: string | null): void {
  void cacheAnswersFor(userId);
  storeCookingFor(userId);
}

/** Loads what knows the users of this server. The library of Google's sign-in is large, and loaded for it alone. */
async function connect({ signIn, firebase, authEmulatorUrl }: ClientConfig): Promise<IdentityProvider> {
  if (signIn === "accounts" || !firebase)
    return (await import("@/lib/session/own-account")).followOwnSession();
  const { connectIdentity } = await import("@/lib/session/firebase");
  return connectIdentity({ firebase, authEmulatorUrl });
}
