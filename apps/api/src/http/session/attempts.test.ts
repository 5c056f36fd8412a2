import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { type Store, StoreUnavailable } from "../../ports/store.ts";
import { ADMIN_PASSWORD, createTestApp } from "../../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;

const MINUTE = 60_000;
const guess = (world: World, uid: string, password = "guess", address = "203.0.113.1") =>
  world.as(uid).post("/api/admin/verify").set("X-Forwarded-For", address).send({ password });
const statusOf = async (...args: Parameters<typeof guess>) => (await guess(...args)).status;

/** Each user at an address of their own. */
const behindProxy = (store?: Store, adminAttempts = { each: 5, windowMinutes: 15, allPerHour: 30 }) =>
  createTestApp({ proxies: 1, adminAttempts }, store && { store });

describe("guessing the admin password", () => {
  it("is permitted five times, however many guesses come at once", async () => {
    const world = await behindProxy();
    const statuses = await Promise.all(Array.from({ length: 40 }, () => statusOf(world, "ana")));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  });

  it("locks the user out at every address, and the address for every user, until the window ends", async () => {
    const world = await behindProxy();
    for (let i = 0; i < 5; i += 1) expect(await statusOf(world, "ana")).toBe(401);
    const locked = await guess(world, "ana", ADMIN_PASSWORD, "203.0.113.2");
    expect([locked.status, locked.body.code, locked.headers["retry-after"]]).toEqual([
      429,
      "too-many-attempts",
      "900",
    ]);
    expect(await statusOf(world, "ben", ADMIN_PASSWORD)).toBe(429);
    expect(await statusOf(world, "ben", ADMIN_PASSWORD, "203.0.113.2")).toBe(200);
    world.advance(15 * MINUTE - 1);
    expect(await statusOf(world, "ana", ADMIN_PASSWORD)).toBe(429);
    world.advance(1);
    expect(await statusOf(world, "ana", ADMIN_PASSWORD)).toBe(200);
  });

  it("counts the addresses of one IPv6 network as one", async () => {
    const world = await behindProxy();
    for (let i = 0; i < 5; i += 1)
      expect(await statusOf(world, `u${i}`, "guess", `2001:db8::${i}`)).toBe(401);
    expect(await statusOf(world, "u9", ADMIN_PASSWORD, "2001:db8::9")).toBe(429);
  });

  it("locks all users out after thirty failures in an hour, until that hour ends", async () => {
    const world = await behindProxy();
    for (let i = 0; i < 30; i += 1)
      expect(await statusOf(world, `u${i}`, "guess", `198.51.100.${i}`)).toBe(401);
    world.advance(20 * MINUTE);
    const locked = await guess(world, "ana", ADMIN_PASSWORD);
    expect([locked.status, locked.headers["retry-after"]]).toEqual([429, String(40 * 60)]);
    world.advance(40 * MINUTE);
    expect(await statusOf(world, "ana", ADMIN_PASSWORD)).toBe(200);
  });

  it("locks no other user out when it comes from a user who is locked out already", async () => {
    const world = await behindProxy();
    for (let i = 0; i < 60; i += 1) await guess(world, "eve", "guess", "198.51.100.66");
    expect(await statusOf(world, "ana", ADMIN_PASSWORD)).toBe(200);
  });

  it("is not counted for the user or for all users at an address that is locked out", async () => {
    const world = await behindProxy();
    for (let i = 0; i < 5; i += 1) await guess(world, "eve");
    for (let i = 0; i < 9; i += 1) expect(await statusOf(world, "ana")).toBe(429);
    expect(await statusOf(world, "ana", ADMIN_PASSWORD, "203.0.113.2")).toBe(200);
  });

  it("is not counted when it succeeds", async () => {
    const world = await behindProxy();
    for (let i = 0; i < 40; i += 1) expect(await statusOf(world, "ana", ADMIN_PASSWORD)).toBe(200);
    for (let i = 0; i < 4; i += 1) expect(await statusOf(world, "ana")).toBe(401);
    expect(await statusOf(world, "ana", ADMIN_PASSWORD)).toBe(200);
    expect(await statusOf(world, "ana")).toBe(401);
    expect(await statusOf(world, "ana", ADMIN_PASSWORD)).toBe(429);
  });

  it("has the configured limits", async () => {
    const world = await behindProxy(undefined, { each: 1, windowMinutes: 2, allPerHour: 2 });
    expect(await statusOf(world, "ana")).toBe(401);
    const locked = await guess(world, "ana");
    expect([locked.status, locked.headers["retry-after"]]).toEqual([429, "120"]);
    expect(await statusOf(world, "ben", "guess", "203.0.113.2")).toBe(401);
    const all = await guess(world, "cy", ADMIN_PASSWORD, "203.0.113.3");
    expect([all.status, all.headers["retry-after"]]).toEqual([429, "3600"]);
  });

  it("is refused to all users while the store cannot count, with the right password too", async () => {
    const store = await openSqliteStore({ file: ":memory:" });
    const add = () => Promise.reject(new StoreUnavailable("gone"));
    const world = await behindProxy({ ...store, counters: { ...store.counters, add } });
    for (const password of ["guess", ADMIN_PASSWORD]) {
      const answer = await guess(world, "ana", password);
      expect([answer.status, answer.body.code]).toEqual([503, "store-unavailable"]);
    }
  });
});

describe("a lock-out", () => {
  let folder = "";
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "larder-lock-out-"))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("survives a restart", async () => {
    const file = join(folder, "larder.sqlite");
    const first = await behindProxy(await openSqliteStore({ file }));
    for (let i = 0; i < 5; i += 1) expect(await statusOf(first, "ana")).toBe(401);
    await first.store.close();
    const second = await behindProxy(await openSqliteStore({ file }));
    expect(await statusOf(second, "ana", ADMIN_PASSWORD)).toBe(429);
    second.advance(15 * MINUTE);
    expect(await statusOf(second, "ana", ADMIN_PASSWORD)).toBe(200);
    await second.store.close();
  });
});
