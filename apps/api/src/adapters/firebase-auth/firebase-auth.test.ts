import https from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { getApps } from "firebase-admin/app";
import { BaseAuth } from "firebase-admin/auth";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { AuthError } from "../../ports/auth.ts";
import { ALICE, PROJECT, startProvider } from "@larder/local-identity/testing/running-provider";
import { createFirebaseAuth } from "./firebase-auth.ts";

const FIVE_DAYS_MS = 5 * 24 * 60 * 60 * 1000;
const GARBLED = [
  "",
  "garbage",
  "..",
  "a.b.",
  "eyJhbGciOiJub25lIn0.bnVsbA.",
  "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eA.",
];

/** A token with Google's claims and an invalid signature. */
const WITHOUT_SIGNATURE = [
  { alg: "RS256", kid: "k1", typ: "JWT" },
  { aud: "a-kitchen", iss: "https://securetoken.google.com/a-kitchen", sub: "u1", exp: 4_102_444_800 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .concat("c2lnbmF0dXJl")
  .join(".");

function openAuth(emulatorHost?: string, projectId = PROJECT) {
  const auth = createFirebaseAuth({ projectId, ...(emulatorHost && { emulatorHost }) });
  onTestFinished(() => auth.close());
  return auth;
}

async function signedIn() {
  const provider = await startProvider();
  const { body } = await provider.signIn(ALICE);
  const auth = openAuth(provider.host);
  return { provider, auth, uid: String(body["localId"]), idToken: String(body["idToken"]) };
}

const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: unknown) => (error instanceof AuthError ? error.reason : error),
  );

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe("createFirebaseAuth with an emulator", () => {
  it("returns the owner of an ID token and of a session cookie", async () => {
    const { auth, uid, idToken } = await signedIn();
    const who = { uid, email: ALICE.email, isEmailVerified: true, displayName: ALICE.name };
    expect(await auth.verifyIdToken(idToken, { checkRevoked: true })).toEqual(who);
    const cookie = await auth.createSessionCookie(idToken, FIVE_DAYS_MS);
    expect(await auth.verifySessionCookie(cookie, { checkRevoked: false })).toEqual(who);
  });

  it.each(GARBLED)("rejects %j as invalid", async (token) => {
    const { auth } = await signedIn();
    expect(await reason(auth.verifyIdToken(token, { checkRevoked: false }))).toBe("invalid");
    expect(await reason(auth.verifySessionCookie(token, { checkRevoked: true }))).toBe("invalid");
    expect(await reason(auth.createSessionCookie(token, FIVE_DAYS_MS))).toBe("invalid");
  });

  it("does not accept an ID token as a cookie", async () => {
    const { auth, idToken } = await signedIn();
    expect(await reason(auth.verifySessionCookie(idToken, { checkRevoked: false }))).toBe("invalid");
  });

  it("rejects the tokens of a revoked session as invalid", async () => {
    const { auth, uid, idToken } = await signedIn();
    const cookie = await auth.createSessionCookie(idToken, FIVE_DAYS_MS);
    await auth.revokeSessions(uid);
    expect(await reason(auth.verifySessionCookie(cookie, { checkRevoked: true }))).toBe("invalid");
    expect(await reason(auth.verifyIdToken(idToken, { checkRevoked: true }))).toBe("invalid");
  });

  it("ends sessions of the same second too, and accepts the next sign-in", async () => {
    const { auth, provider, uid } = await signedIn();
    for (let i = 0; i < 2; i += 1) {
      // At the beginning of a second, so that both happen in it.
      await pause(1005 - (Date.now() % 1000));
      const { body } = await provider.signIn(ALICE);
      const cookie = await auth.createSessionCookie(String(body["idToken"]), FIVE_DAYS_MS);
      await auth.revokeSessions(uid);
      expect(await reason(auth.verifySessionCookie(cookie, { checkRevoked: true }))).toBe("invalid");
      const next = String((await provider.signIn(ALICE)).body["idToken"]);
      expect(await auth.verifyIdToken(next, { checkRevoked: true })).toMatchObject({ uid });
    }
  });

  it("rejects the token of a deleted account as invalid", async () => {
    const { auth, provider, idToken } = await signedIn();
    await provider.call("accounts:delete", { idToken });
    expect(await reason(auth.verifyIdToken(idToken, { checkRevoked: true }))).toBe("invalid");
  });

  it("deletes an account, and nothing the second time; its sessions are over", async () => {
    const { auth, uid, idToken } = await signedIn();
    const cookie = await auth.createSessionCookie(idToken, FIVE_DAYS_MS);
    expect(await auth.hasUser(uid)).toBe(true);
    for (const _ of [1, 2]) await auth.deleteUser(uid);
    expect(await auth.hasUser(uid)).toBe(false);
    expect(await reason(auth.verifySessionCookie(cookie, { checkRevoked: true }))).toBe("invalid");
    expect(await reason(auth.createSessionCookie(idToken, FIVE_DAYS_MS))).toBe("invalid");
  });

  it("is unavailable when the emulator does not answer", async () => {
    const { idToken } = await signedIn();
    const auth = openAuth("127.0.0.1:1");
    expect(await reason(auth.verifyIdToken(idToken, { checkRevoked: true }))).toBe("unavailable");
    expect(await reason(auth.createSessionCookie(idToken, FIVE_DAYS_MS))).toBe("unavailable");
    expect(await reason(auth.revokeSessions("u1"))).toBe("unavailable");
    expect(await reason(auth.hasUser("u1"))).toBe("unavailable");
    expect(await reason(auth.deleteUser("u1"))).toBe("unavailable");
  });

  it("leaves the environment as it was", async () => {
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9");
    const { auth, idToken } = await signedIn();
    await auth.verifyIdToken(idToken, { checkRevoked: false });
    expect(process.env["FIREBASE_AUTH_EMULATOR_HOST"]).toBe("127.0.0.1:9");
  });
});

describe("createFirebaseAuth for Google", () => {
  it("refuses unsigned tokens, whatever the environment says", async () => {
    const { idToken, provider } = await signedIn();
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", provider.host);
    expect(await reason(openAuth().verifyIdToken(idToken, { checkRevoked: false }))).toBe("invalid");
  });

  it("is unavailable, and not refusing, while Google's keys cannot be fetched", async () => {
    const real = https.request;
    const asked = vi.spyOn(https, "request").mockImplementation(() => real({ host: "127.0.0.1", port: 1 }));
    const auth = openAuth(undefined, "a-kitchen");
    expect(await reason(auth.verifyIdToken(WITHOUT_SIGNATURE, { checkRevoked: false }))).toBe("unavailable");
    expect(asked).toHaveBeenCalled();
  });

  // An emulator always looks up revocation, so only this shows that the flag arrives.
  it.each([true, false])("checks revocation only on demand: %s", async (checkRevoked) => {
    const claims = {
      uid: "u1",
      email: ALICE.email,
      sub: "u1",
      aud: "",
      iss: "",
      iat: 0,
      exp: 0,
      auth_time: 0,
    };
    const decoded = { ...claims, firebase: { identities: {}, sign_in_provider: "google.com" } };
    const idToken = vi.spyOn(BaseAuth.prototype, "verifyIdToken").mockResolvedValue(decoded);
    const cookie = vi.spyOn(BaseAuth.prototype, "verifySessionCookie").mockResolvedValue(decoded);
    const auth = openAuth();
    await auth.verifyIdToken("t", { checkRevoked });
    await auth.verifySessionCookie("c", { checkRevoked });
    expect(idToken).toHaveBeenCalledExactlyOnceWith("t", checkRevoked);
    expect(cookie).toHaveBeenCalledExactlyOnceWith("c", checkRevoked);
  });

  it("returns no address for an account without one", async () => {
    const claims = { uid: "u1", sub: "u1", aud: "", iss: "", iat: 0, exp: 0, auth_time: 0 };
    const decoded = { ...claims, firebase: { identities: {}, sign_in_provider: "phone" } };
    vi.spyOn(BaseAuth.prototype, "verifyIdToken").mockResolvedValue(decoded);
    const who = await openAuth().verifyIdToken("t", { checkRevoked: false });
    expect(who).toEqual({ uid: "u1", email: "", isEmailVerified: false });
  });
});

describe("close", () => {
  it("deletes firebase-admin's app", async () => {
    const { provider, idToken } = await signedIn();
    const before = getApps().length;
    const auth = createFirebaseAuth({ projectId: PROJECT, emulatorHost: provider.host });
    await auth.verifyIdToken(idToken, { checkRevoked: false });
    expect(getApps()).toHaveLength(before + 1);
    await auth.close();
    expect(getApps()).toHaveLength(before);
  });

  it("does nothing before the first call", async () => {
    const before = getApps().length;
    await createFirebaseAuth({ projectId: PROJECT }).close();
    expect(getApps()).toHaveLength(before);
  });
});
