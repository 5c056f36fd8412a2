import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSafePost } from "@larder/safe-fetch/safe-post";
import { LIMITS } from "@larder/domain/limits";
import { createWebPush } from "../../adapters/web-push/web-push.ts";
import type { Push } from "../../ports/push.ts";
import type { Store } from "../../ports/store.ts";
import { newVapidKeys, startPushService } from "../../testing/push-service.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { type Ringer, startRinger } from "./ringer.ts";

const vapid = { ...newVapidKeys(), subject: "mailto:cook@larder.example" };
const MINUTE = 60_000;

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

function openPush(): Push {
  const allowHosts = [service.host];
  return createWebPush({ ...vapid, allowHosts }, createSafePost({ allowHosts }));
}

const clock = () => new Date();
let push: Push;
let ringer: Ringer;
let failures: unknown[];
let world: Awaited<ReturnType<typeof createTestApp>>;

/** A process that rings what is in the store, as the server does. */
function startProcess(store: Store): Ringer {
  return startRinger(
    { store, push, clock, newId: randomUUID },
    { failed: (error) => failures.push(error), firstPauseMs: 50, storePauseMs: 50 },
  );
}

beforeEach(async () => {
  service.pushes.length = 0;
  failures = [];
  push = openPush();
  world = await createTestApp({ expectTimer: (endsAt) => ringer.expect(endsAt) }, { push, clock });
  ringer = startProcess(world.store);
});
afterEach(async () => {
  await ringer.stop();
  await push.close();
  await world.store.close();
});

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const subscribe = (uid: string, subscription: object) =>
  world.as(uid).put("/api/push/subscription").send(subscription);
const timer = (endsAt: string, fields = {}) => ({
  endsAt,
  name: "Simmer",
  recipe: { slug: "lentil-soup-1", name: "Lentil soup" },
  language: "en",
  ...fields,
});
const setTimer = (uid: string, id: string, body: object) =>
  world.as(uid).put(`/api/push/timers/${id}`).send(body);
const cancel = (uid: string, id: string) => world.as(uid).delete(`/api/push/timers/${id}`).send({});

/** A browser of the user's that has subscribed. */
async function browserOf(uid: string, name = randomUUID()) {
  const browser = service.browser(name);
  await subscribe(uid, browser.subscription).expect(200);
  return browser;
}

describe("a timer", () => {
  it("rings at its deadline on all browsers of its user only", async () => {
    const [phone, laptop, other] = [await browserOf("ben"), await browserOf("ben"), await browserOf("ana")];
    const endsAt = inMs(250);
    await setTimer("ben", "t1", timer(endsAt)).expect(200, { success: true });
    await Promise.all([phone.waitFor(1), laptop.waitFor(1)]);
    const message = { id: "t1", title: "Done: Simmer", body: "Lentil soup", slug: "lentil-soup-1" };
    expect(phone.received()).toEqual([message]);
    expect(laptop.received()).toEqual([message]);
    const lateMs = (phone.arrived()[0]?.at ?? 0) - Date.parse(endsAt);
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(1_000);
    expect(Number(phone.arrived()[0]?.headers["ttl"])).toBeGreaterThan(590);
    await pause(100);
    expect(service.pushes).toHaveLength(2);
    expect(other.arrived()).toEqual([]);
    expect(await world.store.pushTimers.nextDue()).toBeNull();
  });

  it("uses the user's language, and advises at the lower end of a range to look", async () => {
    const phone = await browserOf("ben");
    await setTimer("ben", "t1", timer(inMs(0), { name: "Hervir", language: "es" }));
    await phone.waitFor(1);
    await setTimer("ben", "t1", timer(inMs(0), { message: "check" }));
    await phone.waitFor(2);
    expect(phone.received()).toMatchObject([{ title: "Listo: Hervir" }, { title: "Check: Simmer" }]);
  });

  it("never rings when it was cancelled, and may be cancelled twice", async () => {
    const phone = await browserOf("ben");
    await setTimer("ben", "t1", timer(inMs(300)));
    await setTimer("ben", "t2", timer(inMs(400)));
    await cancel("ben", "t1").expect(200, { success: true });
    await cancel("ben", "t1").expect(200);
    await phone.waitFor(1);
    await pause(100);
    expect(phone.received()).toMatchObject([{ id: "t2" }]);
  });

  it("cannot be cancelled by another user", async () => {
    const phone = await browserOf("ben");
    await setTimer("ben", "t1", timer(inMs(200)));
    await cancel("ana", "t1").expect(200);
    await phone.waitFor(1);
  });

  it.each([
    ["later", 150, 450],
    ["earlier", 60_000, 250],
  ])("rings once, at the new time, when its deadline was moved %s", async (_, before, after) => {
    const phone = await browserOf("ben");
    await setTimer("ben", "t1", timer(inMs(before)));
    const endsAt = inMs(after);
    await setTimer("ben", "t1", timer(endsAt, { name: "Rest" }));
    await phone.waitFor(1);
    await pause(200);
    expect(phone.received()).toMatchObject([{ title: "Done: Rest" }]);
    expect(phone.arrived()[0]?.at).toBeGreaterThanOrEqual(Date.parse(endsAt));
  });

  it("rings in its turn among 40, each once and in order", async () => {
    const phone = await browserOf("ben");
    const start = Date.now() + 300;
    const ids = Array.from({ length: 40 }, (_, n) => `t${n}`);
    for (const [n, id] of ids.entries())
      await setTimer("ben", id, timer(new Date(start + n * 10).toISOString()));
    await phone.waitFor(40);
    const received = phone.received().map((message) => Object(message).id);
    expect(new Set(received)).toEqual(new Set(ids));
    expect(received).toHaveLength(40);
    expect(received[0]).toBe("t0");
  });

  it("rings at once when it has just passed", async () => {
    const phone = await browserOf("ben");
    await setTimer("ben", "t1", timer(inMs(-1_000))).expect(200);
    await phone.waitFor(1);
  });

  it("is removed when its user has no browser", async () => {
    await setTimer("ben", "t1", timer(inMs(0))).expect(200);
    await expect.poll(() => world.store.pushTimers.nextDue()).toBeNull();
    expect(service.pushes).toEqual([]);
  });
});

describe("a restart", () => {
  const put = (id: string, lateMs: number) =>
    world.store.pushTimers.put(
      { uid: "ben", id, ...timer(inMs(-lateMs)), message: "done", language: "en" },
      50,
    );

  it("rings timers that became due since, but none that is ten minutes late", async () => {
    const phone = await browserOf("ben");
    await ringer.stop();
    await put("fresh", 9 * MINUTE);
    await put("stale", 10 * MINUTE + 1_000);
    ringer = startProcess(world.store);
    await phone.waitFor(1);
    await expect.poll(() => world.store.pushTimers.nextDue()).toBeNull();
    expect(phone.received()).toMatchObject([{ id: "fresh" }]);
    expect(Number(phone.arrived()[0]?.headers["ttl"])).toBeLessThanOrEqual(60);
  });

  it("rings a timer once though several processes share the store", async () => {
    const phone = await browserOf("ben");
    const others = [startProcess(world.store), startProcess(world.store)];
    for (const id of ["a", "b", "c", "d"]) {
      const endsAt = inMs(150);
      await setTimer("ben", id, timer(endsAt));
      for (const other of others) other.expect(endsAt);
    }
    await phone.waitFor(4);
    await pause(200);
    expect(phone.arrived()).toHaveLength(4);
    await Promise.all(others.map((other) => other.stop()));
  });
});

describe("a push service", () => {
  it("gets no more pushes for a subscription that it has ended", async () => {
    const [gone, phone] = [await browserOf("ben"), await browserOf("ben")];
    gone.willAnswer(410);
    await setTimer("ben", "t1", timer(inMs(0)));
    await Promise.all([gone.waitFor(1), phone.waitFor(1)]);
    await expect.poll(() => world.store.pushTimers.nextDue()).toBeNull();
    await setTimer("ben", "t2", timer(inMs(0)));
    await phone.waitFor(2);
    expect(gone.arrived()).toHaveLength(1);
    expect(await world.store.pushSubscriptions.of("ben")).toHaveLength(1);
  });

  it("gets retries after growing pauses when it fails, and the others get no second push", async () => {
    const [failing, phone] = [await browserOf("ben"), await browserOf("ben")];
    failing.willAnswer(503, 500);
    await setTimer("ben", "t1", timer(inMs(0)));
    await failing.waitFor(3);
    await expect.poll(() => world.store.pushTimers.nextDue()).toBeNull();
    const [first = 0, second = 0, third = 0] = failing.arrived().map(({ at }) => at);
    expect(second - first).toBeGreaterThanOrEqual(45);
    expect(third - second).toBeGreaterThanOrEqual(95);
    expect(phone.arrived()).toHaveLength(1);
    expect(failing.received()).toHaveLength(3);
  });

  it("gets the pause that it requests, within the lifetime of the timer", async () => {
    const phone = await browserOf("ben");
    phone.willAnswer({ status: 429, headers: { "retry-after": "3600" } });
    await setTimer("ben", "t1", timer(inMs(0)));
    await phone.waitFor(1);
    await expect.poll(() => world.store.pushTimers.nextDue()).toBeNull();
  });

  it("gets no retry for a timer that was cancelled since", async () => {
    const phone = await browserOf("ben");
    phone.willAnswer({ status: 503, headers: { "retry-after": "1" } });
    await setTimer("ben", "t1", timer(inMs(0)));
    await phone.waitFor(1);
    await cancel("ben", "t1").expect(200);
    await pause(1_200);
    expect(phone.arrived()).toHaveLength(1);
  });

  it("gets no retry when it refuses the key, and the timer ends", async () => {
    const phone = await browserOf("ben");
    phone.willAnswer(403);
    await setTimer("ben", "t1", timer(inMs(0)));
    await phone.waitFor(1);
    await expect.poll(() => world.store.pushTimers.nextDue()).toBeNull();
  });
});

describe("a store that fails", () => {
  it("is retried, and the timer rings", async () => {
    const phone = await browserOf("ben");
    await ringer.stop();
    let fails = 2;
    const { pushTimers } = world.store;
    const claimDue: typeof pushTimers.claimDue = (...asked) =>
      fails-- > 0 ? Promise.reject(new Error("locked")) : pushTimers.claimDue(...asked);
    ringer = startProcess({ ...world.store, pushTimers: { ...pushTimers, claimDue } });
    await setTimer("ben", "t1", timer(inMs(0)));
    await phone.waitFor(1);
    expect(failures.length).toBeGreaterThanOrEqual(1);
  });
});

describe("PUT and DELETE /api/push/subscription", () => {
  it("end the ringing on a browser", async () => {
    const [phone, laptop] = [await browserOf("ben"), await browserOf("ben")];
    const { endpoint } = phone.subscription;
    await world.as("ana").delete("/api/push/subscription").send({ endpoint }).expect(200);
    expect(await world.store.pushSubscriptions.of("ben")).toHaveLength(2);
    await world.as("ben").delete("/api/push/subscription").send({ endpoint }).expect(200, { success: true });
    await setTimer("ben", "t1", timer(inMs(0)));
    await laptop.waitFor(1);
    expect(phone.arrived()).toEqual([]);
  });

  it("store a browser that subscribes again once, for the user who signed in last", async () => {
    const phone = await browserOf("ben");
    await subscribe("ben", phone.subscription).expect(200);
    await subscribe("ana", phone.subscription).expect(200);
    await setTimer("ben", "t1", timer(inMs(0), { name: "Ben's" }));
    await setTimer("ana", "t1", timer(inMs(100), { name: "Ana's" }));
    await phone.waitFor(1);
    await pause(50);
    expect(phone.received()).toMatchObject([{ title: "Done: Ana's" }]);
  });

  it.each([
    "https://evil.example/push",
    "http://127.0.0.1:1/push",
    "https://169.254.169.254/latest/",
    "https://fcm.googleapis.com.evil.example/",
    "https://ana@fcm.googleapis.com/",
    "nonsense",
    "",
  ])("refuse the endpoint %j", async (endpoint) => {
    const { keys } = service.browser("phone").subscription;
    const answer = await subscribe("ben", { endpoint, keys });
    expect([answer.status, answer.body.code]).toEqual([400, "push-service-unknown"]);
    expect(await world.store.pushSubscriptions.of("ben")).toEqual([]);
  });

  it.each([
    ["no keys", { keys: undefined }],
    ["a short key", { keys: { p256dh: "BAAA", auth: "A".repeat(22) } }],
    ["a key off the curve", { keys: { p256dh: `BA${"A".repeat(85)}`, auth: "A".repeat(22) } }],
    ["no secret", { keys: { p256dh: `B${"A".repeat(86)}` } }],
    ["an endpoint without end", { endpoint: `https://fcm.googleapis.com/${"x".repeat(2_000)}` }],
    ["an endpoint that is no text", { endpoint: { $ne: "" } }],
  ])("refuse %s", async (_, fields) => {
    const answer = await subscribe("ben", { ...service.browser("phone").subscription, ...fields });
    expect(answer.status).toBe(400);
  });
});

describe("PUT /api/push/timers/{id}", () => {
  it.each([
    ["three days and a minute ahead", { endsAt: inMs(3 * 24 * 60 * MINUTE + MINUTE) }],
    ["ten minutes ago", { endsAt: inMs(-11 * MINUTE) }],
    ["a date that is none", { endsAt: "2026-02-31T00:00:00Z" }],
    ["a date in words", { endsAt: "tomorrow" }],
    ["a number", { endsAt: 1_700_000_000_000 }],
    ["no name", { name: "" }],
    ["a name without end", { name: "x".repeat(LIMITS.nameLength + 1) }],
    ["no recipe", { recipe: undefined }],
    ["a path for a slug", { recipe: { slug: "../admin", name: "Soup" } }],
    ["another language", { language: "tlh" }],
    ["other words", { message: "burnt" }],
  ])("refuses %s", async (_, fields) => {
    expect((await setTimer("ben", "t1", timer(inMs(MINUTE), fields))).status).toBe(400);
    expect(await world.store.pushTimers.nextDue()).toBeNull();
  });

  it("compares deadlines in any format", async () => {
    await setTimer("ben", "a", timer("2100-01-01T00:00:00Z")).expect(400);
    const whole = `${inMs(MINUTE).slice(0, 19)}Z`;
    await setTimer("ben", "b", timer(whole)).expect(200);
    expect(await world.store.pushTimers.nextDue()).toBe(new Date(whole).toISOString());
  });

  it("accepts 50 of one user, and changes of these", async () => {
    for (let n = 0; n < 50; n += 1) await setTimer("ben", `t${n}`, timer(inMs(MINUTE))).expect(200);
    const answer = await setTimer("ben", "one-more", timer(inMs(MINUTE)));
    expect([answer.status, answer.body.code]).toEqual([400, "push-timers-full"]);
    await setTimer("ben", "t7", timer(inMs(2 * MINUTE))).expect(200);
    await setTimer("ana", "t7", timer(inMs(MINUTE))).expect(200);
  });

  it("is refused in another user's name", async () => {
    await setTimer("ben", "t1", { ...timer(inMs(MINUTE)), userId: "ana" }).expect(403);
  });
});

describe("the push keys", () => {
  it("disable every call when they are missing, and the configuration contains null", async () => {
    const off = await createTestApp();
    const answers = [
      await off.as("ben").put("/api/push/subscription").send(service.browser("phone").subscription),
      await off.as("ben").delete("/api/push/subscription").send({ endpoint: "https://fcm.googleapis.com/x" }),
      await off.as("ben").put("/api/push/timers/t1").send(timer("2026-03-01T12:01:00.000Z")),
      await off.as("ben").delete("/api/push/timers/t1"),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, "push-disabled"]),
    );
    expect((await off.as().get("/api/config")).body.push).toBeNull();
  });

  it("are shown to the client as the public one only", async () => {
    const { body, text } = await world.as().get("/api/config");
    expect(body.push).toEqual({ publicKey: vapid.publicKey });
    expect(text).not.toContain(vapid.privateKey);
  });
});
