import express from "express";
import helmet from "helmet";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { createLocalIdentity } from "./local-identity.ts";
import {
  ALICE,
  PROJECT,
  claimsOf,
  startProvider,
  temporaryFolder,
  wordOf,
} from "./testing/running-provider.ts";

const TOOLKIT = "/identitytoolkit.googleapis.com/v1";

/** Tokens that are no ID tokens; none may show through as an error of Node. */
const GARBLED = [
  ["an empty text", ""],
  ["a word", "garbage"],
  ["two dots", ".."],
  ["parts that are no JSON", "a.b."],
  ["a payload that is null", "eyJhbGciOiJub25lIn0.bnVsbA."],
  ["a payload that is a number", "eyJhbGciOiJub25lIn0.MTI."],
  ["four parts", "eyJhbGciOiJub25lIn0.e30..x"],
  ["a signed one", "eyJhbGciOiJSUzI1NiJ9.e30.c2ln"],
] as const;

describe("password accounts", () => {
  it("sign up, then sign in", async () => {
    const { call } = await startProvider();
    const made = await call("accounts:signUp", { email: "Bob@Example.com", password: "secret1" });
    expect(made.body).toMatchObject({ email: "bob@example.com", expiresIn: "3600" });
    const again = await call("accounts:signInWithPassword", {
      email: "bob@example.com",
      password: "secret1",
    });
    expect(again.body).toMatchObject({ localId: made.body["localId"], registered: true });
  });

  it.each([
    ["a short password", { email: "b@example.com", password: "12345" }, "WEAK_PASSWORD"],
    ["a bad address", { email: "nobody", password: "secret1" }, "INVALID_EMAIL"],
    ["no password", { email: "b@example.com" }, "INVALID_ARGUMENT"],
    ["a list for an address", { email: ["b@example.com"], password: "secret1" }, "INVALID_ARGUMENT"],
  ])("are refused with %s", async (_, body, word) => {
    const { call } = await startProvider();
    expect(wordOf(await call("accounts:signUp", body))).toBe(word);
  });

  it("are made once for parallel calls with one address", async () => {
    const { call } = await startProvider();
    const make = () => call("accounts:signUp", { email: "b@example.com", password: "secret1" });
    const answers = await Promise.all([make(), make()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(wordOf)).toContain("EMAIL_EXISTS");
  });

  it("get the same error for a wrong password and an unknown address", async () => {
    const { call } = await startProvider();
    await call("accounts:signUp", { email: "b@example.com", password: "secret1" });
    for (const email of ["b@example.com", "unknown@example.com"]) {
      const answer = await call("accounts:signInWithPassword", { email, password: "wrong-one" });
      expect(wordOf(answer)).toBe("INVALID_LOGIN_CREDENTIALS");
    }
  });
});

describe("the account of a signed-in user", () => {
  it("is shown without its password", async () => {
    const { call } = await startProvider();
    const { body } = await call("accounts:signUp", { email: "b@example.com", password: "secret1" });
    const shown = await call("accounts:lookup", { idToken: body["idToken"] });
    expect(shown.body).toMatchObject({ users: [{ localId: body["localId"], email: "b@example.com" }] });
    expect(JSON.stringify(shown.body)).not.toMatch(/salt|passwordHash/);
  });

  it("can be renamed, but not given rights", async () => {
    const { call, signIn } = await startProvider();
    const { idToken } = (await signIn(ALICE)).body;
    const renamed = await call("accounts:update", { idToken, displayName: "Ali", returnSecureToken: true });
    expect(renamed.body).toMatchObject({ displayName: "Ali" });
    const cleared = await call("accounts:update", { idToken, deleteAttribute: ["DISPLAY_NAME"] });
    expect(cleared.body).not.toHaveProperty("displayName");
    for (const change of [{ customAttributes: "{}" }, { disableUser: false }, { validSince: 1 }]) {
      expect(wordOf(await call("accounts:update", { idToken, ...change }))).toBe("OPERATION_NOT_ALLOWED");
    }
  });

  it("is gone once deleted, for every token", async () => {
    const { call, signIn, renew } = await startProvider();
    const { idToken, refreshToken } = (await signIn(ALICE)).body;
    expect((await call("accounts:delete", { idToken })).status).toBe(200);
    expect(wordOf(await call("accounts:lookup", { idToken }))).toBe("USER_NOT_FOUND");
    expect(wordOf(await renew(refreshToken))).toBe("USER_NOT_FOUND");
  });

  it.each(GARBLED)("refuses %s as a token", async (_, idToken) => {
    const { call } = await startProvider();
    for (const name of ["accounts:lookup", "accounts:update", "accounts:delete"]) {
      const answer = await call(name, { idToken });
      expect([answer.status, wordOf(answer)]).toEqual([400, "INVALID_ID_TOKEN"]);
    }
  });

  it("refuses a token of another project", async () => {
    const { call, signIn } = await startProvider();
    const { idToken } = (await signIn(ALICE)).body;
    const [header, payload = ""] = String(idToken).split(".");
    const claims = Buffer.from(payload, "base64url").toString().replaceAll(PROJECT, "demo-other");
    const foreign = `${header}.${Buffer.from(claims).toString("base64url")}.`;
    expect(wordOf(await call("accounts:lookup", { idToken: foreign }))).toBe("INVALID_ID_TOKEN");
  });

  it("refuses a token with something in the place of the signature", async () => {
    const { call, signIn } = await startProvider();
    const { idToken } = (await signIn(ALICE)).body;
    expect((await call("accounts:lookup", { idToken })).status).toBe(200);
    const forged = `${String(idToken)}c2ln`;
    expect(wordOf(await call("accounts:lookup", { idToken: forged }))).toBe("INVALID_ID_TOKEN");
  });

  it("refuses a token whose hour is over", async () => {
    const { app, at, session } = await providerWithClock();
    const lookUp = () => request(app).post(`${TOOLKIT}/accounts:lookup`).send({ idToken: session.idToken });
    at.setMinutes(at.getMinutes() + 59);
    expect((await lookUp()).status).toBe(200);
    at.setMinutes(at.getMinutes() + 1);
    expect((await lookUp()).body.error.message).toBe("TOKEN_EXPIRED");
  });
});

/** Creates a provider with a clock that the test sets, and a signed-in user. */
async function providerWithClock() {
  const at = new Date("2026-01-01T12:00:00Z");
  const dataDir = await temporaryFolder();
  const provider = createLocalIdentity({ dataDir, projectId: PROJECT, now: () => at });
  const app = express().use(provider.router);
  const account = { email: "b@example.com", password: "secret1" };
  const { body } = await request(app).post(`${TOOLKIT}/accounts:signUp`).send(account);
  return { app, at, session: { idToken: String(body.idToken), refreshToken: String(body.refreshToken) } };
}

describe("the renewal of an ID token", () => {
  it("returns a new one for the same sign-in", async () => {
    const { signIn, renew } = await startProvider();
    const { refreshToken, localId } = (await signIn(ALICE)).body;
    const { status, body } = await renew(refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: "Bearer",
      expires_in: "3600",
      user_id: localId,
      project_id: PROJECT,
    });
  });

  it("counts from the sign-in, so that signing out everywhere ends renewed tokens too", async () => {
    const { app, at, session } = await providerWithClock();
    const signedInAt = claimsOf(session.idToken)["auth_time"];
    at.setMinutes(at.getMinutes() + 50);
    const renewed = await request(app)
      .post("/securetoken.googleapis.com/v1/token")
      .type("form")
      .send({ grant_type: "refresh_token", refresh_token: session.refreshToken });
    const claims = claimsOf(renewed.body.id_token);
    expect(claims).toMatchObject({ auth_time: signedInAt, iat: Number(signedInAt) + 50 * 60 });
  });

  it.each(["garbage", "", "bnVsbA", "e30"])("refuses %j", async (token) => {
    const { renew } = await startProvider();
    expect(wordOf(await renew(token))).toBe("INVALID_REFRESH_TOKEN");
  });
});

describe("the HTTP layer", () => {
  it("requires the owner's token on every call about a project", async () => {
    const { app } = await startProvider();
    for (const call of [
      `${PROJECT}/accounts:lookup`,
      `${PROJECT}:createSessionCookie`,
      "other/accounts:lookup",
      "",
    ]) {
      for (const key of [undefined, "Bearer nobody", "owner"]) {
        const asked = request(app)
          .post(`${TOOLKIT}/projects/${call}`)
          .send({ localId: ["x"] });
        const answer = await (key ? asked.set("Authorization", key) : asked);
        expect([answer.status, answer.body.error.message]).toEqual([401, "INSUFFICIENT_PERMISSION"]);
      }
    }
  });

  it("returns the project to the browser's SDK", async () => {
    const { app } = await startProvider();
    const answer = await request(app).get(`${TOOLKIT}/projects?key=demo-key`);
    expect(answer.body).toEqual({ projectId: PROJECT, authorizedDomains: ["localhost", "127.0.0.1"] });
  });

  it("permits no other origin and prevents caching", async () => {
    const { app } = await startProvider();
    const origin = "http://evil.example";
    const asked = await request(app)
      .options(`${TOOLKIT}/accounts:signUp`)
      .set({ Origin: origin, "Access-Control-Request-Method": "POST" });
    const posted = await request(app).post(`${TOOLKIT}/accounts:signUp`).set("Origin", origin).send({});
    for (const answer of [asked, posted]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  it("requires JSON, which a form of another page cannot send", async () => {
    const { app } = await startProvider();
    const answer = await request(app)
      .post(`${TOOLKIT}/accounts:signUp`)
      .type("text/plain")
      .send('{"email":"b@example.com","password":"secret1"}');
    expect(answer.status).toBe(415);
  });

  it.each([
    ["bad JSON", "{", 400],
    ["a list", "[]", 400],
    ["more than 100 KB", JSON.stringify({ email: "x".repeat(110_000) }), 413],
  ])("refuses %s in Google's format", async (_, body, status) => {
    const { app } = await startProvider();
    const answer = await request(app).post(`${TOOLKIT}/accounts:signUp`).type("json").send(body);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({
      code: status,
      errors: [{ reason: "invalid", domain: "global" }],
    });
  });

  it("answers 404 to calls it does not know", async () => {
    const { call } = await startProvider();
    const answer = await call("accounts:sendOobCode", {});
    expect([answer.status, wordOf(answer)]).toEqual([404, "NOT_FOUND"]);
  });

  it("removes headers that would separate the popup from its opener", async () => {
    const provider = createLocalIdentity({ dataDir: await temporaryFolder(), projectId: PROJECT });
    const app = express().use(helmet(), provider.router);
    const { headers } = await request(app).get("/emulator/auth/handler");
    expect(headers).not.toHaveProperty("cross-origin-opener-policy");
    expect(headers).not.toHaveProperty("x-frame-options");
  });

  it("leaves all other paths alone", async () => {
    const { app } = await startProvider();
    app.get("/emulators", (_request, response) => {
      response.send("mine");
    });
    expect((await request(app).get("/emulators")).text).toBe("mine");
  });
});

it("a project id that may be real is refused", async () => {
  const dataDir = await temporaryFolder();
  expect(() => createLocalIdentity({ dataDir, projectId: "my-kitchen" })).toThrow(/demo-larder/);
});
