import { createUser, getLanguage, logout, setLanguage } from "@larder/domain/contract/users";
import { getSession } from "@larder/domain/contract/own-accounts";
import { getConfig } from "@larder/domain/contract/system";
import type { InterfaceLanguage } from "@larder/domain/language";
import { interfaceLanguageSchema } from "@larder/domain/language-schema";
import { roleSchema } from "@larder/domain/account/role";
import * as z from "zod/mini";
import { addressOf, call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import type { SessionRenewer } from "@/lib/api/session-renewer";
import type { Account } from "@/lib/session/firebase";
import { cacheAnswer } from "@/lib/offline/cached-answers";
import { SEEN_AS } from "@/lib/session/seen-session";
import type { ClientConfig, SessionUser } from "@/lib/session/session-user";

/**
 * The calls of the session. They are apart from it, because a page that the server rendered for a user needs none of them
 * at first.
 */

/** Fetches the configuration of the server. */
export const fetchConfig = (): Promise<ClientConfig> => call(getConfig, { cacheFor: "everyone" });

const seenSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    displayName: z.exactOptional(z.string()),
    preferredLanguage: z.exactOptional(interfaceLanguageSchema),
    // It only hides buttons: the server looks at its own at each call.
    role: z.exactOptional(roleSchema),
  }),
});

/**
 * Returns the last user who did not sign out, after the server has confirmed that its session is theirs, which takes one
 * call; the identity provider takes longer to load.
 *
 * @returns null where there is no such user
 * @throws ApiError when it is no longer their session, or the server is out of reach
 */
export async function confirmSeenUser(): Promise<SessionUser | null> {
  const seen = seenSchema.safeParse(storedJson());
  if (!seen.success) return null;
  const { user } = seen.data;
  const { preferredLanguage } = await call(getLanguage, { query: { userId: user.id } });
  return { ...user, preferredLanguage };
}

function storedJson(): unknown {
  try {
    return JSON.parse(localStorage.getItem(SEEN_AS) ?? "null");
  } catch {
    return null;
  }
}

/** Signs in: registers with the server first, then fetches the language. */
export async function register(account: Account): Promise<SessionUser> {
  if (account.idToken) await openSession(account.uid, account.email, account.idToken);
  return recall(account);
}

/** Restores the user on a later visit: the session still exists, or the client renews it. */
export async function recall({ uid, email, displayName, role }: Account): Promise<SessionUser> {
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

/** Ends the session on the server. Returns the address at which the provider ends its own, if it has one. */
export async function endSession(): Promise<string | undefined> {
  return (await call(logout, { body: {} })).providerSignOutUrl;
}

/** Stores the language of the user. Returns the language that the server has stored. */
export async function storeLanguage(language: InterfaceLanguage): Promise<InterfaceLanguage> {
  return (await call(setLanguage, { body: { preferredLanguage: language } })).preferredLanguage;
}

/**
 * Stores on this device what the app asks for when it opens, so that it opens without a connection: the calls that a page
 * needs which the browser renders itself.
 */
export async function storeForOffline(user: SessionUser, config: ClientConfig): Promise<void> {
  const { id, preferredLanguage } = user;
  const language = { success: true, preferredLanguage };
  await cacheAnswer("everyone", addressOf(getConfig.path), JSON.stringify(config));
  await cacheAnswer("mine", addressOf(getLanguage.path, {}, { userId: id }), JSON.stringify(language));
  if (config.signIn === "accounts") await call(getSession, { cacheFor: "everyone" });
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
export function renewerOf(account: Account, leave: () => Promise<void> | undefined): SessionRenewer {
  let renewing: Promise<boolean> | null = null;
  return {
    token: async () => account.idToken?.() ?? null,
    /** Several calls may notice the end of a session at once; it is renewed once. */
    renew: async () => {
      const { uid, email, idToken } = account;
      if (!idToken) {
        await leave();
        return false;
      }
      renewing ??= openSession(uid, email, idToken)
        .then(() => true)
        .catch(async (error: unknown) => {
          if (error instanceof ApiError && error.status === 401) await leave();
          return false;
        })
        .finally(() => {
          renewing = null;
        });
      return renewing;
    },
  };
}
