import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenAiModelOptions } from "./openai-model.ts";
import { FIRST_ATTEMPT, nextAttempt } from "@larder/model-recipes/retries";
import { type ModelServer, startModelServer } from "./testing/model-server.ts";
import { failureOf, pausesBetween, tryModel } from "./testing/try-model.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const modelNamed = (behaviour: string, more: Partial<OpenAiModelOptions> = {}) =>
  tryModel(server, behaviour, more);

describe.concurrent("a model that answers badly", () => {
  it.each([
    ["nothing", "empty"],
    ["no choices", "no-choices"],
    ["prose without a recipe", "chatty"],
    ["something that breaks off", "ends-early"],
    ["what is no UTF-8", "invalid-utf8"],
    ["five megabytes", "huge"],
    ["five megabytes of text", "huge-stream"],
  ])("gets one more request at a higher temperature, then the question fails: %s", async (_, behaviour) => {
    const { create, requests } = modelNamed(behaviour);
    const error = await failureOf(create());
    expect(error.failure).toBe("no-recipe");
    expect(error.usage.calls).toBe(2);
    expect(requests().map(({ body }) => body.temperature)).toEqual([0.4, 0.7]);
    expect(pausesBetween(requests())[0]).toBeGreaterThanOrEqual(390);
  });

  it("gets a second request after an empty answer", async () => {
    const { usage } = await modelNamed("empty-once").create();
    expect(usage.calls).toBe(2);
  });

  it("is cut off when it does not end", async () => {
    const { create, requests } = modelNamed("endless");
    expect((await failureOf(create())).failure).toBe("no-recipe");
    await expect.poll(() => requests().every(({ abandonedAt }) => abandonedAt !== null)).toBe(true);
  });

  it("is reported as a wrong address when it returns a web page", async () => {
    const error = await failureOf(modelNamed("page").create());
    expect(error.failure).toBe("not-set-up");
    expect(error.usage.calls).toBe(2);
  });

  it("is asked once for a shorter recipe when the answer is too long", async () => {
    const { create, requests } = modelNamed("truncated-once");
    expect((await create()).usage.calls).toBe(2);
    expect(requests()[1]?.body.messages[0]?.content).toContain("too long");
    const error = await failureOf(modelNamed("truncated").create());
    expect([error.failure, error.usage.calls]).toEqual(["too-long", 2]);
  });

  it("gets the issues and the schema in the prompt after an answer in another form", async () => {
    const { create, requests } = modelNamed("wrong-once");
    expect((await create()).usage.calls).toBe(2);
    const [system, , reply, serverMessage] = requests()[1]?.body.messages ?? [];
    expect(system?.content).toContain('"additionalProperties":false');
    expect(reply).toMatchObject({ role: "assistant", content: expect.stringContaining("Chop the onions.") });
    expect(serverMessage?.content).toContain("- ingredients: Invalid input: expected array, received object");
    expect(serverMessage?.content).toContain("- steps.0:");
    expect(serverMessage?.content).toContain("- servings:");
  });

  it("gets a repair and one fresh try when every answer has another form", async () => {
    const { create, requests } = modelNamed("always-wrong");
    const error = await failureOf(create());
    expect([error.failure, error.usage.calls]).toEqual(["no-recipe", 3]);
    expect(error.detail).toBe("servings ingredients steps.0 steps.1");
    expect(requests().map(({ body }) => [body.messages.length, body.temperature])).toEqual([
      [2, 0.4],
      [4, 0.4],
      [2, 1],
    ]);
    expect(error.usage.outputTokens).toBe(1_500);
  });

  it("gets the issue when a recipe breaks the requested diet, and never passes with it", async () => {
    const { create, requests } = modelNamed("buttery-once");
    const { usage, recipe } = await create("vegan lentil soup");
    expect(usage.calls).toBe(2);
    expect(recipe.name).toBe("Tomato and lentil soup");
    expect(requests()[1]?.body.messages[3]?.content).toContain('"vegan" of the request bars "butter"');
    expect(await failureOf(modelNamed("buttery").create("sopa vegana"))).toMatchObject({
      failure: "breach",
      findings: [{ code: "diet", food: "butter", request: "vegana" }],
      usage: { calls: 2 },
    });
    expect((await modelNamed("buttery").create("lentil soup")).usage.calls).toBe(1);
  });

  it("gets the danger of a recipe once, and never passes with it", async () => {
    const { create, requests } = modelNamed("undercooked");
    expect(await failureOf(create("roast chicken"))).toMatchObject({
      failure: "unsafe",
      findings: [{ code: "core-temperature" }],
      usage: { calls: 2 },
    });
    expect(requests()[1]?.body.messages[3]?.content).toContain("core-temperature, chicken, 60 °C, 74 °C");
  });

  it("reads what is wanted, and what must not be in it, as lines of the prompt", async () => {
    const { create, requests } = modelNamed("good");
    await create("lentil soup for 6, my son is allergic to peanuts");
    const [, user] = requests()[0]?.body.messages ?? [];
    expect(user?.content).toMatch(
      /<request>[^<]*Must not contain: peanuts[^<]* - allergy[^<]*People: 6[^<]*<\/request>/,
    );
  });

  it.each([
    ["without steps", "without-steps"],
    ["for thousands", "for-an-army"],
  ])("yields no recipe: %s", async (_, behaviour) => {
    expect(await failureOf(modelNamed(behaviour).create())).toMatchObject({
      failure: "no-recipe",
      usage: { calls: 3 },
    });
  });
});

describe.concurrent("a server that fails", () => {
  it.each([
    ["a refusal", "refusal", "refused"],
    ["a filtered answer", "content-filter", "refused"],
    ["a filtered request", "filtered-request", "refused"],
    ["a wish that is no food", "no-food", "refused"],
    ["a wrong key", "unauthorized", "not-set-up"],
    ["a forbidden place", "forbidden", "not-set-up"],
    ["an unknown model", "no-such-model", "not-set-up"],
    ["a refused request", "bad-request", "not-set-up"],
    ["an account without credit", "no-credit", "quota"],
    ["a redirect, which is not followed", "moved", "not-set-up"],
    ["a text beyond what it can read", "small-context", "too-long"],
    ["too much asked for a long time", "busy-for-long", "busy"],
  ] as const)("gets no second request: %s", async (_, behaviour, failure) => {
    const { create, requests } = modelNamed(behaviour);
    const error = await failureOf(create());
    expect([error.failure, error.usage.calls, requests().length]).toEqual([failure, 1, 1]);
  });

  it("reports only codes for the log", async () => {
    const error = await failureOf(modelNamed("unauthorized").create());
    expect(error.detail).toBe("401 invalid_api_key invalid_request_error");
    expect(JSON.stringify(error)).not.toContain("sk-secret-key");
  });

  it("F13: gets the next request when it asks for it, and no sooner", async () => {
    const { create, requests } = modelNamed("busy-once");
    expect((await create()).usage.calls).toBe(2);
    expect(pausesBetween(requests())[0]).toBeGreaterThanOrEqual(990);
  });

  it("F13: gets the next request after seven seconds, where there is time", () => {
    const failed = { outcome: "busy" as const, detail: "429", retryAfterMs: 7_000 };
    expect(nextAttempt(failed, 1, FIRST_ATTEMPT)).toEqual({ attempt: FIRST_ATTEMPT, pauseMs: 7_000 });
    expect(nextAttempt(failed, 2, FIRST_ATTEMPT)).toBeNull();
  });

  it("gets the next request after a pause when it names no time", async () => {
    const { create, requests } = modelNamed("busy-without-a-word");
    expect((await create()).usage.calls).toBe(2);
    expect(pausesBetween(requests())[0]).toBeGreaterThanOrEqual(990);
  });

  it("F13: reports when to try again", async () => {
    expect(await failureOf(modelNamed("busy-for-long").create())).toMatchObject({ retryAfterSeconds: 60 });
    expect(await failureOf(modelNamed("always-busy").create())).toMatchObject({
      failure: "busy",
      usage: { calls: 2 },
    });
  });

  it("gets no second request when it is busy beyond the deadline", async () => {
    const { create } = modelNamed("busy-once", { timeoutMs: 950 });
    const started = performance.now();
    expect(await failureOf(create())).toMatchObject({
      failure: "busy",
      retryAfterSeconds: 1,
      usage: { calls: 1 },
    });
    expect(performance.now() - started).toBeLessThan(900);
  });

  it.each([
    ["a 500", "fails-once"],
    ["a lost connection", "vanishes-once"],
    ["a connection lost in the middle", "breaks-off-once"],
  ])("gets one more request after a second: %s", async (_, behaviour) => {
    const { create, requests } = modelNamed(behaviour);
    expect((await create()).usage.calls).toBe(2);
    expect(pausesBetween(requests())[0]).toBeGreaterThanOrEqual(990);
  });

  it("gets a third request when it fails twice", async () => {
    const { create, requests } = modelNamed("fails-twice");
    expect((await create()).usage.calls).toBe(3);
    expect(requests()).toHaveLength(3);
  });

  it.each([
    ["always with a 500", "always-fails"],
    ["inside the stream", "fails-in-the-stream"],
    ["with a status of 200", "fails-with-200"],
    ["always in the middle", "breaks-off"],
  ])("is unavailable after three requests: %s", async (_, behaviour) => {
    expect(await failureOf(modelNamed(behaviour).create())).toMatchObject({
      failure: "unavailable",
      usage: { calls: 3 },
    });
  });

  it.each([
    ["nobody listens there", "http://127.0.0.1:9/v1", "unavailable", 3],
    ["no such host", "http://nowhere.invalid/v1", "not-set-up", 1],
    ["no address", "nonsense", "not-set-up", 1],
  ])("%s", async (_, baseUrl, failure, calls) => {
    expect(await failureOf(modelNamed("good", { baseUrl }).create())).toMatchObject({
      failure,
      usage: { calls },
    });
  });
});
