/** The proof of identity of a call, beyond the cookie that the browser sends by itself. */
export interface SessionRenewer {
  /** Opens a new session when the old one has ended; false when no user is signed in. */
  renew: () => Promise<boolean>;
  /** Returns a token for an API on another site, to which our cookie is not sent. */
  token: () => Promise<string | null>;
}

/** The session renewer of nobody. */
export const NO_RENEWER: SessionRenewer = { renew: async () => false, token: async () => null };

let renewer = NO_RENEWER;

export function renewSessionWith(next: SessionRenewer): void {
  renewer = next;
}

export const sessionRenewer = (): SessionRenewer => renewer;
