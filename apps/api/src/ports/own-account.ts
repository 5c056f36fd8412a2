import type { Role } from "@larder/domain/account/role";

/** How a user signs in with an account of this server, and what they may do. */
export interface OwnAccount {
  /** The name that they chose; it is found by its `loginKey`. */
  login: string;
  /** An argon2id hash in the PHC string format; null for a user who has no password. */
  passwordHash: string | null;
  role: Role;
  createdAt: string;
  /** Null for a user who may sign in. */
  suspendedAt: string | null;
  /** Missing for a user who never added one. */
  passkeys?: readonly StoredPasskey[];
  /** The users of sign-in providers who are this user; missing for a user who never signed in by a provider. */
  identities?: readonly ProviderIdentity[];
}

/** A credential of WebAuthn whose private half is on a device or in a password manager of the user. */
export interface StoredPasskey {
  /** The credential's id in base64url. */
  id: string;
  /** The COSE public key in base64url. */
  publicKey: string;
  /** The number of signatures as the authenticator counts them; 0 for one that does not count. */
  counter: number;
  /** The ways by which a browser reaches the authenticator, such as `internal` or `usb`. */
  transports: readonly string[];
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** A user of a sign-in provider. */
export interface ProviderIdentity {
  /** The `iss` claim of the provider's ID tokens. */
  issuer: string;
  /** The `sub` claim, which the provider gives to no other user. */
  subject: string;
  /** Set while the provider's claim makes the user an administrator, so that its end takes the role away again. */
  grantsAdministrator?: true;
}

/** Stands for the issuer of Google's users, whose subjects are their ids in the Firebase project of the server. */
export const GOOGLE_ISSUER = "google";

/** Returns the key under which the user of an identity is found. An issuer is a URL and contains no space. */
export function identityKey({ issuer, subject }: ProviderIdentity): string {
  return `${issuer} ${subject}`;
}
