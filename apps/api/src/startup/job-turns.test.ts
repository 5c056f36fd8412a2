import { describe, expect, it } from "vitest";
import type { CounterStore } from "../ports/counter-store.ts";
import { openSqliteStore } from "../storage/sqlite/sqlite-store.ts";
import { createJobTurns } from "./job-turns.ts";

/** Two processes as far as turns can tell, on the counts of one store. */
async function twoProcesses({ isShared = true } = {}) {
  const store = await openSqliteStore({ file: ":memory:" });
  const counters: CounterStore = { ...store.counters, isShared };
  let now = Date.UTC(2026, 2, 1);
  const clock = () => new Date(now);
  return {
    one: createJobTurns({ counters, clock }),
    other: createJobTurns({ counters, clock }),
    advance: (ms: number) => void (now += ms),
    close: () => store.close(),
  };
}

const done = async () => "done";
const fail = async () => Promise.reject(new Error("The disk is full."));

describe("a job of several processes", () => {
  it("is begun once in its period, by whichever process comes first", async () => {
    const { one, other, advance, close } = await twoProcesses();
    expect(await one.oncePer(1_000, "sweep", done)).toBe("done");
    expect(await other.oncePer(1_000, "sweep", done)).toBeNull();
    expect(await one.oncePer(1_000, "sweep", done)).toBeNull();
    expect(await other.oncePer(1_000, "another", done)).toBe("done");
    advance(1_001);
    expect(await other.oncePer(1_000, "sweep", done)).toBe("done");
    await close();
  });

  it("may be begun by another process at once when it has failed", async () => {
    const { one, other, close } = await twoProcesses();
    await expect(one.oncePer(1_000, "sweep", fail)).rejects.toThrow("full");
    expect(await other.oncePer(1_000, "sweep", done)).toBe("done");
    await expect(one.oneAtATime(1_000, "examine", fail)).rejects.toThrow("full");
    expect(await other.oneAtATime(1_000, "examine", done)).toBe("done");
    await close();
  });

  it("runs in one process at a time, until that one has ended or is lost", async () => {
    const { one, other, advance, close } = await twoProcesses();
    const started = Promise.withResolvers<string>();
    const first = one.oneAtATime(1_000, "examine", () => started.promise);
    expect(await other.oneAtATime(1_000, "examine", done)).toBeNull();
    started.resolve("done");
    expect(await first).toBe("done");
    expect(await other.oneAtATime(1_000, "examine", done)).toBe("done");
    const lost = one.oneAtATime(1_000, "examine", () => new Promise(() => {}));
    expect(await other.oneAtATime(1_000, "examine", done)).toBeNull();
    advance(1_001);
    expect(await other.oneAtATime(1_000, "examine", done)).toBe("done");
    expect(lost).toBeInstanceOf(Promise);
    await close();
  });

  it("always runs where one process alone has the store", async () => {
    const { one, close } = await twoProcesses({ isShared: false });
    expect(await one.oncePer(1_000, "sweep", done)).toBe("done");
    expect(await one.oncePer(1_000, "sweep", done)).toBe("done");
    await close();
  });
});
