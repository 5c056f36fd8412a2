import { expect, it } from "vitest";
import { withOutputMode, withPushMessage } from "./renamed-fields.ts";

const generation = {
  id: "1",
  uid: "ana",
  createdAt: "2026-01-01T00:00:00.000Z",
  kind: "create",
  origin: "ai",
  outcome: "done",
  credits: 1,
} as const;
const cost = { model: "m", calls: 1, inputTokens: 1, outputTokens: 1, milliseconds: 1 };

it("withOutputMode reads a usage that was stored under the former name", () => {
  const stored = { ...generation, usage: { ...cost, ...JSON.parse('{"rung":"object"}') } };
  expect(withOutputMode(stored).usage?.outputMode).toBe("object");
});

it("withOutputMode changes nothing in a generation of today, or without a usage", () => {
  const stored = { ...generation, usage: { ...cost, outputMode: "text" as const } };
  expect(withOutputMode(stored)).toEqual(stored);
  expect(withOutputMode(generation)).toEqual(generation);
});

it("withPushMessage reads a timer that was stored under the former name", () => {
  expect(withPushMessage(JSON.parse('{"id":"t1","says":"check"}')).message).toBe("check");
  expect(withPushMessage(JSON.parse('{"id":"t1","message":"done"}')).message).toBe("done");
});
