import type { Provider } from "@larder/domain/contract/provider-sign-in";
import { ACCOUNT_LIMITS } from "@larder/domain/account/own-account";
import type { Role } from "@larder/domain/account/role";
import type { InterfaceLanguage } from "@larder/domain/language";
import { AppError } from "../../http/errors/app-error.ts";
import type { OwnSessions } from "../../http/session/own-sessions.ts";
import { GOOGLE_ISSUER, type OwnAccount, type ProviderIdentity } from "../../ports/own-account.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AccountUser } from "../../ports/sign-in-stores.ts";
import type { Arrival, Joining } from "./joining.ts";
import type { SignedIn } from "./own-accounts.service.ts";

/** A user whom a provider vouches for. */
export interface ProviderUser extends Arrival {
  provider: Provider;
  identity: ProviderIdentity;
  name: string;
  /** Whether the provider makes them an administrator. */
  isAdministrator: boolean;
  /** The id of their record in this store, where the provider gives one. */
  uid?: string;
  /** The name of the provider in the user's record. */
  signInProvider: string;
}

interface Visit {
  secret: string | undefined;
  browser: string;
  language: InterfaceLanguage;
}

/** Names that are tried for a user whose name is taken: "Ana", "Ana 2" to "Ana 99". */
const NAMES_TRIED = 99;

export type ProviderSignInService = ReturnType<typeof createProviderSignInService>;

/** Creates the service that lets users in whom a sign-in provider vouches for, and links them with users of this server. */
export function createProviderSignInService(
  { store, clock, newId }: Pick<Ports, "store" | "clock" | "newId">,
  sessions: Pick<OwnSessions, "open">,
  joining: Joining,
) {
  const { ownAccounts, signInLinks } = store;

  return {
    /** @throws AppError `not-invited`, `link-invalid`, `sign-in-not-permitted` */
    async signIn(arrival: ProviderUser, { secret, browser, language }: Visit): Promise<SignedIn> {
      const before = await ownAccounts.byIdentity(arrival.identity);
      const user = before ? await followRole(before, arrival) : await joined(arrival, secret, language);
      if (user.account.suspendedAt !== null) throw new AppError("sign-in-not-permitted");
      return { user, session: await sessions.open(user.id, { browser, provider: arrival.provider }) };
    },

    /** Lets a signed-in user sign in by the provider, too. @throws AppError `identity-taken` */
    async link(uid: string, { identity }: Pick<ProviderUser, "identity">): Promise<void> {
      const outcome = await ownAccounts.changeLists(uid, ({ identities = [] }) => {
        const others = identities.filter((each) => each.issuer !== identity.issuer);
        return { identities: [...others, identity] };
      });
      if (outcome === "taken") throw new AppError("identity-taken");
      if (outcome === "unknown") throw new AppError("not-found");
    },

    async providers(uid: string): Promise<Provider[]> {
      const identities = (await ownAccounts.find(uid))?.account.identities ?? [];
      return [...new Set(identities.map(providerOf))];
    },

    /** Unlinks a provider; nothing happens where it is none of the user's. @throws AppError `last-sign-in-way` */
    async unlink(uid: string, provider: string): Promise<void> {
      await ownAccounts.changeLists(uid, ({ identities = [], passkeys = [], passwordHash }) => {
        const rest = identities.filter((identity) => providerOf(identity) !== provider);
        if (rest.length === identities.length) return null;
        if (rest.length === 0 && passkeys.length === 0 && passwordHash === null)
          throw new AppError("last-sign-in-way");
        return { identities: rest };
      });
    },
  };

  /** Makes an account for a user who comes by the provider for the first time. */
  async function joined(
    arrival: ProviderUser,
    secret: string | undefined,
    language: InterfaceLanguage,
  ): Promise<AccountUser> {
    const known = arrival.uid === undefined ? null : await store.users.find(arrival.uid);
    if (known && (await ownAccounts.find(known.id))) {
      // Another call of the same user was first; a user who has unlinked the provider comes by another way.
      const user = await ownAccounts.byIdentity(arrival.identity);
      if (user) return user;
      throw new AppError("not-invited");
    }
    const entry = arrival.isAdministrator
      ? { role: "administrator" as const, giveBack: async () => {} }
      : await joining.takeFor(arrival, known !== null, secret);
    try {
      const user = await add(arrival, entry.role, known !== null, language);
      if (entry.role === "administrator") await signInLinks.removeAll("first");
      return user;
    } catch (error) {
      await entry.giveBack();
      throw error;
    }
  }

  async function add(
    arrival: ProviderUser,
    role: Role,
    isKnown: boolean,
    language: InterfaceLanguage,
  ): Promise<AccountUser> {
    const { identity, email, signInProvider, isAdministrator } = arrival;
    const name = arrival.name.slice(0, ACCOUNT_LIMITS.nameLength - 3).trim() || "Cook";
    const id = arrival.uid ?? newId();
    for (let count = 1; count <= NAMES_TRIED; count += 1) {
      const login = count === 1 ? name : `${name} ${count}`;
      const account: OwnAccount = {
        login,
        passwordHash: null,
        role,
        createdAt: clock().toISOString(),
        suspendedAt: null,
        identities: [{ ...identity, ...(isAdministrator && { grantsAdministrator: true as const }) }],
      };
      const user = { id, email, preferredLanguage: language, displayName: login, signInProvider, account };
      if (isKnown ? await ownAccounts.addTo(id, account) : await ownAccounts.add(user))
        return (await ownAccounts.find(id)) ?? user;
      // Another call of the same user was first.
      const other = await ownAccounts.byIdentity(identity);
      if (other) return other;
    }
    throw new AppError("name-taken");
  }

  /** Gives and takes the role of an administrator as the provider's claim does; the last administrator stays one. */
  async function followRole(user: AccountUser, arrival: ProviderUser): Promise<AccountUser> {
    const { issuer } = arrival.identity;
    const own = user.account.identities?.find((identity) => identity.issuer === issuer);
    const isGranted = own?.grantsAdministrator === true;
    if (isGranted === arrival.isAdministrator) return user;
    const role: Role = arrival.isAdministrator ? "administrator" : "member";
    // An administrator of this server may have given another role since: the claim takes away its own alone.
    const isTheirs = arrival.isAdministrator || user.account.role === "administrator";
    if (isTheirs && (await ownAccounts.change(user.id, { role })) !== "changed") return user;
    await ownAccounts.changeLists(user.id, ({ identities = [] }) => ({
      identities: identities.map(({ grantsAdministrator: _before, ...identity }) =>
        identity.issuer === issuer && arrival.isAdministrator
          ? { ...identity, grantsAdministrator: true as const }
          : identity,
      ),
    }));
    return (await ownAccounts.find(user.id)) ?? user;
  }
}

function providerOf({ issuer }: ProviderIdentity): Provider {
  return issuer === GOOGLE_ISSUER ? "google" : "oidc";
}
