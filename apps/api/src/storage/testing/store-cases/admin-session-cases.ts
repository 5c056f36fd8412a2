import { expect, it } from "vitest";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const hour = (n: number) => `2026-03-01T${String(n).padStart(2, "0")}:00:00.000Z`;
const session = (tokenHash: string, n: number) => {
  return { tokenHash, uid: "ana", createdAt: hour(n), lastSeenAt: hour(n) };
};

export function adminSessionCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  it("finds a session by the hash of its secret, until it is removed", async () => {
    await store().adminSessions.insert(session("one", 1));
    expect(await store().adminSessions.find("one")).toStrictEqual(session("one", 1));
    expect(await store().adminSessions.find("two")).toBeNull();
    await store().adminSessions.remove("one");
    await store().adminSessions.remove("one");
    expect(await store().adminSessions.find("one")).toBeNull();
  });

  it("remembers when a session was seen last, and makes none by it", async () => {
    await store().adminSessions.insert(session("one", 1));
    await store().adminSessions.touch("one", hour(2));
    await store().adminSessions.touch("gone", hour(2));
    expect(await store().adminSessions.find("one")).toStrictEqual({
      ...session("one", 1),
      lastSeenAt: hour(2),
    });
    expect(await store().adminSessions.find("gone")).toBeNull();
  });

  it("removes all sessions of a user, and nobody else's", async () => {
    await store().adminSessions.insert(session("one", 1));
    await store().adminSessions.insert(session("two", 2));
    await store().adminSessions.insert({ ...session("bens", 1), uid: "ben" });
    await store().adminSessions.removeByUser("ana");
    const found = await Promise.all(["one", "two", "bens"].map((hash) => store().adminSessions.find(hash)));
    expect(found.map((each) => each !== null)).toEqual([false, false, true]);
  });

  it("removes the sessions that began before a time", async () => {
    for (const n of [1, 2, 3]) await store().adminSessions.insert(session(`s${n}`, n));
    await store().adminSessions.removeOlderThan(hour(2));
    const found = await Promise.all(["s1", "s2", "s3"].map((hash) => store().adminSessions.find(hash)));
    expect(found.map((each) => each !== null)).toEqual([false, true, true]);
  });
}
