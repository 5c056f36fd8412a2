import { loginKey } from "@larder/domain/account/login-key";
import { type Device, type Household, NEW_HOUSEHOLD } from "@larder/domain/account/own-account";
import type { Role } from "@larder/domain/account/role";
import type { InterfaceLanguage } from "@larder/domain/language";
import type { SignUp } from "../../ports/sign-up.ts";
import { newSecret, type OwnSessions, secretHash } from "../../http/session/own-sessions.ts";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AccountUser, SignInLink } from "../../ports/sign-in-stores.ts";
import { OWN_PROVIDER } from "@larder/domain/account/sign-in-provider";
import { isCommonPassword } from "./common-passwords.ts";
import { createConfirmUser, type Proof } from "./confirm-user.ts";
import { createGuesses } from "./guesses.ts";
import { createJoining, type Entry } from "./joining.ts";
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
  signUp: SignUp = { kind: "chosen" },
) {
  const { ownAccounts, signInSessions, signInLinks } = store;
  const guesses = createGuesses({ counters: store.counters, clock });
  const confirmUser = createConfirmUser({ store, clock });
  const joining = createJoining({ store, clock }, signUp);
  const now = () => clock().toISOString();

  return {
    async household(): Promise<Household> {
      const household = (await store.household.get()) ?? NEW_HOUSEHOLD;
      return signUp.kind === "invitation" ? { ...household, joining: "invitation" } : household;
    },

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
      return { user, session: await sessions.open(user.id, { browser }) };
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
      await joining.check(secret);
      if (await isCommonPassword(password, name)) throw new AppError("password-common");
      const passwordHash = await hashPassword(password);
      const entry = await joining.take(secret);
      const user: AccountUser = {
        id: newId(),
        email,
        preferredLanguage: language,
        displayName: name,
        signInProvider: OWN_PROVIDER,
        account: { login: name, passwordHash, role: entry.role, createdAt: now(), suspendedAt: null },
      };
      await addOrGiveBack(user, entry);
      if (entry.role === "administrator") await signInLinks.removeAll("first");
      return { user, session: await sessions.open(user.id, { browser }) };
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
      return { user: before, session: await sessions.open(before.id, { browser }) };
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

    /** @throws AppError `sign-in-wrong`, `too-many-attempts`, `sign-in-again` */
    async changeEmail(uid: string, email: string, proof: Proof): Promise<void> {
      const user = await ownAccounts.find(uid);
      if (!user) throw new AppError("not-found");
      await confirmUser(user, proof);
      await store.users.upsert({ id: uid, email });
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
      return (await signInSessions.of(uid)).map(
        ({ secretHash: hash, uid: _uid, provider: _provider, ...session }) => ({
          ...session,
          isThis: hash === own,
        }),
      );
    },

    removeDevice: (uid: string, id: string): Promise<void> => signInSessions.removeById(uid, id),

    /**
     * Makes the link by which the first administrator joins, in place of earlier ones; null when there is one.
     *
     * @returns its secret
     */
    async firstLink(): Promise<string | null> {
      if (await joining.hasAdministrator()) return null;
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

  /** @throws AppError `name-taken`; whatever fails gives the right to join back */
  async function addOrGiveBack(user: AccountUser, entry: Entry): Promise<void> {
    try {
      if (!(await ownAccounts.add(user))) throw new AppError("name-taken");
    } catch (error) {
      await entry.giveBack();
      throw error;
    }
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
