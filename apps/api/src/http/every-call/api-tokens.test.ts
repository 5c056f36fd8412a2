import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { CALLS, pathOf, validBody, validQuery } from "../../testing/contract-calls.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";

const GUARDED = CALLS.filter(([, { access }]) => access !== "public");
const ofAccount = ({ apiToken, access }: Endpoint) =>
  apiToken === "refused" || access === "admin" || access === "token";
const REFUSED = GUARDED.filter(([, endpoint]) => ofAccount(endpoint));
const CHANGING = GUARDED.filter(([, endpoint]) => !ofAccount(endpoint) && endpoint.method !== "get");
const READING = GUARDED.filter(([, endpoint]) => !ofAccount(endpoint) && endpoint.method === "get");

let world: Awaited<ReturnType<typeof createTestApp>>;
const secrets = { read: "", write: "" };
let adminCookies: string[];
beforeAll(async () => {
  world = await createTestApp();
  for (const scope of ["read", "write"] as const) {
    const made = await world.as("ana").post("/api/tokens").send({ name: scope, scope, days: 1 }).expect(201);
    secrets[scope] = made.body.secret;
  }
  const verified = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
  adminCookies = cookiesOf(verified);
});

function call(endpoint: Endpoint, secret: string) {
  const request = world.as()[endpoint.method](pathOf(endpoint)).query(validQuery(endpoint));
  request.set("Authorization", `Bearer ${secret}`).set("Cookie", adminCookies.join("; "));
  return endpoint.body ? request.send(validBody(endpoint)) : request;
}

const outcomeOf = async (endpoint: Endpoint, secret: string) => {
  const { status, body } = await call(endpoint, secret);
  return [status, body.code];
};

describe("an API token", () => {
  it("has calls of each kind to be tried with", () => {
    expect([REFUSED, CHANGING, READING].map(({ length }) => length > 5)).toEqual([true, true, true]);
  });

  it.each(REFUSED)("S54: is refused by %s, whatever it may do elsewhere", async (_, endpoint) => {
    for (const secret of Object.values(secrets))
      expect(await outcomeOf(endpoint, secret)).toEqual([403, "session-required"]);
  });

  it.each(CHANGING)(
    "S55: that may only read is refused by %s, one that may write is not",
    async (_, endpoint) => {
      expect(await outcomeOf(endpoint, secrets.read)).toEqual([403, "token-read-only"]);
      const [status, code] = await outcomeOf(endpoint, secrets.write);
      expect([401, 403, 500]).not.toContain(status);
      expect(code).not.toBe("token-read-only");
    },
  );

  it.each(READING)("that may only read is let in by %s", async (_, endpoint) => {
    expect([401, 403, 500]).not.toContain((await call(endpoint, secrets.read)).status);
  });

  it.each(GUARDED)(
    "S56: that was altered, was made up or was revoked is no session for %s",
    async (_, endpoint) => {
      const altered = secrets.write.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
      for (const secret of [altered, "larder_", `larder_${"a".repeat(43)}`, secrets.write.toUpperCase()])
        expect(await outcomeOf(endpoint, secret)).toEqual([401, "not-signed-in"]);
    },
  );

  it("S54: cannot end the sessions of its user", async () => {
    const answer = await world
      .as()
      .post("/api/user/logout")
      .set("Authorization", `Bearer ${secrets.write}`)
      .send({ everywhere: true });
    expect([answer.status, answer.body.code]).toEqual([403, "session-required"]);
    await world.as("ana").get("/api/bookmarks").expect(200);
  });

  it("S54: is not taken as a session cookie", async () => {
    await world.as().get("/api/bookmarks").set("Cookie", `__session=${secrets.read}`).expect(401);
  });

  it("S57: is counted apart from its user's browsers and other tokens, an hour's calls with them", async () => {
    const rates = {
      readsPerMinute: 3,
      writesPerMinute: 5,
      importsPerHour: 0,
      picturesPerHour: 0,
      textsPerHour: 0,
      messagesPerHour: 1,
      communityPerHour: 1,
      exportsPerHour: 0,
    };
    const limited = await createTestApp({ rates });
    const make = async () =>
      (await limited.as("ana").post("/api/tokens").send({ name: "x", scope: "write", days: 1 })).body.secret;
    const [one, two] = [await make(), await make()];
    const read = async (secret: string) =>
      (await limited.as().get("/api/bookmarks").set("Authorization", `Bearer ${secret}`)).status;
    expect([await read(one), await read(one), await read(one), await read(one)]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await read(two)).toBe(200);
    await limited.as("ana").get("/api/bookmarks").expect(200);
    const send = (secret: string) =>
      limited
        .as()
        .post("/api/feedback")
        .set("Authorization", `Bearer ${secret}`)
        .send({ email: "ana@example.com", content: "The timer is too loud." });
    await send(one).expect(201);
    await send(two).expect(429);
  });
});
