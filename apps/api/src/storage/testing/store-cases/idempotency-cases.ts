import { expect, it } from "vitest";
import { type KeyedCall, KEYS_OF_A_USER } from "../../../ports/idempotency-store.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

/** Far ahead, because a database removes what has ended by a clock of its own. */
const at = (minutes: number) => new Date(Date.UTC(2126, 2, 1, 12, minutes)).toISOString();
const keyed = (more: Partial<KeyedCall> = {}): KeyedCall => ({
  uid: "ana",
  call: "post /api/recipes",
  key: "key",
  fingerprint: "soup",
  claim: "first",
  ...more,
});

export function idempotencyCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const claim = (call: KeyedCall, minutes = 0) =>
    store().idempotency.claim(call, at(minutes), at(minutes + 5));

  it("gives a key to the first call, and the answer to those that follow", async () => {
    expect(await claim(keyed())).toEqual({ state: "claimed" });
    expect(await claim(keyed({ claim: "second" }))).toEqual({ state: "in-progress" });
    await store().idempotency.complete(keyed(), '{"answer":1}', at(60));
    expect(await claim(keyed({ claim: "third" }), 59)).toEqual({ state: "answered", answer: '{"answer":1}' });
    expect(await claim(keyed({ claim: "fourth" }), 60)).toEqual({ state: "claimed" });
  });

  it("gives a key to one of 20 calls at once", async () => {
    const states = await Promise.all(Array.from({ length: 20 }, (_, n) => claim(keyed({ claim: `${n}` }))));
    expect(states.filter(({ state }) => state === "claimed")).toHaveLength(1);
    expect(states.filter(({ state }) => state === "in-progress")).toHaveLength(19);
  });

  it("tells other content with the same key apart, also while the first call runs", async () => {
    await claim(keyed());
    expect(await claim(keyed({ fingerprint: "stew" }))).toEqual({ state: "reused" });
    await store().idempotency.complete(keyed(), "{}", at(60));
    expect(await claim(keyed({ fingerprint: "stew" }))).toEqual({ state: "reused" });
  });

  it("keeps the keys of other users, of other calls and other keys apart", async () => {
    await claim(keyed());
    for (const other of [{ uid: "ben" }, { call: "post /api/feedback" }, { key: "other" }])
      expect(await claim(keyed(other))).toEqual({ state: "claimed" });
  });

  it("takes users, keys and answers for text, whatever they look like", async () => {
    for (const odd of ["$gt", "a.b", "'; DROP TABLE idempotency_keys; --", '["x"]']) {
      const call = keyed({ uid: odd, key: odd, fingerprint: odd, claim: odd });
      expect(await claim(call)).toEqual({ state: "claimed" });
      await store().idempotency.complete(call, odd, at(60));
      expect(await claim(call)).toEqual({ state: "answered", answer: odd });
    }
  });

  it("gives a released key to the next call", async () => {
    await claim(keyed());
    await store().idempotency.release(keyed());
    expect(await claim(keyed({ claim: "second", fingerprint: "stew" }))).toEqual({ state: "claimed" });
  });

  it("says whether a call runs, until it is answered, cancelled or its key is claimed by another attempt", async () => {
    const { idempotency } = store();
    expect(await idempotency.isRunning(keyed())).toBe(false);
    await claim(keyed());
    expect(await idempotency.isRunning(keyed())).toBe(true);
    expect(await idempotency.isRunning(keyed({ claim: "second" }))).toBe(false);
    expect(await idempotency.cancel(keyed({ uid: "ben" }))).toBe(false);
    expect(await idempotency.cancel(keyed({ key: "other" }))).toBe(false);
    expect(await idempotency.isRunning(keyed())).toBe(true);
    expect(await idempotency.cancel(keyed({ claim: "any" }))).toBe(true);
    expect(await idempotency.isRunning(keyed())).toBe(false);
    expect(await claim(keyed({ claim: "second" }))).toEqual({ state: "claimed" });
    await idempotency.complete(keyed({ claim: "second" }), "{}", at(60));
    expect(await idempotency.cancel(keyed())).toBe(false);
    expect(await claim(keyed({ claim: "third" }))).toEqual({ state: "answered", answer: "{}" });
    expect(await idempotency.isRunning(keyed({ claim: "second" }))).toBe(false);
  });

  it("gives the key of a call that never ended to another one, which the first cannot end", async () => {
    await claim(keyed());
    expect(await claim(keyed({ claim: "second" }), 5)).toEqual({ state: "claimed" });
    await store().idempotency.complete(keyed(), "late", at(60));
    await store().idempotency.release(keyed());
    expect(await claim(keyed({ claim: "third" }), 6)).toEqual({ state: "in-progress" });
  });

  it(
    "forgets the oldest keys of a user who sends too many, and nobody else's",
    { timeout: 60_000 },
    async () => {
      await claim(keyed({ uid: "ben" }));
      await claim(keyed());
      for (let n = 0; n < KEYS_OF_A_USER; n += 1)
        await store().idempotency.claim(keyed({ key: `${n}` }), at(0), at(6 + n / 60));
      expect(await claim(keyed({ claim: "again" }))).toEqual({ state: "claimed" });
      expect(await claim(keyed({ key: "999" }))).toEqual({ state: "in-progress" });
      expect(await claim(keyed({ uid: "ben" }))).toEqual({ state: "in-progress" });
    },
  );

  it("forgets the keys of a user who leaves, and of one whose account another takes over", async () => {
    for (const uid of ["ana", "ben", "cy"]) await claim(keyed({ uid }));
    await store().accounts.remove({ uid: "ana", email: "", recipes: "keep", alias: "gone" });
    await store().accounts.handOver("ben", "cy");
    const states = await Promise.all(["ana", "ben", "cy"].map((uid) => claim(keyed({ uid }))));
    expect(states.map(({ state }) => state)).toEqual(["claimed", "claimed", "in-progress"]);
  });
}
