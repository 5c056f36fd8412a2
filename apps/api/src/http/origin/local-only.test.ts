import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enScriptErrors } from "@larder/domain/messages/en-script-errors";
import { startPlainProxy } from "../../testing/plain-proxy.ts";
import { type RunningServer, signInOver, startServer } from "../../testing/running-server.ts";
import { createTestApp, FRIEND_ORIGIN, OWN_ORIGIN } from "../../testing/test-app.ts";

interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** `fetch` would not let a test say Host, Origin and Sec-Fetch-Site. */
async function send(port: number | string, { method = "GET", path, headers, body }: Call) {
  // Node sends the body of a DELETE without a length by itself.
  const sent = { ...headers, ...(body && { "Content-Length": String(Buffer.byteLength(body)) }) };
  const asked = httpRequest({ host: "127.0.0.1", port, method, path, headers: sent }).end(body);
  const [answer]: IncomingMessage[] = await once(asked, "response");
  if (!answer) throw new Error("There was no answer.");
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

const JSON_TYPE = { "Content-Type": "application/json" };
const signInCall: Call = {
  method: "POST",
  path: "/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k",
  headers: JSON_TYPE,
  body: JSON.stringify({
    requestUri: "http://localhost",
    returnSecureToken: true,
    postBody: 'providerId=google.com&id_token={"sub":"oma","email":"oma@example.com"}',
  }),
};

let dataDir: string;
let server: RunningServer;
let port: string;
let calls: Record<string, Call>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "larder-direct-"));
  server = await startServer(dataDir, { PUBLIC_BROWSING: "true", STARTER_RECIPES: "on" });
  ({ port } = new URL(server.url));
  const { token } = await signInOver(server.url, "ana");
  const bearer = { Authorization: `Bearer ${token}` };
  const json = { ...bearer, ...JSON_TYPE };
  calls = {
    "signing in": signInCall,
    "renewing a token": {
      method: "POST",
      path: "/securetoken.googleapis.com/v1/token?key=k",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "grant_type=refresh_token&refresh_token=x",
    },
    "the popup with all accounts": { path: "/emulator/auth/handler?apiKey=k&appName=x" },
    "the hidden frame": { path: "/emulator/auth/iframe" },
    "the list": { path: "/api/recipes?view=summary&limit=1" },
    "the configuration": { path: "/api/config" },
    "the account's data": { path: "/api/account/data", headers: bearer },
    "opening a session": { method: "POST", path: "/api/user/create", headers: json, body: "{}" },
    "adding a recipe": {
      method: "POST",
      path: "/api/recipes",
      headers: json,
      body: JSON.stringify({ recipe: { name: "Planted" } }),
    },
    "deleting the account": {
      method: "DELETE",
      path: "/api/account",
      headers: json,
      body: JSON.stringify({ email: "ana@example.com", recipes: "delete" }),
    },
    "the first page": { path: "/" },
    health: { path: "/healthz" },
  };
}, 60_000);
afterAll(async () => {
  await server.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});

const PAGE = "https://larder.home";
const browser = (headers: Record<string, string>) => ({ host: "larder.home", ...headers });

/** The statuses and codes of every call, made with these headers too. */
async function answersTo(at: number | string, headers: Record<string, string>) {
  const names = Object.keys(calls);
  const answers = await Promise.all(
    names.map((name) => {
      const call = calls[name];
      return send(at, { path: "/", ...call, headers: { ...call?.headers, ...headers } });
    }),
  );
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      answers[at]?.status === 403 && answers[at].body.includes('"local-only"')
        ? "refused"
        : answers[at]?.status,
    ]),
  );
}

const allRefused = () => Object.fromEntries(Object.keys(calls).map((name) => [name, "refused"]));

describe("S49: with local sign-in, every call is refused", () => {
  it.each<[string, Record<string, string>]>([
    ["under another host name (DNS rebinding)", { host: "evil.example:5000" }],
    ["under an address of the network", { host: "192.168.1.5:5000" }],
    ["under a name that begins like this machine's", { host: "localhost.evil.example" }],
    ["with a user in the host", { host: "localhost@evil.example" }],
    ["with X-Forwarded-For", { "X-Forwarded-For": "203.0.113.9" }],
    ["with X-Forwarded-Proto", { "X-Forwarded-Proto": "https" }],
    ["with Forwarded", { Forwarded: "for=203.0.113.9" }],
    ["with X-Real-IP", { "X-Real-IP": "203.0.113.9" }],
    ["with Via", { Via: "1.1 proxy" }],
    ["with CF-Connecting-IP", { "CF-Connecting-IP": "203.0.113.9" }],
    ["with True-Client-IP", { "True-Client-IP": "203.0.113.9" }],
    ["from another site's page", { Origin: "https://evil.example" }],
    ["from another program's page on this machine", { Origin: "http://localhost:3000" }],
    ["from a page without an origin", { Origin: "null" }],
    ["for another site's page, by Sec-Fetch-Site", { "Sec-Fetch-Site": "cross-site" }],
    ["for another port's page, by Sec-Fetch-Site", { "Sec-Fetch-Site": "same-site" }],
    ["for another site's page, by Referer", { Referer: "https://larder.home/recipes" }],
  ])("%s", async (_, headers) => {
    expect(await answersTo(port, headers)).toEqual(allRefused());
  });

  it("by HTTP/1.0, which nginx speaks to its upstream and no browser does", async () => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.end("GET /api/recipes HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n");
    expect(await text(socket)).toContain('"code":"local-only"');
  });
});

describe("S49: with local sign-in, behind a proxy, every call is refused", () => {
  it("when the proxy forwards the host and adds nothing", async () => {
    const proxy = await startPlainProxy(server.url, { host: "passed on" });
    expect(await answersTo(proxy.port, browser({}))).toEqual(allRefused());
    await proxy.close();
  });

  it("when the proxy sends the upstream's host and adds nothing, for a page in a browser", async () => {
    const proxy = await startPlainProxy(server.url, { host: "upstream" });
    // A changing call has an Origin; what a page loads has a Referer.
    expect(await answersTo(proxy.port, browser({ Origin: PAGE, "Sec-Fetch-Site": "same-origin" }))).toEqual(
      allRefused(),
    );
    expect(
      await answersTo(proxy.port, browser({ Referer: `${PAGE}/login`, "Sec-Fetch-Site": "same-origin" })),
    ).toEqual(allRefused());
    await proxy.close();
  });

  it("when the proxy sends the upstream's host and the client's address, for any client", async () => {
    const adds = { "X-Forwarded-For": "203.0.113.9" };
    const proxy = await startPlainProxy(server.url, { host: "upstream", adds });
    expect(await answersTo(proxy.port, browser({}))).toEqual(allRefused());
    expect(await answersTo(proxy.port, browser({ Origin: "http://127.0.0.1" }))).toEqual(allRefused());
    await proxy.close();
  });
});

describe("with local sign-in, a call that comes directly from this machine is answered", () => {
  it.each<[string, Record<string, string>]>([
    ["from a program", {}],
    ["from the app's own page", { "Sec-Fetch-Site": "same-origin" }],
    ["by another name of this machine", { host: "[::1]:5000" }],
    ["by its name in capitals", { host: "LOCALHOST:80" }],
    ["through a port that is forwarded", { host: "localhost:8080", Origin: "http://localhost:8080" }],
    ["that was typed into the browser", { "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate" }],
  ])("%s", async (_, headers) => {
    const answer = await send(port, { ...signInCall, headers: { ...signInCall.headers, ...headers } });
    expect([answer.status, answer.body.includes("idToken")]).toEqual([200, true]);
    expect((await send(port, { path: "/api/recipes", headers })).status).toBe(200);
  });

  it("with the app's own origin", async () => {
    const headers = { Origin: `http://127.0.0.1:${port}` };
    expect((await send(port, { path: "/api/recipes", headers })).status).toBe(200);
  });

  it("from a link in another site's page, which can read nothing of it", async () => {
    const link = {
      Referer: "https://mail.example/",
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
    };
    expect((await send(port, { path: "/healthz", headers: link })).status).toBe(200);
    expect((await send(port, { path: "/emulator/auth/handler", headers: link })).status).toBe(403);
    const framed = { ...link, "Sec-Fetch-Dest": "iframe" };
    expect((await send(port, { path: "/healthz", headers: framed })).status).toBe(403);
  });
});

describe("a refusal of local sign-in", () => {
  const PROXIED = { "X-Forwarded-For": "203.0.113.9" };

  it("states the reason in the format of the caller", async () => {
    const api = await send(port, { path: "/api/recipes", headers: PROXIED });
    expect(JSON.parse(api.body)).toMatchObject({
      success: false,
      code: "local-only",
      error: enScriptErrors["local-only"],
    });
    const provider = await send(port, { ...signInCall, headers: { ...JSON_TYPE, ...PROXIED } });
    expect(JSON.parse(provider.body)).toMatchObject({
      error: { code: 403, message: `LOCAL_ONLY : ${enScriptErrors["local-only"]}` },
    });
    const page = await send(port, { path: "/", headers: { ...PROXIED, Accept: "text/html,*/*" } });
    expect(page.body).toBe(enScriptErrors["local-only"]);
  });
});

describe("the check of local sign-in", () => {
  it("permits the configured origins, where they are on this machine", async () => {
    const world = await createTestApp({
      local: {},
      ownOrigins: [OWN_ORIGIN, "http://localhost:5173"],
      corsOrigins: [FRIEND_ORIGIN, "http://127.0.0.1:8080"],
    });
    const statusFor = async (origin: string) =>
      (await world.as("ana").get("/api/recipes").set({ Host: "127.0.0.1:5000", Origin: origin })).status;
    expect(await statusFor("http://localhost:5173")).toBe(200);
    expect(await statusFor("http://127.0.0.1:8080")).toBe(200);
    expect(await statusFor(FRIEND_ORIGIN)).toBe(403);
  });

  it("is not made with a Firebase project", async () => {
    const world = await createTestApp();
    await world.as("ana").get("/api/recipes").set({ Host: "larder.example", Via: "1.1 proxy" }).expect(200);
  });
});
