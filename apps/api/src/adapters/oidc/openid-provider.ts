import * as client from "openid-client";
import { type Oidc, OidcError, type OidcUser } from "../../ports/oidc.ts";

export interface OpenIdProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that makes administrators: its value, or null for one that is `true`; null without such a claim. */
  adminClaim: { name: string; value: string | null } | null;
  /** The origin to which the provider sends users back. */
  publicUrl: string;
  /** The time in milliseconds. */
  now: () => number;
}

/** The page of the web client to which the provider sends the browser back. */
export const CALLBACK_PATH = "/login/provider";
const SCOPE = "openid profile email";
const TIMEOUT_SECONDS = 10;
/** The provider's description is asked again after this time: its addresses change with its updates. */
const DISCOVERY_MS = 3_600_000;

/**
 * Signs in by the code flow with PKCE, state and nonce. The provider's description is read at the first sign-in, so that a
 * provider which starts later than this server is found.
 *
 * @see https://openid.net/specs/openid-connect-core-1_0.html
 */
export function createOpenIdProvider({
  issuer,
  clientId,
  clientSecret,
  adminClaim,
  publicUrl,
  now,
}: OpenIdProviderOptions): Oidc {
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;
  const secret = client.ClientSecretPost(clientSecret);
  // Only loopback addresses are configured without TLS.
  const insecure = issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
  let discovered: { metadata: Promise<client.ServerMetadata>; at: number } | null = null;

  /** Makes a new one for each call, which knows no keys yet: the provider may have changed its keys since the last. */
  async function configuration(): Promise<client.Configuration> {
    const found = new client.Configuration(await described(), clientId, undefined, secret);
    found.timeout = TIMEOUT_SECONDS;
    for (const change of [...insecure, client.enableNonRepudiationChecks]) change(found);
    return found;
  }

  async function described(): Promise<client.ServerMetadata> {
    if (discovered && now() - discovered.at < DISCOVERY_MS) return discovered.metadata;
    const asked = { metadata: discover(), at: now() };
    discovered = asked;
    try {
      return await asked.metadata;
    } catch (error) {
      if (discovered === asked) discovered = null;
      throw new OidcError("unavailable", { cause: error });
    }
  }

  async function discover(): Promise<client.ServerMetadata> {
    const options = { timeout: TIMEOUT_SECONDS, execute: insecure };
    return (await client.discovery(new URL(issuer), clientId, undefined, secret, options)).serverMetadata();
  }

  return {
    issuer,
    publicUrl,

    async begin() {
      const found = await configuration();
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(found, {
        redirect_uri: redirectUri,
        scope: scopeOf(found, adminClaim?.name),
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, flow };
    },

    async finish(query, flow) {
      const found = await configuration();
      const back = new URL(redirectUri);
      back.search = query;
      try {
        const tokens = await client.authorizationCodeGrant(found, back, {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new OidcError("failed");
        // Some providers tell the address and the name to those who ask with the access token alone.
        const more = found.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(found, tokens.access_token, claims.sub)
          : {};
        return userOf({ ...more, ...claims }, adminClaim);
      } catch (error) {
        throw error instanceof OidcError ? error : new OidcError(reasonOf(error), { cause: error });
      }
    },

    async signOutUrl() {
      const found = await configuration();
      if (!found.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(found, { post_logout_redirect_uri: `${publicUrl}/login` }).href;
    },
  };
}

/** Some providers have a scope of their own for a claim such as `groups`, and give it to those alone who ask for it. */
function scopeOf(provider: client.Configuration, claim: string | undefined): string {
  const hasScope = claim !== undefined && provider.serverMetadata().scopes_supported?.includes(claim);
  return hasScope ? `${SCOPE} ${claim}` : SCOPE;
}

function userOf(
  claims: client.IDToken & client.JsonObject,
  adminClaim: OpenIdProviderOptions["adminClaim"],
): OidcUser {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const email = text("email");
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailVerified: email !== "" && claims["email_verified"] === true,
    name: text("preferred_username") || text("name") || email.split("@")[0] || "",
    isAdministrator: adminClaim !== null && hasClaim(claims[adminClaim.name], adminClaim.value),
  };
}

function hasClaim(claim: unknown, value: string | null): boolean {
  if (value === null) return claim === true;
  return Array.isArray(claim) ? claim.includes(value) : claim === value;
}

function reasonOf(error: unknown): OidcError["reason"] {
  if (error instanceof client.AuthorizationResponseError) return "refused";
  // Nothing came back, or what came is no answer of a provider.
  if (error instanceof TypeError && error.message === "fetch failed") return "unavailable";
  if (error instanceof Error && error.name === "TimeoutError") return "unavailable";
  if (
    error instanceof client.ClientError &&
    ["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM"].includes(error.code ?? "")
  )
    return "unavailable";
  return "failed";
}
