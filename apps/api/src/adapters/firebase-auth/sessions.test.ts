import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { BaseAuth, UserRecord } from "firebase-admin/auth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { createFirebaseAuth } from "./firebase-auth.ts";

const PROJECT = "a-kitchen";
const HOUR_S = 3_600;
const googles = generateKeyPairSync("rsa", { modulusLength: 2048 });
const nobodys = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Google's list of keys, served here: firebase-admin checks signatures as it does in production. */
let keyServer: http.Server;
let auth: ReturnType<typeof createFirebaseAuth>;
let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  keyServer = http.createServer((_, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ k1: googles.publicKey.export({ type: "spki", format: "pem" }) }));
  });
  keyServer.listen(0, "127.0.0.1");
  await once(keyServer, "listening");
  const bound = keyServer.address();
  const port = typeof bound === "object" ? bound?.port : undefined;
  vi.spyOn(https, "request").mockImplementation((...args: unknown[]) => {
    const request = http.request({ host: "127.0.0.1", port, headers: { Connection: "close" } });
    for (const listener of args) if (isListener(listener)) request.once("response", listener);
    return request;
  });
  sessionsEndedAt(null);
  auth = createFirebaseAuth({ projectId: PROJECT });
  world = await createTestApp({}, { auth });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await auth.close();
  keyServer.close();
});

function isListener(value: unknown): value is (response: http.IncomingMessage) => void {
  return typeof value === "function";
}

/** Sets the time from which Google considers the user's sessions valid; null for none. */
function sessionsEndedAt(ms: number | null): void {
  const tokensValidAfterTime = ms === null ? undefined : new Date(ms).toUTCString();
  vi.spyOn(BaseAuth.prototype, "getUser").mockResolvedValue(
    Object.assign(Object.create(UserRecord.prototype), { disabled: false, tokensValidAfterTime }),
  );
}

const nowS = () => Math.floor(Date.now() / 1000);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Returns a session cookie as Google makes them, with the given changes. */
function cookie(claims: object = {}, { key = googles.privateKey, alg = "RS256" } = {}): string {
  const issued = nowS() - 2 * HOUR_S;
  const content = `${encoded({ alg, kid: "k1", typ: "JWT" })}.${encoded({
    iss: `https://session.firebase.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: "ana",
    user_id: "ana",
    email: "ana@example.com",
    iat: issued,
    auth_time: issued,
    exp: nowS() + HOUR_S,
    firebase: { identities: {}, sign_in_provider: "google.com" },
    ...claims,
  })}`;
  return `${content}.${alg === "none" ? "" : signature(content, key)}`;
}

function signature(content: string, key: KeyObject): string {
  return sign("RSA-SHA256", Buffer.from(content), key).toString("base64url");
}

/** Returns a cookie whose claims name another user, with the original signature. */
function tampered(): string {
  const [header, , signed] = cookie().split(".");
  return `${header}.${cookie({ sub: "ben", user_id: "ben" }).split(".")[1]}.${signed}`;
}

const read = (session: string) => world.as().get("/api/bookmarks").set("Cookie", `__session=${session}`);
const write = (session: string) =>
  world
    .as()
    .put("/api/user/language")
    .set("Cookie", `__session=${session}`)
    .send({ preferredLanguage: "es" });

describe("a session cookie made by Google", () => {
  it("authorises reads and writes", async () => {
    await read(cookie()).expect(200);
    await write(cookie()).expect(200);
    expect(await world.store.users.find("ana")).toMatchObject({ preferredLanguage: "es" });
  });

  it.each<[string, () => string]>([
    ["was altered", tampered],
    ["was signed by somebody else", () => cookie({}, { key: nobodys.privateKey })],
    ["is not signed", () => cookie({}, { alg: "none" })],
    ["has ended", () => cookie({ exp: nowS() - 10 })],
    ["is another project's", () => cookie({ aud: "b-kitchen" })],
    ["was issued by another project", () => cookie({ iss: "https://session.firebase.google.com/b-kitchen" })],
    ["is an ID token", () => cookie({ iss: `https://securetoken.google.com/${PROJECT}` })],
    ["is of nobody", () => cookie({ sub: "", user_id: "" })],
  ])("S19: is answered 401 when it %s", async (_, make) => {
    for (const ask of [read, write]) {
      const answer = await ask(make());
      expect([answer.status, answer.body.code]).toEqual([401, "not-signed-in"]);
    }
  });

  it("S21: is answered 401 once the user has signed out everywhere", async () => {
    const session = cookie();
    sessionsEndedAt(Date.now());
    await read(session).expect(401);
    await write(session).expect(401);
  });
});
