import { describe, expect, it } from "vitest";
import { ALICE, PROJECT, claimsOf, startProvider, wordOf } from "./testing/running-provider.ts";

describe("accounts:signInWithIdp", () => {
  it("creates an account for a new user and returns its identity", async () => {
    const { signIn } = await startProvider();
    const { status, body } = await signIn(ALICE);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      providerId: "google.com",
      localId: expect.stringMatching(/^[0-9a-zA-Z]{28}$/),
      email: "alice@example.com",
      emailVerified: true,
      displayName: "Alice",
      isNewUser: true,
      expiresIn: "3600",
    });
    expect(JSON.parse(String(body["rawUserInfo"]))).toMatchObject({ sub: "1001", name: "Alice" });
  });

  it("gives an unsigned ID token with Firebase's claims and an empty third part", async () => {
    const { signIn } = await startProvider();
    const { body } = await signIn(ALICE);
    const [header = "", , signature] = String(body["idToken"]).split(".");
    expect(JSON.parse(Buffer.from(header, "base64url").toString())).toEqual({ alg: "none", typ: "JWT" });
    expect(signature).toBe("");
    const claims = claimsOf(body["idToken"]);
    expect(claims).toMatchObject({
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: body["localId"],
      user_id: body["localId"],
      email: "alice@example.com",
      email_verified: true,
      name: "Alice",
      firebase: {
        identities: { email: ["alice@example.com"], "google.com": ["1001"] },
        sign_in_provider: "google.com",
      },
    });
    expect(Number(claims["exp"]) - Number(claims["iat"])).toBe(3600);
  });

  it("finds the account by the provider's id, also with another address", async () => {
    const { signIn } = await startProvider();
    const first = await signIn(ALICE);
    const again = await signIn({ ...ALICE, email: "new@example.com" });
    expect(again.body).toMatchObject({ localId: first.body["localId"], isNewUser: false });
  });

  it("finds the account by the address, in any case", async () => {
    const { signIn } = await startProvider();
    const first = await signIn(ALICE);
    const again = await signIn({ sub: "2002", email: "Alice@Example.com" });
    expect(again.body).toMatchObject({ localId: first.body["localId"], isNewUser: false });
  });

  it("creates one account for parallel sign-ins", async () => {
    const { signIn } = await startProvider();
    const answers = await Promise.all([signIn(ALICE), signIn(ALICE), signIn(ALICE)]);
    expect(new Set(answers.map(({ body }) => body["localId"])).size).toBe(1);
    expect(answers.filter(({ body }) => body["isNewUser"])).toHaveLength(1);
  });

  it("reads the answer from the address, as the browser sends it, and the claims from an unsigned JWT", async () => {
    const { call } = await startProvider();
    const jwt = [{ alg: "none" }, ALICE].map((part) =>
      Buffer.from(JSON.stringify(part)).toString("base64url"),
    );
    const query = new URLSearchParams({ providerId: "google.com", id_token: `${jwt.join(".")}.` });
    const { body } = await call("accounts:signInWithIdp", {
      requestUri: `http://localhost/emulator/auth/handler?${query.toString()}`,
      postBody: "",
    });
    expect(body).toMatchObject({ email: "alice@example.com" });
  });

  it("removes a password that was set before the address was verified", async () => {
    const { call, signIn } = await startProvider();
    await call("accounts:signUp", { email: ALICE.email, password: "planted" });
    await signIn(ALICE);
    const answer = await call("accounts:signInWithPassword", { email: ALICE.email, password: "planted" });
    expect(wordOf(answer)).toBe("INVALID_LOGIN_CREDENTIALS");
  });

  it.each([
    ["no claims", "providerId=google.com", "INVALID_IDP_RESPONSE"],
    ["claims that are no JSON", "providerId=google.com&id_token={", "INVALID_IDP_RESPONSE"],
    ["claims that are null", "providerId=google.com&id_token=null", "INVALID_IDP_RESPONSE"],
    ["no address", 'providerId=google.com&id_token={"sub":"1"}', "INVALID_IDP_RESPONSE"],
    ["a bad address", 'providerId=google.com&id_token={"sub":"1","email":"<b>"}', "INVALID_IDP_RESPONSE"],
    ["another provider", 'providerId=github.com&id_token={"sub":"1"}', "OPERATION_NOT_ALLOWED"],
    ["nothing", "", "OPERATION_NOT_ALLOWED"],
  ])("refuses %s", async (_, postBody, word) => {
    const { call } = await startProvider();
    const answer = await call("accounts:signInWithIdp", { requestUri: "http://localhost", postBody });
    expect([answer.status, wordOf(answer)]).toEqual([400, word]);
  });
});
