import { describe, expect, it } from "vitest";
import { refusalOf } from "./firebase-errors.ts";

const failure = (code: string, message: string, status?: number) =>
  Object.assign(new Error(message), { code, ...(status !== undefined && { httpResponse: { status } }) });

describe("refusalOf", () => {
  it.each([
    ["a bad token", failure("auth/argument-error", 'Firebase ID token has no "kid" claim.'), "invalid"],
    ["an expired cookie", failure("auth/session-cookie-expired", "expired"), "invalid"],
    ["a revoked token", failure("auth/id-token-revoked", "revoked"), "invalid"],
    ["a disabled account", failure("auth/user-disabled", "disabled", 400), "invalid"],
    ["a deleted account", failure("auth/user-not-found", "no user", 200), "invalid"],
    ["a token that trips the decoder", failure("auth/internal-error", "Unexpected token"), "invalid"],
    ["a token that trips the SDK itself", new TypeError("cannot read properties of null"), "invalid"],
    ["something thrown that is no error", "odd", "invalid"],
    [
      "keys that cannot be fetched",
      failure("auth/argument-error", "Error while making request: x"),
      "unavailable",
    ],
    [
      "keys that are refused",
      failure("auth/argument-error", "Error fetching public keys for Google certs: x"),
      "unavailable",
    ],
    ["a network that is down", failure("app/network-error", "x"), "unavailable"],
    ["a server without credentials", failure("app/invalid-credential", "x"), "unavailable"],
    ["a server without rights", failure("auth/insufficient-permission", "x", 403), "unavailable"],
    ["a provider that fails", failure("auth/internal-error", "x", 503), "unavailable"],
    ["a provider that is overrun", failure("auth/internal-error", "x", 429), "unavailable"],
  ])("%s", (_, error, reason) => {
    expect(refusalOf(error)).toBe(reason);
  });
});
