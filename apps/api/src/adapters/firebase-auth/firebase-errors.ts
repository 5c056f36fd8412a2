import type { AuthError } from "../../ports/auth.ts";

/** Google refused the server itself: its credentials, its rights, its quota. No fault of the token. */
const OPERATOR_CODES = new Set([
  "auth/invalid-credential",
  "auth/insufficient-permission",
  "auth/project-not-found",
  "auth/configuration-not-found",
  "auth/quota-exceeded",
  "auth/billing-not-enabled",
]);

/** The message of firebase-admin when it cannot fetch Google's keys; the code is that of a bad token. */
const KEY_FETCH_MESSAGE = /Error while making request|Error fetching (?:public keys|Json Web Keys)/;

/**
 * Tells a token that is no good from a provider that could not be asked. What is not known to be the provider's
 * fault is the token's, for some of those errors a garbled token can cause at will.
 */
export function refusalOf(error: unknown): AuthError["reason"] {
  if (!(error instanceof Error)) return "invalid";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isProvidersFault =
    code.startsWith("app/") ||
    OPERATOR_CODES.has(code) ||
    KEY_FETCH_MESSAGE.test(error.message) ||
    answeredWithFailure(error);
  return isProvidersFault ? "unavailable" : "invalid";
}

/** Returns whether the provider answered with a server error or 429. */
function answeredWithFailure(error: Error): boolean {
  if (!("httpResponse" in error)) return false;
  const response = error.httpResponse;
  if (typeof response !== "object" || response === null || !("status" in response)) return false;
  return typeof response.status === "number" && (response.status >= 500 || response.status === 429);
}
