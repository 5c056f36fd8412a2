import { beforeEach, expect, it } from "vitest";
import { createListCache } from "./list-cache.ts";
import { PreparedAnswer } from "../answers/prepared-answer.ts";

let now = 0;
let built: string[];
const make = (text: string) => async () => {
  built.push(text);
  return new PreparedAnswer(text);
};
const etagOf = async (answer: Promise<PreparedAnswer>) => (await answer).etag("identity");

beforeEach(() => {
  now = 0;
  built = [];
});

it("the cache builds an answer once for concurrent and later requests", async () => {
  const cache = createListCache<PreparedAnswer>(100_000, () => now);
  await Promise.all(Array.from({ length: 50 }, () => cache.get("a", "1", make("first"))));
  await cache.get("a", "1", make("again"));
  expect(built).toEqual(["first"]);
});

it("the cache builds an answer again for another revision, though the former is still being built", async () => {
  const cache = createListCache<PreparedAnswer>(100_000, () => now);
  const slow = Promise.withResolvers<PreparedAnswer>();
  const before = cache.get("a", "1", () => slow.promise);
  const after = await cache.get("a", "2", make("new"));
  slow.resolve(new PreparedAnswer("old"));
  await before;
  expect(await cache.get("a", "2", make("newer"))).toBe(after);
  expect(built).toEqual(["new"]);
});

it("the cache drops an answer after a minute, in case a write was missed", async () => {
  const cache = createListCache<PreparedAnswer>(100_000, () => now);
  await cache.get("a", "1", make("first"));
  now = 60_000;
  await cache.get("a", "1", make("second"));
  expect(built).toEqual(["first", "second"]);
});

it("the cache stores no failure", async () => {
  const cache = createListCache<PreparedAnswer>(100_000, () => now);
  await expect(cache.get("a", "1", () => Promise.reject(new Error("no store")))).rejects.toThrow("no store");
  await cache.get("a", "1", make("first"));
  expect(built).toEqual(["first"]);
});

it("the cache stays within its limit, and drops the least recently used answer", async () => {
  const cache = createListCache<PreparedAnswer>(30_000, () => now);
  for (const key of ["a", "b", "c"]) await cache.get(key, "1", make(key.repeat(6_000)));
  await cache.get("a", "1", make("not built"));
  await cache.get("d", "1", make("d".repeat(6_000)));
  expect(cache.size()).toBe(27_000);
  built = [];
  for (const key of ["a", "c", "d", "b"]) await cache.get(key, "1", make(key));
  expect(built).toEqual(["b"]);
});

it("the cache returns an answer larger than its limit without storing it", async () => {
  const cache = createListCache<PreparedAnswer>(10_000, () => now);
  const answer = cache.get("a", "1", make("a".repeat(50_000)));
  expect(await etagOf(answer)).toMatch(/^"[\w-]{27}"$/);
  expect(cache.size()).toBe(0);
});

it("the cache limits the number of tiny answers too", async () => {
  const cache = createListCache<PreparedAnswer>(100_000, () => now);
  for (let n = 0; n < 1_000; n += 1) await cache.get(`tag ${n}`, "1", make("{}"));
  expect(cache.size()).toBeLessThanOrEqual(100_000);
});
