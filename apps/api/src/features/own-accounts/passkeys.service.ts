import { type Passkey, PASSKEY_LIMITS } from "@larder/domain/account/passkey";
import type { addPasskey, signInWithPasskey } from "@larder/domain/contract/passkeys";
import type { EndpointInput } from "@larder/domain/contract/endpoint";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { AppError } from "../../http/errors/app-error.ts";
import type { OwnSessions } from "../../http/session/own-sessions.ts";
import type { StoredPasskey } from "../../ports/own-account.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AccountUser } from "../../ports/sign-in-stores.ts";
import { createConfirmUser, type Proof } from "./confirm-user.ts";
import type { SignedIn } from "./own-accounts.service.ts";
import { createSingleUse } from "./single-use.ts";

/** EdDSA, ES256 and RS256, which all authenticators of today have one of. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: the parsers of certificates that it brings are not needed to start. */
const webAuthn = () => import("@simplewebauthn/server");

/** The time in milliseconds that a user has to find their key. */
const CHALLENGE_MS = 5 * 60_000;

/** The user's passkeys, and whether they have a password. */
export interface PasskeyList {
  passkeys: Passkey[];
  hasPassword: boolean;
}

export type PasskeysService = ReturnType<typeof createPasskeysService>;

/**
 * Creates the service for passkeys: adding, renaming and removing them, and signing in with one.
 *
 * @param publicUrl the address by which users reach the server; undefined takes the one that a request names, which a
 *   browser vouches for: it signs no challenge for another site
 * @see https://www.w3.org/TR/webauthn-3/
 */
export function createPasskeysService(
  { store, clock }: Pick<Ports, "store" | "clock">,
  sessions: Pick<OwnSessions, "open">,
  publicUrl: string | undefined,
) {
  const { ownAccounts } = store;
  const confirmUser = createConfirmUser({ store, clock });
  const counting = { counters: store.counters, clock };
  const addChallenges = createSingleUse(counting, "passkey-add", CHALLENGE_MS);
  const signInChallenges = createSingleUse(counting, "passkey-sign-in", CHALLENGE_MS);

  return {
    list: async (uid: string): Promise<PasskeyList> => listOf(await known(uid)),

    /** @throws AppError `sign-in-wrong`, `too-many-attempts`, `sign-in-again`, `passkeys-full` */
    async begin(uid: string, proof: Proof, origin: string) {
      const user = await known(uid);
      await confirmUser(user, proof);
      const { passkeys = [], login } = user.account;
      if (passkeys.length >= PASSKEY_LIMITS.passkeys) throw new AppError("passkeys-full");
      const household = await store.household.get();
      const { rpId } = siteOf(origin);
      const { generateRegistrationOptions } = await webAuthn();
      const { challenge, timeout, pubKeyCredParams, ...options } = await generateRegistrationOptions({
        rpName: household?.name || "Larder",
        rpID: rpId,
        userID: new TextEncoder().encode(uid),
        userName: login,
        userDisplayName: login,
        timeout: CHALLENGE_MS,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      await addChallenges.issue(`${uid} ${challenge}`);
      return {
        challenge,
        rp: { id: rpId, name: options.rp.name },
        user: options.user,
        pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: "public-key" as const, alg })),
        timeout: timeout ?? CHALLENGE_MS,
        // It is found without a name, and takes the place of the password: the key alone must not be enough.
        authenticatorSelection: { residentKey: "required" as const, userVerification: "required" as const },
        excludeCredentials: passkeys.map(({ id, transports }) => ({
          id,
          type: "public-key" as const,
          transports: [...transports],
        })),
      };
    },

    /** @throws AppError `passkey-refused`, `passkeys-full` */
    async add(uid: string, { name, credential }: NewPasskey, origin: string): Promise<PasskeyList> {
      const { rpId, origins } = siteOf(origin);
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await verifyRegistrationResponse({
        response: credential as RegistrationResponseJSON,
        expectedChallenge: (challenge) => addChallenges.use(`${uid} ${challenge}`),
        expectedOrigin: origins,
        expectedRPID: rpId,
        requireUserVerification: true,
      }).catch(refuse);
      const info = verified.registrationInfo;
      if (!verified.verified || !info) throw new AppError("passkey-refused");
      const passkey: StoredPasskey = {
        id: info.credential.id,
        publicKey: Buffer.from(info.credential.publicKey).toString("base64url"),
        counter: info.credential.counter,
        transports: credential.response.transports ?? [],
        name,
        createdAt: clock().toISOString(),
        lastUsedAt: null,
      };
      await change(uid, (passkeys) => {
        if (passkeys.length >= PASSKEY_LIMITS.passkeys) throw new AppError("passkeys-full");
        return [...passkeys.filter(({ id }) => id !== passkey.id), passkey];
      });
      return listOf(await known(uid));
    },

    /** @throws AppError `not-found` */
    async rename(uid: string, id: string, name: string): Promise<PasskeyList> {
      await change(uid, (passkeys) => {
        if (!passkeys.some((each) => each.id === id)) throw new AppError("not-found");
        return passkeys.map((each) => (each.id === id ? { ...each, name } : each));
      });
      return listOf(await known(uid));
    },

    /** Removes a passkey; nothing happens where there is none. @throws AppError `last-sign-in-way` */
    async remove(uid: string, id: string): Promise<PasskeyList> {
      const { account } = await known(uid);
      await change(uid, (passkeys) => {
        const rest = passkeys.filter((each) => each.id !== id);
        const isLast = rest.length === 0 && account.passwordHash === null && !account.identities?.length;
        if (isLast && rest.length < passkeys.length) throw new AppError("last-sign-in-way");
        return rest;
      });
      return listOf(await known(uid));
    },

    async beginSignIn(origin: string) {
      const { rpId } = siteOf(origin);
      const { generateAuthenticationOptions } = await webAuthn();
      const { challenge } = await generateAuthenticationOptions({ rpID: rpId, timeout: CHALLENGE_MS });
      await signInChallenges.issue(challenge);
      return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: "required" as const };
    },

    /** @throws AppError `passkey-refused`, `sign-in-not-permitted` */
    async signIn(credential: Assertion, origin: string, browser: string): Promise<SignedIn> {
      const { rpId, origins } = siteOf(origin);
      const uid = Buffer.from(credential.response.userHandle ?? "", "base64url").toString();
      const user = uid === "" ? null : await ownAccounts.find(uid);
      const passkey = user?.account.passkeys?.find(({ id }) => id === credential.id);
      if (!user || !passkey) throw new AppError("passkey-refused");
      const { verifyAuthenticationResponse } = await webAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: credential as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => signInChallenges.use(challenge),
        expectedOrigin: origins,
        expectedRPID: rpId,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
        },
      }).catch(refuse);
      if (!verified) throw new AppError("passkey-refused");
      if (user.account.suspendedAt !== null) throw new AppError("sign-in-not-permitted");
      const used = { counter: authenticationInfo.newCounter, lastUsedAt: clock().toISOString() };
      await change(uid, (passkeys) => {
        // Removed while it was used.
        if (!passkeys.some(({ id }) => id === passkey.id)) throw new AppError("passkey-refused");
        return passkeys.map((each) => (each.id === passkey.id ? { ...each, ...used } : each));
      });
      return { user, session: await sessions.open(uid, { browser }) };
    },
  };

  /** @throws AppError `not-found` for a user without an account of this server */
  async function known(uid: string): Promise<AccountUser> {
    const user = await ownAccounts.find(uid);
    if (!user) throw new AppError("not-found");
    return user;
  }

  async function change(
    uid: string,
    next: (passkeys: readonly StoredPasskey[]) => readonly StoredPasskey[],
  ): Promise<void> {
    const outcome = await ownAccounts.changeLists(uid, ({ passkeys = [] }) => ({ passkeys: next(passkeys) }));
    if (outcome === "unknown") throw new AppError("not-found");
  }

  /** A server that does not know of the TLS before it is reached by either scheme of its host. */
  function siteOf(requestOrigin: string): { rpId: string; origins: string[] } {
    const { hostname, host, origin, protocol } = new URL(publicUrl ?? requestOrigin);
    const origins = publicUrl === undefined && protocol === "http:" ? [origin, `https://${host}`] : [origin];
    return { rpId: hostname, origins };
  }
}

type NewPasskey = Pick<EndpointInput<typeof addPasskey>["body"], "name" | "credential">;
type Assertion = EndpointInput<typeof signInWithPasskey>["body"]["credential"];

function refuse(cause: unknown): never {
  throw new AppError("passkey-refused", { cause });
}

function listOf({ account: { passkeys = [], passwordHash } }: AccountUser): PasskeyList {
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    hasPassword: passwordHash !== null,
  };
}
