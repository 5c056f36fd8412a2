import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenAiModelOptions } from "./openai-model.ts";
import { type ModelServer, startModelServer } from "./testing/model-server.ts";
import { failureOf, tryModel } from "./testing/try-model.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const modelNamed = (behaviour: string, more: Partial<OpenAiModelOptions> = {}) =>
  tryModel(server, behaviour, more);

describe.concurrent("a server that does not answer", () => {
  it.each([
    ["hangs", "hanging"],
    ["sends its headers and falls silent", "silent"],
  ])("F12: loses its request at the deadline: %s", async (_, behaviour) => {
    const { create, requests } = modelNamed(behaviour, { timeoutMs: 400 });
    const error = await failureOf(create());
    expect([error.failure, error.usage.calls]).toEqual(["timeout", 1]);
    await expect.poll(() => requests()[0]?.abandonedAt ?? 0).toBeGreaterThan(0);
    expect(error.usage.inputTokens).toBeGreaterThan(500);
  });

  it.each([
    ["hangs", "hanging"],
    ["falls silent", "silent"],
    ["streams slowly", "crawling"],
  ])("loses its request when the client disconnects: %s", async (_, behaviour) => {
    const { create, requests } = modelNamed(behaviour);
    const leaving = new AbortController();
    const answer = failureOf(create("soup", leaving.signal));
    await expect.poll(() => requests().length).toBe(1);
    await wait(30);
    leaving.abort();
    const left = performance.now();
    expect(await answer).toMatchObject({ failure: "cancelled", usage: { calls: 1 } });
    await expect.poll(() => requests()[0]?.abandonedAt ?? 0).toBeGreaterThan(left);
    await wait(50);
    expect(requests()).toHaveLength(1);
  });

  it("gets no second request for a client that disconnected between two tries", async () => {
    const { create, requests } = modelNamed("always-fails");
    const leaving = new AbortController();
    const answer = failureOf(create("soup", leaving.signal));
    await expect.poll(() => requests().length).toBe(1);
    await wait(100);
    leaving.abort();
    expect((await answer).failure).toBe("cancelled");
    expect(requests()).toHaveLength(1);
  });

  it("gets no request for a client that has disconnected already", async () => {
    const { create, requests } = modelNamed("good");
    expect(await failureOf(create("soup", AbortSignal.abort()))).toMatchObject({
      failure: "cancelled",
      usage: { calls: 0 },
    });
    expect(requests()).toHaveLength(0);
  });

  it("has one deadline for all tries", async () => {
    const error = await failureOf(modelNamed("always-fails", { timeoutMs: 950 }).create());
    expect(error).toMatchObject({ failure: "unavailable", usage: { calls: 1 } });
  });
});

describe.concurrent("the breaker", () => {
  const breaker = { failures: 2, restMs: 500 };

  it("F12: sends no requests to a hanging server, and tries it again after a rest", async () => {
    const { create, requests } = modelNamed("hangs-twice", { timeoutMs: 400, breaker });
    await failureOf(create());
    await failureOf(create());
    const error = await failureOf(create());
    expect([error.failure, error.usage.calls]).toEqual(["unavailable", 0]);
    expect(requests()).toHaveLength(2);
    await wait(520);
    expect((await create()).usage.calls).toBe(1);
    expect((await create()).usage.calls).toBe(1);
  });

  it("lets one question try, and rejects the others at once", async () => {
    const { create, requests } = modelNamed("hanging", { timeoutMs: 400, breaker });
    await Promise.all([failureOf(create()), failureOf(create())]);
    await wait(520);
    const [first, ...others] = await Promise.all([
      failureOf(create()),
      failureOf(create()),
      failureOf(create()),
    ]);
    expect(first?.failure).toBe("timeout");
    expect(others.map(({ failure, usage }) => [failure, usage.calls])).toEqual([
      ["unavailable", 0],
      ["unavailable", 0],
    ]);
    expect(requests()).toHaveLength(3);
    expect(await failureOf(create())).toMatchObject({ failure: "unavailable", usage: { calls: 0 } });
  });

  it("counts neither cancelled questions nor answers without a recipe", async () => {
    const hanging = modelNamed("hanging", { timeoutMs: 300, breaker });
    for (const _ of [1, 2, 3]) {
      expect((await failureOf(hanging.create("soup", AbortSignal.timeout(20)))).failure).toBe("cancelled");
    }
    expect((await failureOf(hanging.create())).failure).toBe("timeout");
    const refusing = modelNamed("refusal", { breaker });
    for (const _ of [1, 2, 3, 4]) expect((await failureOf(refusing.create())).failure).toBe("refused");
    expect(refusing.requests()).toHaveLength(4);
  });

  it("stays open when the question that tries is cancelled", async () => {
    const { create } = modelNamed("hanging", { timeoutMs: 400, breaker });
    await Promise.all([failureOf(create()), failureOf(create())]);
    await wait(520);
    expect((await failureOf(create("soup", AbortSignal.timeout(20)))).failure).toBe("cancelled");
    expect(await failureOf(create())).toMatchObject({ failure: "unavailable", usage: { calls: 0 } });
  });
});
