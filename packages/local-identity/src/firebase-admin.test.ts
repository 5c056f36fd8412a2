import { setTimeout as pause } from "node:timers/promises";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ALICE, PROJECT, claimsOf, startProvider, wordOf } from "./testing/running-provider.ts";

const FIVE_DAYS_MS = 5 * 24 * 60 * 60 * 1000;

// The real, unmodified SDK; only the address comes from us.
describe("firebase-admin against the local provider", () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let auth: ReturnType<typeof getAuth>;

  beforeEach(async () => {
    provider = await startProvider();
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", provider.host);
    const app = initializeApp({ projectId: PROJECT }, provider.host);
    onTestFinished(() => deleteApp(app));
    auth = getAuth(app);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  async function signedIn() {
    const { body } = await provider.signIn(ALICE);
    return {
      uid: String(body["localId"]),
      idToken: String(body["idToken"]),
      refreshToken: String(body["refreshToken"]),
    };
  }

  it("verifies an ID token", async () => {
    const { uid, idToken } = await signedIn();
    expect(await auth.verifyIdToken(idToken, true)).toMatchObject({ uid, email: ALICE.email, name: "Alice" });
  });

  it("reads accounts by id and by address", async () => {
    const { uid } = await signedIn();
    const user = await auth.getUser(uid);
    expect(user).toMatchObject({ uid, email: ALICE.email, emailVerified: true, disabled: false });
    expect(Date.parse(user.metadata.creationTime)).toBeGreaterThan(Date.now() - 60_000);
    expect((await auth.getUserByEmail(ALICE.email)).uid).toBe(uid);
    await expect(auth.getUser("nobody")).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  it("makes and verifies a session cookie with its own expiry", async () => {
    const { uid, idToken } = await signedIn();
    const cookie = await auth.createSessionCookie(idToken, { expiresIn: FIVE_DAYS_MS });
    expect(await auth.verifySessionCookie(cookie, true)).toMatchObject({ uid, email: ALICE.email });
    const { exp, iat, iss } = claimsOf(cookie);
    expect(Number(exp) - Number(iat)).toBe(FIVE_DAYS_MS / 1000);
    expect(iss).toBe(`https://session.firebase.google.com/${PROJECT}`);
    expect(cookie.length).toBeLessThan(1000);
    await expect(auth.verifyIdToken(cookie)).rejects.toThrow(/iss/);
  });

  it("is refused a cookie for a garbled token", async () => {
    await expect(auth.createSessionCookie("garbage", { expiresIn: FIVE_DAYS_MS })).rejects.toMatchObject({
      code: "auth/invalid-id-token",
    });
  });

  it("revokes cookie, ID token and refresh token, but not the next sign-in", async () => {
    const { uid, idToken, refreshToken } = await signedIn();
    const cookie = await auth.createSessionCookie(idToken, { expiresIn: FIVE_DAYS_MS });
    await pause(1100); // revocation is exact to the second
    await auth.revokeRefreshTokens(uid);
    await expect(auth.verifySessionCookie(cookie, true)).rejects.toMatchObject({
      code: "auth/session-cookie-revoked",
    });
    await expect(auth.verifyIdToken(idToken, true)).rejects.toMatchObject({ code: "auth/id-token-revoked" });
    await expect(auth.createSessionCookie(idToken, { expiresIn: FIVE_DAYS_MS })).rejects.toMatchObject({
      code: "auth/id-token-expired",
    });
    expect(wordOf(await provider.renew(refreshToken))).toBe("TOKEN_EXPIRED");
    const next = await signedIn();
    expect(await auth.verifyIdToken(next.idToken, true)).toMatchObject({ uid });
  });

  it("disables an account: its tokens are invalid, and signing in is refused", async () => {
    const { uid, idToken, refreshToken } = await signedIn();
    await auth.updateUser(uid, { disabled: true });
    await expect(auth.verifyIdToken(idToken, true)).rejects.toMatchObject({ code: "auth/user-disabled" });
    expect(wordOf(await provider.renew(refreshToken))).toBe("USER_DISABLED");
    expect(wordOf(await provider.signIn(ALICE))).toBe("USER_DISABLED");
    await auth.updateUser(uid, { disabled: false });
    expect((await provider.signIn(ALICE)).status).toBe(200);
  });

  it("disables an account with a password too", async () => {
    const password = { email: "bob@example.com", password: "secret1" };
    const { body } = await provider.call("accounts:signUp", password);
    await auth.updateUser(String(body["localId"]), { disabled: true });
    expect(wordOf(await provider.call("accounts:signInWithPassword", password))).toBe("USER_DISABLED");
  });

  it("sets claims that the next token contains, and that cannot replace the identity", async () => {
    const { uid } = await signedIn();
    await auth.setCustomUserClaims(uid, { role: "cook" });
    const { body } = await provider.signIn(ALICE);
    expect(await auth.verifyIdToken(String(body["idToken"]))).toMatchObject({ uid, role: "cook" });
  });

  it("changes a name, and gets an error for a changed address", async () => {
    const { uid } = await signedIn();
    expect(await auth.updateUser(uid, { displayName: "Ali" })).toMatchObject({ displayName: "Ali" });
    expect((await auth.updateUser(uid, { displayName: null })).displayName).toBeUndefined();
    await expect(auth.updateUser(uid, { email: "new@example.com" })).rejects.toMatchObject({
      code: "auth/operation-not-allowed",
    });
    expect((await auth.getUser(uid)).email).toBe(ALICE.email);
  });

  it("deletes an account", async () => {
    const { uid, idToken } = await signedIn();
    await auth.deleteUser(uid);
    await expect(auth.verifyIdToken(idToken, true)).rejects.toMatchObject({ code: "auth/user-not-found" });
    await expect(auth.deleteUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});
