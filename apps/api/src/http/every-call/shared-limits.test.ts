import { Mongoose } from "mongoose";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openMongoStore } from "../../storage/mongo/mongo-store.ts";
import { ServerProxy } from "../../storage/mongo/testing/server-proxy.ts";
import { testDatabase, testServer } from "../../storage/mongo/testing/test-database.ts";
import type { Store } from "../../ports/store.ts";
import { ADMIN_PASSWORD, createTestApp } from "../../testing/test-app.ts";

const message = { email: "a@b.example", content: "A soup with leeks, please" };
const options = {
  rates: {
    readsPerMinute: 5,
    writesPerMinute: 4,
    importsPerHour: 2,
    picturesPerHour: 1,
    textsPerHour: 0,
    messagesPerHour: 2,
    communityPerHour: 2,
    exportsPerHour: 0,
  },
  adminAttempts: { each: 3, windowMinutes: 15, allPerHour: 30 },
};

/** A process as far as limits can tell: an application and a connection of its own. The database removes by the real clock. */
const startApp = (store: Store) => createTestApp(options, { store, clock: () => new Date() });

describe.skipIf(!testServer)("two processes on one MongoDB", () => {
  const uri = testDatabase();
  const stores: Store[] = [];
  const open = async () => {
    const store = await openMongoStore({ uri });
    stores.push(store);
    await store.ping();
    return store;
  };
  let one: Awaited<ReturnType<typeof createTestApp>>;
  let other: typeof one;
  const operator = new Mongoose();

  beforeEach(async () => {
    await operator.connect(uri);
    await operator.connection.collection("counters").deleteMany({});
    [one, other] = [await startApp(await open()), await startApp(await open())];
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await operator.connection.dropDatabase();
    await operator.disconnect();
  });

  it("share the limit on writes", async () => {
    const write = (world: typeof one) =>
      world.as("ana").put("/api/user/language").send({ preferredLanguage: "es" });
    const statuses: number[] = [];
    for (const world of [one, other, one, other, one, other]) statuses.push((await write(world)).status);
    expect(statuses.slice(4)).toEqual([429, 429]);
    expect(statuses.slice(0, 4)).not.toContain(429);
    expect((await write(one).set("Cookie", "__session=session-ben")).status).not.toBe(429);
  });

  it("share the limit on imports, asked at once", async () => {
    const scrape = (world: typeof one, n: number) =>
      world
        .as("ana")
        .post("/api/recipes/scrape")
        .send({ url: `https://food.example/${n}` });
    const answers = await Promise.all([scrape(one, 1), scrape(other, 2), scrape(one, 3), scrape(other, 4)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([422, 422, 429, 429]);
    expect(one.web.fetched.length + other.web.fetched.length).toBe(2);
  });

  it("share the limit on messages, also with a process that was started later", async () => {
    await one.as("ana").post("/api/feedback").send(message).expect(201);
    await other.as("ana").post("/api/recipes/queue").send(message).expect(201);
    const later = await startApp(await open());
    const refused = await later.as("ana").post("/api/feedback").send(message).expect(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
  });

  it("share a lock-out of the admin password, also with one that was started later", async () => {
    const verify = (world: typeof one, password: string) =>
      world.as("ana").post("/api/admin/verify").send({ password });
    const guesses = await Promise.all([one, other, one].map((world) => verify(world, "guess")));
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401]);
    await verify(other, ADMIN_PASSWORD).expect(429);
    await verify(one, ADMIN_PASSWORD).expect(429);
    await verify(await startApp(await open()), ADMIN_PASSWORD).expect(429);
  });

  it("count reads each by itself", async () => {
    const read = (world: typeof one) => world.as("ana").get("/api/bookmarks");
    for (let i = 0; i < 5; i += 1) await read(one).expect(200);
    await read(one).expect(429);
    await read(other).expect(200);
  });
});

describe.skipIf(!testServer)("a MongoDB that hangs", () => {
  it("neither delays nor breaks a call because of its count", { timeout: 30_000 }, async () => {
    const uri = testDatabase();
    const database = new URL(uri);
    const proxy = new ServerProxy({ host: database.hostname, port: Number(database.port || 27_017) });
    await proxy.start();
    database.host = `127.0.0.1:${proxy.port}`;
    database.searchParams.set("directConnection", "true");
    database.searchParams.delete("replicaSet");
    const store = await openMongoStore({ uri: database.href });
    const world = await startApp(store);
    await world.as("ana").post("/api/feedback").send(message).expect(201);
    proxy.freeze();
    const began = performance.now();
    const answer = await world.as("ana").post("/api/feedback").send(message);
    expect([answer.status, answer.body.code]).toEqual([503, "store-unavailable"]);
    // The store's own patience is three seconds.
    expect(performance.now() - began).toBeLessThan(4_000);
    await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD }).expect(503);
    proxy.thaw();
    await store.close();
    await proxy.stop();
    const operator = await new Mongoose().connect(uri);
    await operator.connection.dropDatabase();
    await operator.disconnect();
  });
});
