import { expect, it } from "vitest";
import { Tracked } from "./tracked.ts";

const is = (value: number) => (expected: number) => expected === value;

it("an answer that is not the acknowledged value is wrong", () => {
  const tracked = new Tracked(1);
  tracked.beginWrite()(2);
  const isWrong = tracked.beginRead();
  expect(isWrong(is(1))).toBe(true);
  expect(isWrong(is(2))).toBe(false);
});

it("an answer that overlaps with a write may have either value", () => {
  const tracked = new Tracked(1);
  const before = tracked.beginRead();
  const end = tracked.beginWrite();
  const during = tracked.beginRead();
  expect(before(is(2))).toBe(false);
  end(2);
  expect(during(is(1))).toBe(false);
});
