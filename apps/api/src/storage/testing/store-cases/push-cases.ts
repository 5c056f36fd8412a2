import { expect, it } from "vitest";
import type { PushSubscriber, StoredTimer } from "../../../ports/push-stores.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString();

function buildTimer(id: string, endsAt: string, fields: Partial<StoredTimer> = {}): StoredTimer {
  const recipe = { slug: "lentil-soup-1", name: "Lentil soup" };
  return { uid: "bo", id, endsAt, name: "Simmer", recipe, message: "done", language: "en", ...fields };
}

function buildSubscriber(n: number, fields: Partial<PushSubscriber> = {}): PushSubscriber {
  const keys = { p256dh: `p256dh-${n}`, auth: `auth-${n}` };
  return { uid: "bo", endpoint: `https://push.example/${n}`, keys, createdAt: minute(n), ...fields };
}

export function pushSubscriptionCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const put = (subscriber: PushSubscriber) => store().pushSubscriptions.put(subscriber, 3);
  const of = (uid: string) => store().pushSubscriptions.of(uid);

  it("keeps the subscriptions of users apart, once each", async () => {
    await put(buildSubscriber(1));
    await put(buildSubscriber(2));
    await put(buildSubscriber(1, { createdAt: minute(9) }));
    await put(buildSubscriber(3, { uid: "ana" }));
    expect(await of("bo")).toStrictEqual([buildSubscriber(2), buildSubscriber(1, { createdAt: minute(9) })]);
    expect(await of("ana")).toStrictEqual([buildSubscriber(3, { uid: "ana" })]);
    expect(await of("cy")).toEqual([]);
  });

  it("gives a browser's subscription to the user who has it now", async () => {
    await put(buildSubscriber(1));
    await put(buildSubscriber(1, { uid: "ana" }));
    expect(await of("bo")).toEqual([]);
    expect(await of("ana")).toHaveLength(1);
  });

  it("lets the oldest go beyond the limit, and nobody else's", async () => {
    await put(buildSubscriber(0, { uid: "ana" }));
    for (const n of [2, 1, 4, 3]) await put(buildSubscriber(n));
    expect((await of("bo")).map(({ createdAt }) => createdAt)).toEqual([2, 3, 4].map(minute));
    expect(await of("ana")).toHaveLength(1);
  });

  it("removes one by its endpoint, and for a user only the user's own", async () => {
    await put(buildSubscriber(1));
    await store().pushSubscriptions.remove(buildSubscriber(1).endpoint, "ana");
    expect(await of("bo")).toHaveLength(1);
    await store().pushSubscriptions.remove(buildSubscriber(1).endpoint, "bo");
    expect(await of("bo")).toEqual([]);
    await put(buildSubscriber(2));
    await store().pushSubscriptions.remove(buildSubscriber(2).endpoint);
    await store().pushSubscriptions.remove("https://push.example/none");
    expect(await of("bo")).toEqual([]);
  });
}

export function pushTimerCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const timers = () => store().pushTimers;
  const put = (timer: StoredTimer, limit = 50) => timers().put(timer, limit);
  const claim = (at: string, name = "claim", until = minute(59)) =>
    timers().claimDue(at, { claim: name, until });
  const shown = { claim: "claim", failures: 0, waiting: null };

  it("knows what is due next", async () => {
    expect(await timers().nextDue()).toBeNull();
    await put(buildTimer("b", minute(2)));
    await put(buildTimer("a", minute(1)));
    expect(await timers().nextDue()).toBe(minute(1));
  });

  it("gives out what is due, the longest due first, and nothing else", async () => {
    for (const n of [3, 1, 2]) await put(buildTimer(`t${n}`, minute(n)));
    expect(await claim(minute(0))).toBeNull();
    expect(await claim(minute(2))).toStrictEqual({ ...buildTimer("t1", minute(1)), ...shown });
    expect(await claim(minute(2))).toStrictEqual({ ...buildTimer("t2", minute(2)), ...shown });
    expect(await claim(minute(2))).toBeNull();
    expect(await timers().nextDue()).toBe(minute(3));
  });

  it("gives each timer to one of 20 who ask at once", async () => {
    for (let n = 0; n < 5; n += 1) await put(buildTimer(`t${n}`, minute(n)));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => claim(minute(30), `claim-${n}`)));
    const ids = answers.flatMap((answer) => (answer ? [answer.id] : []));
    expect(ids.toSorted()).toEqual(["t0", "t1", "t2", "t3", "t4"]);
  });

  it("is rid of a timer that has rung", async () => {
    await put(buildTimer("t", minute(1)));
    const claimed = await claim(minute(1));
    if (claimed) await timers().end(claimed);
    expect(await timers().nextDue()).toBeNull();
  });

  it("gives out again what a lost process had taken", async () => {
    await put(buildTimer("t", minute(1)));
    const lost = await claim(minute(1), "lost", minute(5));
    expect(await timers().nextDue()).toBe(minute(5));
    expect(await claim(minute(4))).toBeNull();
    expect(await claim(minute(5))).toMatchObject({ id: "t", claim: "claim" });
    // It was not lost after all: it may not end what another has taken.
    if (lost) await timers().end(lost);
    expect(await timers().nextDue()).toBe(minute(59));
  });

  it("forgets a timer that is removed, also while it is being rung", async () => {
    await put(buildTimer("t", minute(1)));
    await put(buildTimer("t", minute(1), { uid: "ana" }));
    await timers().remove("ana", "t");
    await timers().remove("ana", "t");
    const claimed = await claim(minute(1));
    expect(claimed?.uid).toBe("bo");
    await timers().remove("bo", "t");
    if (claimed) await timers().postpone(claimed, minute(2), ["a"]);
    expect(await timers().nextDue()).toBeNull();
  });

  it("keeps the new deadline of a timer that is set anew while it is being rung", async () => {
    await put(buildTimer("t", minute(1)));
    const claimed = await claim(minute(1));
    await put(buildTimer("t", minute(7), { name: "Rest" }));
    if (claimed) {
      await timers().postpone(claimed, minute(2), ["a"]);
      await timers().end(claimed);
    }
    expect(await timers().nextDue()).toBe(minute(7));
    expect(await claim(minute(7))).toStrictEqual({
      ...buildTimer("t", minute(7), { name: "Rest" }),
      ...shown,
    });
  });

  it("postpones a timer for those who could not be told, and starts anew when it is set again", async () => {
    await put(buildTimer("t", minute(1)));
    const first = await claim(minute(1));
    if (first) await timers().postpone(first, minute(2), ["https://push.example/1"]);
    expect(await claim(minute(1))).toBeNull();
    const second = await claim(minute(2));
    expect(second).toMatchObject({ endsAt: minute(1), failures: 1, waiting: ["https://push.example/1"] });
    if (second) await timers().postpone(second, minute(3), []);
    expect(await claim(minute(3))).toMatchObject({ failures: 2, waiting: [] });
    await put(buildTimer("t", minute(4)));
    expect(await claim(minute(4))).toMatchObject({ failures: 0, waiting: null });
  });

  it("refuses more than the limit of one user, but not a change of one that is there", async () => {
    for (const id of ["a", "b"]) expect(await put(buildTimer(id, minute(1)), 2)).toBe(true);
    expect(await put(buildTimer("c", minute(1)), 2)).toBe(false);
    expect(await put(buildTimer("b", minute(3)), 2)).toBe(true);
    expect(await put(buildTimer("c", minute(2), { uid: "ana" }), 2)).toBe(true);
    await timers().remove("bo", "a");
    expect(await put(buildTimer("c", minute(1)), 2)).toBe(true);
  });

  it("takes names and users for text, whatever they look like", async () => {
    for (const odd of ["$name", "a.b", "'; --", "{}", "__proto__"]) {
      await put(buildTimer("t", minute(1), { uid: odd, name: odd }));
      const claimed = await claim(minute(1), odd);
      expect(claimed).toMatchObject({ uid: odd, name: odd, claim: odd });
      if (claimed) await timers().end(claimed);
    }
    expect(await timers().nextDue()).toBeNull();
  });
}
