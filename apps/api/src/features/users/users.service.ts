import { DEFAULT_LANGUAGE, type InterfaceLanguage } from "@larder/domain/language";
import { cleanDisplayName } from "./display-name.ts";
import { type DefaultVisibility, defaultVisibilityOf } from "@larder/domain/recipe/visibility";
import type { User } from "@larder/domain/account/user";
import { AppError } from "../../http/errors/app-error.ts";
import { SESSION_MAX_AGE_MS } from "../../http/session/session-cookie.ts";
import { AuthError, type Identity } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import { StoreUnavailable } from "../../ports/store.ts";

export type UsersService = ReturnType<typeof createUsersService>;

interface NameOnRecipes {
  nameOnRecipes: boolean;
  displayName?: string;
}

/** @param signInProvider the provider of all users who sign in: `local`, or the id of the Firebase project */
export function createUsersService({ store, auth }: Pick<Ports, "store" | "auth">, signInProvider: string) {
  return {
    /**
     * Registers the bearer of a verified ID token and opens a session.
     *
     * @param language that a new user begins with
     */
    async signIn(
      { uid, email, displayName }: Identity,
      idToken: string,
      language: InterfaceLanguage,
    ): Promise<{ user: User; session: string }> {
      const name = cleanDisplayName(displayName);
      const user = await register({
        id: uid,
        email,
        preferredLanguage: language,
        ...(name && { displayName: name }),
      });
      return { user, session: await openSession(idToken) };
    },
    async language(uid: string): Promise<InterfaceLanguage> {
      return (await store.users.find(uid))?.preferredLanguage ?? DEFAULT_LANGUAGE;
    },
    async setLanguage({ uid, email }: Identity, language: InterfaceLanguage): Promise<InterfaceLanguage> {
      await ensureKnown(uid, email);
      return (await store.users.setLanguage(uid, language))?.preferredLanguage ?? language;
    },
    async nameOnRecipes(uid: string): Promise<NameOnRecipes> {
      return choiceOf(await store.users.find(uid));
    },
    /** Recipes that are here already stay as they are when it is switched on; off takes the name from all of them. */
    async setNameOnRecipes({ uid, email }: Identity, nameOnRecipes: boolean): Promise<NameOnRecipes> {
      await ensureKnown(uid, email);
      const user = await store.users.setNameOnRecipes(uid, nameOnRecipes);
      if (!nameOnRecipes) await store.recipes.replaceOwnAuthor(uid, null);
      return choiceOf(user);
    },
    defaultVisibility: async (uid: string): Promise<DefaultVisibility> =>
      defaultVisibilityOf(await store.users.find(uid)),
    async setDefaultVisibility({ uid, email }: Identity, visibility: DefaultVisibility) {
      await ensureKnown(uid, email);
      await store.users.setDefaultVisibility(uid, visibility);
      return visibility;
    },
    /** Signs the user out on all devices, as an administrator too. */
    async endAllSessions(uid: string): Promise<void> {
      await auth.revokeSessions(uid);
      await store.adminSessions.removeByUser(uid);
    },
  };

  /** A known user can sign in while nothing can be written, such as on a full disk; what changed is stored at a later sign-in. */
  async function register(signedIn: User): Promise<User> {
    const { id, displayName } = signedIn;
    try {
      if (displayName !== undefined) await renameOnRecipes(id, displayName);
      return await store.users.upsert({ ...signedIn, signInProvider });
    } catch (error) {
      const known = error instanceof StoreUnavailable ? await store.users.find(id) : null;
      if (!known) throw error;
      return known;
    }
  }

  /** Before the new name is stored: what fails here is done at the next sign-in. */
  async function renameOnRecipes(uid: string, name: string): Promise<void> {
    const before = await store.users.find(uid);
    if (before?.nameOnRecipes && before.displayName !== name) await store.recipes.replaceOwnAuthor(uid, name);
  }

  /** A bearer of a token may choose something before ever having signed in here. */
  async function ensureKnown(uid: string, email: string): Promise<void> {
    if (!(await store.users.find(uid))) await store.users.upsert({ id: uid, email, signInProvider });
  }

  async function openSession(idToken: string): Promise<string> {
    try {
      return await auth.createSessionCookie(idToken, SESSION_MAX_AGE_MS);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      if (error.reason === "invalid") throw new AppError("not-signed-in", { cause: error });
      throw new AppError("sign-in-unavailable", { cause: error, retryAfterSeconds: 5 });
    }
  }
}

function choiceOf(user: User | null): NameOnRecipes {
  return {
    nameOnRecipes: user?.nameOnRecipes ?? false,
    ...(user?.displayName !== undefined && { displayName: user.displayName }),
  };
}
