import { describe, expect, it } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

function setUp() {
  const flight = createSingleFlight<string>();
  const starts: string[] = [];
  const ends: ((fail?: Error) => void)[] = [];
  const run = (who: string, key = "soup") =>
    flight.run(
      key,
      () =>
        new Promise<string>((resolve, reject) => {
          starts.push(who);
          ends.push((failure) => (failure ? reject(failure) : resolve(`${who}'s`)));
        }),
      (end) => {
        if ("result" in end) return `after ${end.result}`;
        return end.failure instanceof Error && end.failure.message === "left" ? null : "failed too";
      },
    );
  return { run, starts, end: (at: number, failure?: Error) => ends[at]?.(failure) };
}

describe("createSingleFlight", () => {
  it("lets the first caller do the work and returns its result to the others", async () => {
    const { run, starts, end } = setUp();
    const all = [run("ana"), run("ben"), run("cem")];
    end(0);
    expect(await Promise.all(all)).toEqual([
      { result: "ana's" },
      { outcome: "after ana's" },
      { outcome: "after ana's" },
    ]);
    expect(starts).toEqual(["ana"]);
  });

  it("does not share work with different keys", async () => {
    const { run, starts, end } = setUp();
    const all = [run("ana", "soup"), run("ben", "pie")];
    end(0);
    end(1);
    expect(await Promise.all(all)).toEqual([{ result: "ana's" }, { result: "ben's" }]);
    expect(starts).toEqual(["ana", "ben"]);
  });

  it("rejects the first call with the failure and the others with its meaning", async () => {
    const { run, end } = setUp();
    const [first, second] = [run("ana"), run("ben")];
    end(0, new Error("broken"));
    await expect(first).rejects.toThrow("broken");
    expect(await second).toEqual({ outcome: "failed too" });
  });

  it("lets the next caller do the work when the first one disconnects", async () => {
    const { run, starts, end } = setUp();
    const [first, second, third] = [run("ana"), run("ben"), run("cem")];
    end(0, new Error("left"));
    await expect(first).rejects.toThrow("left");
    await expect.poll(() => starts).toEqual(["ana", "ben"]);
    end(1);
    expect(await Promise.all([second, third])).toEqual([{ result: "ben's" }, { outcome: "after ben's" }]);
  });

  it("does the work again for later callers", async () => {
    const { run, starts, end } = setUp();
    const first = run("ana");
    end(0);
    await first;
    const second = run("ben");
    end(1);
    expect(await second).toEqual({ result: "ben's" });
    expect(starts).toEqual(["ana", "ben"]);
  });
});
