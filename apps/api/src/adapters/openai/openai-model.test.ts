import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ModelCallEvent, OpenAiModelOptions } from "./openai-model.ts";
import { type ModelServer, startModelServer } from "./testing/model-server.ts";
import { readRequest } from "@larder/domain/request/read-request";
import { openModel, tryModel } from "./testing/try-model.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const modelNamed = (behaviour: string, more: Partial<OpenAiModelOptions> = {}) =>
  tryModel(server, behaviour, more);

describe.concurrent("a model that answers", () => {
  it.each([
    ["streamed", "good"],
    ["streamed slowly", "slow"],
    ["in one piece, though asked to stream", "whole"],
    ["streamed without saying so", "unlabelled"],
    ["in a fence", "fenced"],
    ["with prose around", "prose"],
    ["after thinking", "thinking"],
    ["with JSON inside a string", "in-a-string"],
    ["with trailing commas", "trailing-comma"],
    ["wrapped once more", "wrapped"],
  ])("returns the recipe with one request: %s", async (_, behaviour) => {
    const { create, requests } = modelNamed(behaviour);
    const { recipe, notes, usage } = await create();
    expect(recipe.name).toBe("Tomato and lentil soup");
    expect(recipe.ingredients.for_the_soup).toHaveLength(3);
    expect(recipe.steps[0]?.sub_steps[1]).toMatchObject({ duration_minutes: 25 });
    expect(notes).toEqual([]);
    expect(usage).toMatchObject({ calls: 1, outputMode: "schema", inputTokens: 1_000, outputTokens: 500 });
    expect(requests()).toHaveLength(1);
  });

  it("gets the schema, the limit, the key and the operator's headers", async () => {
    const { create, requests } = modelNamed("good", { headers: { "x-title": "Larder" }, maxTokens: 777 });
    await create();
    const [request] = requests();
    expect(request?.path).toBe("/v1/chat/completions");
    expect(request?.headers).toMatchObject({ authorization: "Bearer sk-secret-key", "x-title": "Larder" });
    expect(request?.body).toMatchObject({ max_tokens: 777, stream: true, temperature: 0.4 });
    expect(request?.body.response_format?.json_schema).toMatchObject({ name: "recipe", strict: true });
  });

  it("gets no key where none is configured", async () => {
    const { create, requests } = modelNamed("good", { apiKey: "" });
    await create();
    expect(requests()[0]?.headers.authorization).toBeUndefined();
  });

  it("may be another one for reading texts, which gets temperature 0", async () => {
    const { extract } = modelNamed("good", { extractModel: "good#reader" });
    expect((await extract()).usage.model).toBe("good#reader");
    expect(server.requestsFor("good#reader")[0]?.body.temperature).toBe(0);
  });

  it("has its tokens estimated where it reports no usage", async () => {
    const { usage } = await modelNamed("no-usage").create();
    expect(usage.inputTokens).toBeGreaterThan(500);
    expect(usage.outputTokens).toBeGreaterThan(100);
  });

  it("keeps its language", async () => {
    const { recipe } = await modelNamed("spanish").create("sopa de lentejas");
    expect(recipe).toMatchObject({ name: "Sopa de lentejas", language: "es" });
  });

  it("sets tags except those of an origin, and no markup or links", async () => {
    const { recipe } = await modelNamed("specialTokens").create();
    expect(recipe.name).toBe("Soup");
    expect(recipe.description).toBe("See my page or");
    // Nor one that promises a diet which the stock breaks.
    expect(recipe.tags).toEqual(["quick"]);
  });
});

describe.concurrent("a recipe with a problem", () => {
  it.each([
    ["a step that uses what nobody listed", "forgetful", "soup", { code: "added-to-list", words: ["cream"] }],
    ["times that do not add up", "hasty", "soup", { code: "times-mended", words: [] }],
  ])("gets a note: %s", async (_, behaviour, query, note) => {
    const { notes, usage } = await modelNamed(behaviour).create(query);
    expect(notes).toEqual([note]);
    expect(usage.calls).toBe(1);
  });

  it("is corrected: the list gets missing ingredients, the total is the sum", async () => {
    const forgetful = await modelNamed("forgetful").create();
    expect(forgetful.recipe.ingredients.for_the_soup?.at(-1)?.ingredient_name).toBe("cream");
    const hasty = await modelNamed("hasty").create();
    expect(hasty.recipe.duration.total_time_minutes).toBe(90);
  });
});

describe.concurrent("the log", () => {
  it("contains every request, and never a question or an answer", async () => {
    const events: ModelCallEvent[] = [];
    const { create } = modelNamed("wrong-once", { log: (event) => events.push(event) });
    await create("a soup for Eleonora");
    expect(events).toMatchObject([
      {
        kind: "create",
        call: 1,
        outputMode: "schema",
        outcome: "invalid",
        inputTokens: 1_000,
        outputTokens: 500,
      },
      { kind: "create", call: 2, outputMode: "object", outcome: "recipe", detail: "" },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Eleonora|onion|lentil|sk-secret/);
  });
});

describe.concurrent("a trial", () => {
  const noSignal = new AbortController().signal;
  const trialOf = (behaviour: string, more: Partial<OpenAiModelOptions> = {}) =>
    openModel(server, behaviour, more).model.try(noSignal);

  it("shows the recipe, its cost and what was learned of the server", async () => {
    expect(await trialOf("good")).toMatchObject({
      failure: null,
      answer: "Tomato and lentil soup",
      reason: "",
      usage: { calls: 1, inputTokens: 1_000, outputTokens: 500 },
      capabilities: { outputMode: "schema", isStreamed: true, hasTemperature: true },
    });
    expect(await trialOf("no-json-schema")).toMatchObject({ capabilities: { outputMode: "object" } });
  });

  it.each([
    ["unauthorized", "not-set-up", "401 Incorrect API key provided: ***"],
    ["no-credit", "quota", "429 You exceeded your current quota"],
    ["busy-for-long", "busy", "429 Rate limit reached"],
    ["chatty", "no-recipe", "no object"],
    ["page", "not-set-up", "a page"],
  ])("shows the reason of a failure without the key: %s", async (behaviour, failure, reason) => {
    expect(await trialOf(behaviour)).toMatchObject({ failure, answer: null, reason });
  });

  it("shows that nothing listens at the address", async () => {
    const trial = await trialOf("good", { baseUrl: "http://127.0.0.1:9/v1", timeoutMs: 8_000 });
    expect(trial).toMatchObject({ failure: "unavailable", reason: expect.stringMatching(/\S/) });
  });

  it("is let through while users are not", async () => {
    const breaker = { failures: 1, restMs: 60_000 };
    const { model, requests } = openModel(server, "always-fails", { breaker });
    const request = { query: "soup", language: "en", request: readRequest("soup") } as const;
    for (const _ of [1, 2]) await expect(model.create(request, noSignal)).rejects.toThrow("unavailable");
    const sent = requests().length;
    expect(await model.try(noSignal)).toMatchObject({
      failure: "unavailable",
      reason: "500 The server had an error",
    });
    expect(requests().length).toBe(sent * 2);
  });
});
