import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createFetchSlots } from "./fetch-slots.ts";

/** Runs named jobs that end when they are told to, and keeps a list of those that have begun. */
function jobs({ total = 4, maxWaitMs = 1000 } = {}) {
  const slots = createFetchSlots({ total, maxWaitMs });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (uid: string, job = uid, signal = new AbortController().signal) =>
    slots.run(uid, signal, () => {
      begun.push(job);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(job, () => resolve(job));
      return promise;
    });
  const end = async (job: string) => {
    ends.get(job)?.();
    await sleep(1);
  };
  return { begun, start, end };
}

describe("createFetchSlots", () => {
  it("lets four begin and the fifth follow when one has ended", async () => {
    const { begun, start, end } = jobs();
    const all = ["a", "b", "c", "d", "e"].map((uid) => start(uid));
    await sleep(1);
    expect(begun).toEqual(["a", "b", "c", "d"]);
    await end("c");
    expect(begun).toEqual(["a", "b", "c", "d", "e"]);
    for (const job of begun) await end(job);
    expect(await Promise.all(all)).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("lets a user have one at a time, and nobody wait behind that", async () => {
    const { begun, start, end } = jobs({ total: 2 });
    const all = [start("ana", "first"), start("ana", "second"), start("ben")];
    await sleep(1);
    expect(begun).toEqual(["first", "ben"]);
    await end("ben");
    expect(begun).toEqual(["first", "ben"]);
    await end("first");
    expect(begun).toEqual(["first", "ben", "second"]);
    await end("second");
    expect(await Promise.all(all)).toEqual(["first", "second", "ben"]);
  });

  it("frees the place of work that fails", async () => {
    const slots = createFetchSlots({ total: 1, maxWaitMs: 1000 });
    const { signal } = new AbortController();
    const failing = slots.run("ana", signal, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await slots.run("ana", signal, () => Promise.resolve(7))).toBe(7);
  });

  it("says busy to whoever waited too long, and goes on with the next", async () => {
    const { begun, start, end } = jobs({ total: 1, maxWaitMs: 30 });
    const first = start("ana");
    await expect(start("ben")).rejects.toMatchObject({ name: "FetchError", failure: "busy" });
    const third = start("cleo");
    await end("ana");
    expect(begun).toEqual(["ana", "cleo"]);
    await end("cleo");
    expect(await Promise.all([first, third])).toEqual(["ana", "cleo"]);
  });

  it("lets go of whoever gives up waiting", async () => {
    const { begun, start, end } = jobs({ total: 1 });
    const first = start("ana");
    const controller = new AbortController();
    const second = start("ben", "ben", controller.signal);
    controller.abort(new Error("went away"));
    await expect(second).rejects.toThrow("went away");
    await end("ana");
    await first;
    expect(begun).toEqual(["ana"]);
  });

  it("does not begin for whoever is already gone", async () => {
    const { begun, start } = jobs();
    await expect(start("ana", "ana", AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
    expect(begun).toEqual([]);
  });
});
