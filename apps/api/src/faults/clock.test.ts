import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createFirebaseAuth } from "../adapters/firebase-auth/firebase-auth.ts";
import { PROJECT, startProvider } from "@larder/local-identity/testing/running-provider";
import { openSqliteStore } from "../storage/sqlite/sqlite-store.ts";
import { startRinger } from "../features/push/ringer.ts";
import type { PushMessage } from "@larder/domain/account/push";
import type { Push } from "../ports/push.ts";
import type { Store } from "../ports/store.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../testing/test-app.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const JUMPS: [name: string, ms: number][] = [
  ["ahead", HOUR],
  ["back", -HOUR],
];

describe.each(JUMPS)("a clock that jumps an hour %s", (_, jump) => {
  it("F21: leaves readers signed in, and trusts no ended session for more than a minute", async () => {
    const world = await createTestApp();
    const read = async () => (await world.as("ana").get("/api/recipes")).status;
    expect(await read()).toBe(200);
    world.advance(jump);
    expect(await read()).toBe(200);
    world.advance(-jump);
    expect(await read()).toBe(200);
    world.identity.revoked.add("ana");
    world.advance(jump);
    world.advance(MINUTE + 1);
    expect(await read()).toBe(401);
  });

  it("F21: gives recipes of one name different slugs, also in a repeated millisecond", async () => {
    const world = await createTestApp();
    const slugs = new Set<string>();
    for (const ms of [0, jump, -jump, jump, -jump]) {
      world.advance(ms);
      slugs.add((await world.addRecipe("ana")).slug);
    }
    expect(slugs.size).toBe(5);
    expect((await world.as("ana").get("/api/recipes")).body.recipes).toHaveLength(5);
  });

  it("F21: shows every change at once, whatever its time", async () => {
    const world = await createTestApp();
    const { id, slug } = await world.addRecipe("ana");
    await world.as("ben").get(`/api/recipes/slug/${slug}`).expect(200);
    world.advance(jump);
    await world.as("ana").patch(`/api/recipes/${id}`).send({ name: "Pea soup" }).expect(200);
    expect((await world.as("ben").get(`/api/recipes/slug/${slug}`)).body.recipe.name).toBe("Pea soup");
    expect((await world.as("ben").get("/api/recipes")).body.recipes[0].name).toBe("Pea soup");
  });

  it("F21: locks out a client that guesses the password, and lets the administrator in again", async () => {
    const world = await createTestApp();
    const guess = async (uid: string, password: string) =>
      world.as(uid).post("/api/admin/verify").send({ password });
    for (let n = 0; n < 5; n += 1) await guess("mallory", "wrong");
    world.advance(jump);
    const answer = await guess("ana", ADMIN_PASSWORD);
    expect(answer.status === 200 || answer.status === 429).toBe(true);
    world.advance(2 * HOUR + MINUTE);
    const opened = await guess("ana", ADMIN_PASSWORD);
    expect(opened.status).toBe(200);
    const Cookie = [...cookiesOf(opened), "__session=session-ana"].join("; ");
    await world.as().get("/api/feedback").set("Cookie", Cookie).expect(200);
  });
});

describe("the sessions of the local sign-in", () => {
  afterEach(() => void vi.useRealTimers());

  it.each(JUMPS)("F21: last when the clock jumps an hour %s, and new ones can be opened", async (_, jump) => {
    const provider = await startProvider();
    const auth = createFirebaseAuth({ projectId: PROJECT, emulatorHost: provider.host });
    onTestFinished(() => auth.close());
    const open = async (sub: string) => {
      const { body } = await provider.signIn({ sub, email: `${sub}@example.com` });
      return auth.createSessionCookie(String(body["idToken"]), 24 * HOUR);
    };
    const before = await open("ana");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + jump });
    const after = await open("ben");
    for (const cookie of [before, after]) {
      for (const checkRevoked of [false, true]) await auth.verifySessionCookie(cookie, { checkRevoked });
    }
    vi.useRealTimers();
    expect(await auth.verifySessionCookie(before, { checkRevoked: true })).toMatchObject({
      email: "ana@example.com",
    });
  });
});

describe("a timer that rings by push", () => {
  const START = Date.UTC(2026, 2, 1, 12);
  let store: Store;
  let shown: PushMessage[];
  let stop: () => Promise<void>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: START });
    store = await openSqliteStore({ file: ":memory:" });
    shown = [];
    const push: Push = {
      publicKey: "key",
      accepts: () => true,
      send: async (_, message) => {
        shown.push(message);
        return { outcome: "sent" };
      },
      close: async () => {},
    };
    const keys = { p256dh: "p", auth: "a" };
    const createdAt = new Date().toISOString();
    await store.pushSubscriptions.put({ uid: "ana", endpoint: "https://push.example/1", keys, createdAt }, 5);
    const ports = { store, push, clock: () => new Date(), newId: randomUUID };
    const ringer = startRinger(ports, {
      failed: (error) => {
        throw error;
      },
    });
    ({ stop } = ringer);
    const recipe = { slug: "lentil-soup-1", name: "Lentil soup" };
    const endsAt = new Date(START + 55 * MINUTE).toISOString();
    await store.pushTimers.put(
      { uid: "ana", id: "t1", endsAt, name: "Simmer", recipe, message: "done", language: "en" },
      5,
    );
    ringer.expect(endsAt);
  });
  afterEach(async () => {
    await stop();
    vi.useRealTimers();
    await store.close();
  });

  it("F21: rings once, within a minute of a jump over its end", async () => {
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(shown).toEqual([]);
    vi.setSystemTime(START + 5 * MINUTE + 55 * MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(shown).toHaveLength(1);
    vi.setSystemTime(START);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(shown).toHaveLength(1);
  });

  it("F21: waits for its moment when the clock was put back, and rings once", async () => {
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    vi.setSystemTime(START - 10 * MINUTE);
    await vi.advanceTimersByTimeAsync(64 * MINUTE);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(shown).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(shown).toHaveLength(1);
  });
});
