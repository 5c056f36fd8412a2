import { expect, it } from "vitest";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

/** Far from today, for a database that removes by its own clock what has ended. */
const at = (minute: number, ms = 0) => new Date(Date.UTC(2096, 0, 1, 12, minute, 0, ms)).toISOString();
const QUARTER_MS = 15 * 60_000;

export function counterCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const add = (key: string, now: string) => store().counters.add(key, now, QUARTER_MS);

  it("counts each key by itself, in a window that the first count opens", async () => {
    expect(await add("ana", at(0))).toEqual({ count: 1, endsAt: at(15) });
    expect(await add("ana", at(10))).toEqual({ count: 2, endsAt: at(15) });
    expect(await add("ben", at(10))).toEqual({ count: 1, endsAt: at(25) });
    expect(await add("ana", at(14, 59_999))).toEqual({ count: 3, endsAt: at(15) });
  });

  it("begins anew when the window has ended", async () => {
    await add("ana", at(0));
    await add("ana", at(1));
    expect(await add("ana", at(15))).toEqual({ count: 1, endsAt: at(30) });
    expect(await add("ana", at(16))).toEqual({ count: 2, endsAt: at(30) });
  });

  it("loses no count of many at once", async () => {
    const counted = await Promise.all(Array.from({ length: 40 }, () => add("ana", at(0))));
    expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
  });

  it("takes back from the window that is meant, and never below nothing", async () => {
    const { endsAt } = await add("ana", at(0));
    await add("ana", at(0));
    await store().counters.takeBack("ana", endsAt);
    expect((await add("ana", at(1))).count).toBe(2);
    for (let i = 0; i < 3; i += 1) await store().counters.takeBack("ana", endsAt);
    expect((await add("ana", at(1))).count).toBe(1);
    await add("ana", at(20));
    await store().counters.takeBack("ana", endsAt);
    expect((await add("ana", at(21))).count).toBe(2);
    await store().counters.takeBack("nobody", endsAt);
    expect((await add("nobody", at(0))).count).toBe(1);
  });

  it("says whether a window is open, and opens none by it", async () => {
    expect(await store().counters.isOpen("ana", at(0))).toBe(false);
    await add("ana", at(0));
    expect(await store().counters.isOpen("ana", at(14, 59_999))).toBe(true);
    expect(await store().counters.isOpen("ben", at(1))).toBe(false);
    expect(await store().counters.isOpen("ana", at(15))).toBe(false);
    expect((await add("ben", at(1))).count).toBe(1);
  });

  it("takes a key as text, whatever it looks like", async () => {
    for (const key of ["$count", "a.b", "", "'; DROP TABLE counters; --", "x".repeat(2_000)]) {
      expect((await add(key, at(0))).count).toBe(1);
      expect((await add(key, at(0))).count).toBe(2);
    }
  });
}
