import { loginKey } from "@larder/domain/account/login-key";
import { type Device, type Household, NEW_HOUSEHOLD } from "@larder/domain/account/own-account";
import type { Role } from "@larder/domain/account/role";
import type { InterfaceLanguage } from "@larder/domain/language";
import { newSecret, type OwnSessions, secretHash } from "../../http/session/own-sessions.ts";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AccountUser, SignInLink } from "../../ports/sign-in-stores.ts";
import { OWN_PROVIDER } from "@larder/domain/account/sign-in-provider";
import { isCommonPassword } from "./common-passwords.ts";
import { createConfirmUser, type Proof } from "./confirm-user.ts";
import { createGuesses } from "./guesses.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

/** A user who has just signed in, with the secret for their cookie. */
export interface SignedIn {
  user: AccountUser;
  session: string;
}

export type OwnAccountsService = ReturnType<typeof createOwnAccountsService>;

/** Creates the service for accounts of this server: sign-in, joining, passwords and the browsers of a user. */
export function createOwnAccountsService(
  { store, clock, newId }: Pick<Ports, "store" | "clock" | "newId">,
  sessions: Pick<OwnSessions, "open">,
) {
  const { ownAccounts, signInSessions, signInLinks } = store;
  const guesses = createGuesses({ counters: store.counters, clock });
  const confirmUser = createConfirmUser({ store, clock });
  const now = () => clock().toISOString();

  return {
    household: async (): Promise<Household> => (await store.household.get()) ?? NEW_HOUSEHOLD,

    find: (uid: string): Promise<AccountUser | null> => ownAccounts.find(uid),

    /** @throws AppError `sign-in-wrong` for an unknown name and for a wrong password, `too-many-attempts`, `sign-in-not-permitted` */
    async signIn(
      { name, password }: { name: string; password: string },
      { ip, browser }: { ip: string; browser: string },
    ): Promise<SignedIn> {
      const key = loginKey(name);
      const guess = await guesses.begin(key, ip);
      const user = await ownAccounts.byLogin(key);
      const isRight = await verifyPassword(password, user?.account.passwordHash ?? null);
      if (!user || !isRight) throw new AppError("sign-in-wrong");
      await guess.succeeded();
      if (user.account.suspendedAt !== null) throw new AppError("sign-in-not-permitted");
      return { user, session: await sessions.open(user.id, browser) };
    },

    /** @throws AppError `link-invalid` */
    async openLink(
      secret: string,
    ): Promise<{ kind: SignInLink["kind"]; role: Role; householdName: string; name: string | null }> {
      const link = await signInLinks.find(secretHash(secret));
      if (!link || link.usesLeft < 1 || link.expiresAt <= now()) throw new AppError("link-invalid");
      const user = link.uid === null ? null : await ownAccounts.find(link.uid);
      if (link.kind === "reset" && !user) throw new AppError("link-invalid");
      const { name: householdName } = await this.household();
      return { kind: link.kind, role: link.role, householdName, name: user?.account.login ?? null };
    },

    /** @throws AppError `link-invalid`, `name-taken`, `password-common` */
    async join(
      { secret, name, email = "", password }: JoinRequest,
      { browser, language }: { browser: string; language: InterfaceLanguage },
    ): Promise<SignedIn> {
      // Looked at first: to hash a password is work that nobody without a link may ask for.
      await refuseWithoutEntry(secret);
      if (await isCommonPassword(password, name)) throw new AppError("password-common");
      const passwordHash = await hashPassword(password);
      const entry = await takeEntry(secret);
      const user: AccountUser = {
        id: newId(),
        email,
        preferredLanguage: language,
        displayName: name,
        signInProvider: OWN_PROVIDER,
        account: { login: name, passwordHash, role: entry.role, createdAt: now(), suspendedAt: null },
      };
      if (!(await ownAccounts.add(user).catch(entry.failed))) {
        await entry.giveBack();
        throw new AppError("name-taken");
      }
      if (entry.role === "administrator") await signInLinks.removeAll("first");
      return { user, session: await sessions.open(user.id, browser) };
    },

    /** @throws AppError `link-invalid`, `password-common` */
    async resetPassword(secret: string, password: string, browser: string): Promise<SignedIn> {
      const hash = secretHash(secret);
      const found = await signInLinks.find(hash);
      const before = found?.kind === "reset" && found.uid !== null ? await ownAccounts.find(found.uid) : null;
      if (!before) throw new AppError("link-invalid");
      if (await isCommonPassword(password, before.account.login)) throw new AppError("password-common");
      const passwordHash = await hashPassword(password);
      if (!(await signInLinks.use(hash, now()))) throw new AppError("link-invalid");
      await signInLinks.removeAll("reset", before.id);
      await ownAccounts.change(before.id, { passwordHash });
      await signInSessions.removeByUser(before.id);
      if (before.account.suspendedAt !== null) throw new AppError("sign-in-not-permitted");
      return { user: before, session: await sessions.open(before.id, browser) };
    },

    /**
     * Changes the password and ends all sessions but the one that asks.
     *
     * @throws AppError `sign-in-wrong` for a wrong current password, `password-common`, `too-many-attempts`, `sign-in-again`
     */
    async changePassword(uid: string, password: string, proof: Proof): Promise<void> {
      const user = await ownAccounts.find(uid);
      if (!user) throw new AppError("not-found");
      await confirmUser(user, proof);
      if (await isCommonPassword(password, user.account.login)) throw new AppError("password-common");
      await ownAccounts.change(uid, { passwordHash: await hashPassword(password) });
      await signInSessions.removeByUser(uid, secretHash(proof.cookie));
    },

    /** @throws AppError `sign-in-wrong`, `too-many-attempts`, `last-sign-in-way` */
    async removePassword(uid: string, proof: Proof): Promise<void> {
      const user = await ownAccounts.find(uid);
      if (!user) throw new AppError("not-found");
      const { passkeys = [], identities = [] } = user.account;
      if (passkeys.length + identities.length === 0) throw new AppError("last-sign-in-way");
      await confirmUser(user, proof);
      await ownAccounts.change(uid, { passwordHash: null });
      await signInSessions.removeByUser(uid, secretHash(proof.cookie));
    },

    async devices(uid: string, cookie: string): Promise<Device[]> {
      const own = secretHash(cookie);
      return (await signInSessions.of(uid)).map(({ secretHash: hash, uid: _uid, ...session }) => ({
        ...session,
        isThis: hash === own,
      }));
    },

    removeDevice: (uid: string, id: string): Promise<void> => signInSessions.removeById(uid, id),

    /**
     * Makes the link by which the first administrator joins, in place of earlier ones; null when there is an account.
     *
     * @returns its secret
     */
    async firstLink(): Promise<string | null> {
      if ((await ownAccounts.list()).length > 0) return null;
      await signInLinks.removeAll("first");
      const secret = newSecret();
      const at = clock();
      await signInLinks.insert({
        id: newId(),
        secretHash: secretHash(secret),
        kind: "first",
        role: "administrator",
        uid: null,
        usesLeft: 1,
        createdAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + FIRST_LINK_MS).toISOString(),
        note: "",
      });
      return secret;
    },
  };

  /** @throws AppError `link-invalid` when the secret gives nobody the right to make an account now */
  async function refuseWithoutEntry(secret: string | undefined): Promise<void> {
    if (secret === undefined) return refuseClosed();
    const link = await signInLinks.find(secretHash(secret));
    if (!link || link.usesLeft < 1 || link.expiresAt <= now()) throw new AppError("link-invalid");
  }

  /** @throws AppError `link-invalid` where not anybody may join */
  async function refuseClosed(): Promise<void> {
    const { joining } = (await store.household.get()) ?? NEW_HOUSEHOLD;
    // Without an account there is nobody who could have let anybody in.
    if (joining !== "anybody" || (await ownAccounts.list()).length === 0) throw new AppError("link-invalid");
  }

  /** Takes the right to make an account: a use of a link, or none where anybody may join. */
  async function takeEntry(secret: string | undefined): Promise<Entry> {
    if (secret === undefined) {
      await refuseClosed();
      return { role: "member", giveBack: async () => {}, failed: rethrow };
    }
    const hash = secretHash(secret);
    const link = await signInLinks.use(hash, now());
    const giveBack = () => signInLinks.giveBack(hash);
    const isFirst = link?.kind === "first";
    if (!link || link.kind === "reset" || (isFirst && (await ownAccounts.list()).length > 0)) {
      if (link) await giveBack();
      throw new AppError("link-invalid");
    }
    const failed = async (error: unknown): Promise<never> => {
      await giveBack();
      throw error;
    };
    return { role: link.role, giveBack, failed };
  }
}

/** A server that waits for its first user for longer makes another link at its next start. */
const FIRST_LINK_MS = 7 * 24 * 3_600_000;

export interface JoinRequest {
  secret?: string | undefined;
  name: string;
  email?: string | undefined;
  password: string;
}

interface Entry {
  role: Role;
  giveBack: () => Promise<void>;
  /** Gives the use back, and throws the error again. */
  failed: (error: unknown) => Promise<never>;
}

async function rethrow(error: unknown): Promise<never> {
  throw error;
}
