/** What the browser must bring back from the provider's page. */
export interface OidcFlow {
  state: string;
  nonce: string;
  /** The code verifier of PKCE. */
  verifier: string;
}

/** A user as the provider's ID token describes them. */
export interface OidcUser {
  issuer: string;
  subject: string;
  /** "" where the provider does not say. */
  email: string;
  isEmailVerified: boolean;
  name: string;
  /** Whether the claim that makes administrators does; false where no claim is configured. */
  isAdministrator: boolean;
}

export class OidcError extends Error {
  override name = "OidcError";
  /**
   * - `refused`: the user or the provider said no
   * - `failed`: what came back is forged, outdated, used up or for somebody else
   * - `unavailable`: the provider cannot be reached, or does not answer as one
   */
  readonly reason: "refused" | "failed" | "unavailable";
  constructor(reason: OidcError["reason"], options?: ErrorOptions) {
    super(`Sign-in by the OpenID provider: ${reason}`, options);
    this.reason = reason;
  }
}

/** An OpenID provider. Its functions throw `OidcError`. */
export interface Oidc {
  readonly issuer: string;
  /** The origin to which the provider sends the browser back. */
  readonly publicUrl: string;
  /** Returns the address of the provider's page, and what to compare with what comes back. */
  begin(): Promise<{ url: string; flow: OidcFlow }>;
  /** @param query the query with which the provider sent the browser back */
  finish(query: string, flow: OidcFlow): Promise<OidcUser>;
  /** Returns the address at which the provider signs the user out, and sends them back; null where it has none. */
  signOutUrl(): Promise<string | null>;
}
