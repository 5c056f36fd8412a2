import type { Role } from "@larder/domain/account/role";

export interface Identity {
  uid: string;
  email: string;
  /** True if the provider has shown that the address is the user's. */
  isEmailVerified: boolean;
  /** The name that the provider knows the user by, as it says it. */
  displayName?: string;
  /** What they may do; missing for users of a provider that knows no roles, who are members. */
  role?: Role;
}

export class AuthError extends Error {
  override name = "AuthError";
  readonly reason: "invalid" | "unavailable";
  constructor(reason: "invalid" | "unavailable", options?: ErrorOptions) {
    super(
      reason === "invalid" ? "The token is not valid." : "The identity provider cannot be asked.",
      options,
    );
    this.reason = reason;
  }
}

export interface Auth {
  /** Set where a session is looked up in our own store: every call asks, and nothing is remembered. */
  readonly areChecksCheap?: true;
  /** Throws `AuthError`: "invalid" for a bad, expired or revoked token, "unavailable" when the provider cannot be asked. */
  verifyIdToken(token: string, options: { checkRevoked: boolean }): Promise<Identity>;
  /** Throws like `verifyIdToken`. */
  verifySessionCookie(cookie: string, options: { checkRevoked: boolean }): Promise<Identity>;
  createSessionCookie(idToken: string, maxAgeMs: number): Promise<string>;
  /** Ends one session, where that can be done; elsewhere whoever asks must remember that it has ended. */
  endSession?(cookie: string): Promise<void>;
  /** Ends every session of the user that was opened until now, on all devices. May wait for the next second to begin. */
  revokeSessions(uid: string): Promise<void>;
  /** Returns whether the user exists, with or without a session. Throws `AuthError` when the provider cannot be asked. */
  hasUser(uid: string): Promise<boolean>;
  /** Ends every session of the user and forgets them; nothing happens where there is no such user. */
  deleteUser(uid: string): Promise<void>;
  close(): Promise<void>;
}
