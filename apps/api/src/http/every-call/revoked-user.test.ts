import { beforeEach, describe, expect, it } from "vitest";
import { CALLS, pathOf, validBody, validQuery } from "../../testing/contract-calls.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";

const GUARDED = CALLS.filter(([, { access }]) => access !== "public");
const CHANGING = GUARDED.filter(([, { method }]) => method !== "get");
const READING = GUARDED.filter(([, { method, access }]) => method === "get" && access !== "admin");

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

describe("a user whose sessions were ended elsewhere", () => {
  it.each(CHANGING)(
    "S20: is refused by %s at once, though a read was permitted before",
    async (_, endpoint) => {
      const verified = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
      await world.as("ana").get("/api/bookmarks").expect(200);
      world.identity.revoked.add("ana");
      const request = world.as()[endpoint.method](pathOf(endpoint)).query(validQuery(endpoint));
      if (endpoint.access === "token") request.set("Authorization", "Bearer token-ana");
      else request.set("Cookie", [...cookiesOf(verified), "__session=session-ana"].join("; "));
      const answer = await (endpoint.body ? request.send(validBody(endpoint)) : request);
      expect([answer.status, answer.body.code]).toEqual([401, "not-signed-in"]);
    },
  );

  it.each(READING)("S20: is refused by %s after a minute at most", async (_, endpoint) => {
    const read = () => world.as("ana").get(pathOf(endpoint)).query(validQuery(endpoint));
    expect((await read()).status).not.toBe(401);
    world.identity.revoked.add("ana");
    world.advance(60_001);
    await read().expect(401);
  });
});

describe("signing out everywhere", () => {
  it("S21: ends a session that was not used in the last minute", async () => {
    await world.as("ana").post("/api/user/logout").send({ everywhere: true }).expect(200);
    world.advance(3_600_000);
    await world.as("ana").get("/api/bookmarks").expect(401);
  });

  it("S21: ends a session that was just being verified, too", async () => {
    const { auth } = world.identity;
    const reached = Promise.withResolvers<void>();
    const verified = Promise.withResolvers<void>();
    const slow = await createTestApp(
      {},
      {
        auth: {
          ...auth,
          verifySessionCookie: async (...asked) => {
            const identity = await auth.verifySessionCookie(...asked);
            reached.resolve();
            await verified.promise;
            return identity;
          },
        },
      },
    );
    const read = () => slow.as("ana").get("/api/bookmarks");
    const first = read().then(({ status }) => status);
    await reached.promise;
    await slow
      .as()
      .post("/api/user/logout")
      .set("Authorization", "Bearer token-ana")
      .send({ everywhere: true })
      .expect(200);
    verified.resolve();
    // What was asked before may still be answered; what is asked afterwards may not.
    await first;
    await read().expect(401);
  });

  it.each(GUARDED.filter(([, { access }]) => access !== "token"))(
    "S21: ends a session at once for %s",
    async (_, endpoint) => {
      await world.as("ana").get("/api/bookmarks").expect(200);
      await world.as("ana").post("/api/user/logout").send({ everywhere: true }).expect(200);
      const answer = await world.as("ana")[endpoint.method](pathOf(endpoint)).query(validQuery(endpoint));
      expect([answer.status, answer.body.code]).toEqual([401, "not-signed-in"]);
    },
  );
});
