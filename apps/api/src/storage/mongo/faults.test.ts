import { createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Mongoose } from "mongoose";
import { afterEach, describe, expect, it } from "vitest";
import { type Store, StoreUnavailable } from "../../ports/store.ts";
import { buildRecipe } from "../testing/store-cases/build-recipe.ts";
import { openMongoStore } from "./mongo-store.ts";
import { ServerProxy } from "./testing/server-proxy.ts";
import { testDatabase, testServer } from "./testing/test-database.ts";

const TIMEOUT_MS = 700;
/** The longest time in milliseconds until a caller gets the error that the store is unavailable. */
const IN_TIME_MS = TIMEOUT_MS + 500;

let store: Store | undefined;
afterEach(() => store?.close());

const open = (uri: string) => openMongoStore({ uri, timeoutMs: TIMEOUT_MS });

/** Open, and with its indexes made: on a busy machine that takes longer than a call may wait. */
async function openReady(uri: string): Promise<Store> {
  const ready = await open(uri);
  await expect.poll(() => ready.ping().then(() => "well"), { timeout: 10_000 }).toBe("well");
  return ready;
}

async function expectUnavailableInTime(call: Promise<unknown>): Promise<void> {
  const began = performance.now();
  await expect(call).rejects.toBeInstanceOf(StoreUnavailable);
  expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
}

async function unusedPort(): Promise<number> {
  const proxy = new ServerProxy({ host: "127.0.0.1", port: 9 });
  await proxy.start();
  await proxy.stop();
  return proxy.port;
}

describe("the MongoDB store without its server", () => {
  it("refuses an invalid address at once", async () => {
    await expect(open("localhost:27017")).rejects.toThrow(/mongodb:\/\//);
  });

  it("opens, and reports in time that the server cannot be reached", async () => {
    store = await open(`mongodb://127.0.0.1:${await unusedPort()}/larder`);
    await expectUnavailableInTime(store.ping());
    await expectUnavailableInTime(store.recipes.list({}, "new", { limit: 1 }));
  });

  it("reports in time that a server never answers", async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket));
    await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
    const address = silent.address();
    const port = typeof address === "object" && address ? address.port : 0;
    store = await open(`mongodb://127.0.0.1:${port}/larder`);
    await expectUnavailableInTime(store.ping());
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it("never reveals the password in the address", async () => {
    const uri = `mongodb://larder:s3cret-w0rd@127.0.0.1:${await unusedPort()}/larder`;
    store = await open(uri);
    const refusal = await store.ping().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreUnavailable);
    expect(String(refusal)).not.toContain("s3cret");
  });
});

describe.skipIf(!testServer)("the MongoDB store with a bad connection", () => {
  const database = testDatabase();
  const proxy = ServerProxy.before(database);

  afterEach(async () => {
    await proxy.stop();
    const operator = await new Mongoose().connect(database);
    await operator.connection.dropDatabase();
    await operator.disconnect();
  });

  it("F04: recovers by itself once a missing server is there", { timeout: 20_000 }, async () => {
    await proxy.start();
    await proxy.stop();
    store = await open(proxy.through(database));
    await expectUnavailableInTime(store.ping());
    await proxy.start();
    await expect.poll(() => store?.ping().then(() => "well"), { timeout: 5_000 }).toBe("well");
    expect(await store.recipes.insert(buildRecipe({ slug: "soup" }))).toEqual({ inserted: true });
    expect(await store.recipes.insert(buildRecipe({ slug: "soup" }))).toMatchObject({ taken: "slug" });
  });

  it("F03: fails in time when the server hangs, and recovers soon after", { timeout: 30_000 }, async () => {
    await proxy.start();
    store = await openReady(proxy.through(database));
    const recipe = buildRecipe();
    await store.recipes.insert(recipe);
    proxy.freeze();
    await expectUnavailableInTime(store.recipes.findById(recipe.id));
    await expectUnavailableInTime(store.recipes.insert(buildRecipe()));
    proxy.thaw();
    const thawed = performance.now();
    await expect.poll(() => store?.ping().then(() => "well"), { timeout: 5_000 }).toBe("well");
    expect(performance.now() - thawed).toBeLessThan(5_000);
    expect(await store.recipes.findById(recipe.id)).toStrictEqual(recipe);
  });

  it("F02: recovers after the server was gone", { timeout: 30_000 }, async () => {
    await proxy.start();
    store = await openReady(proxy.through(database));
    const recipe = buildRecipe();
    await store.recipes.insert(recipe);
    await proxy.stop();
    await expectUnavailableInTime(store.recipes.findById(recipe.id));
    await expectUnavailableInTime(store.bookmarks.toggle("bo", recipe.id, recipe.createdAt));
    await proxy.start();
    await expect
      .poll(() => store?.recipes.findById(recipe.id).catch(() => null), { timeout: 10_000 })
      .toStrictEqual(recipe);
  });

  it(
    "F27: creates its indexes later when it was disconnected during their creation",
    { timeout: 30_000 },
    async () => {
      await proxy.start();
      for (const afterMs of [0, 4, 8, 16, 32]) {
        const cutOff = await open(proxy.through(database));
        const opening = cutOff.ping().catch(() => {});
        await setTimeout(afterMs);
        proxy.cut();
        await opening;
        await expect.poll(() => cutOff.ping().then(() => "well"), { timeout: 5_000 }).toBe("well");
        const slug = `soup-${afterMs}`;
        expect(await cutOff.recipes.insert(buildRecipe({ slug }))).toEqual({ inserted: true });
        expect(await cutOff.recipes.insert(buildRecipe({ slug }))).toMatchObject({ taken: "slug" });
        await cutOff.close();
      }
    },
  );

  it("F27: names the collection with conflicting entries", { timeout: 20_000 }, async () => {
    await proxy.start();
    const operator = await new Mongoose().connect(database);
    const same = (id: string): object => ({ _id: id, slug: "soup" });
    await operator.connection.collection("recipes").insertMany([same("a"), same("b")]);
    await operator.disconnect();
    store = await open(proxy.through(database));
    await expect(store.ping()).rejects.toThrow(/The collection recipes holds entries that must differ/);
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
