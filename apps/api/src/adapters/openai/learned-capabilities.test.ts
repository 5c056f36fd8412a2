import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenAiModelOptions } from "./openai-model.ts";
import { type ModelServer, type SeenRequest, startModelServer } from "./testing/model-server.ts";
import { failureOf, tryModel } from "./testing/try-model.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const modelNamed = (behaviour: string, more: Partial<OpenAiModelOptions> = {}) =>
  tryModel(server, behaviour, more);

const formOf = ({ body }: SeenRequest) => body.response_format?.type ?? "text";

describe.concurrent("a server that refuses an output mode", () => {
  it("gets the next lower mode with the schema in the prompt from then on", async () => {
    const { create, requests } = modelNamed("no-json-schema");
    expect((await create()).usage).toMatchObject({ calls: 2, outputMode: "object" });
    expect((await create()).usage).toMatchObject({ calls: 1, outputMode: "object" });
    expect(requests().map(formOf)).toEqual(["json_schema", "json_object", "json_object"]);
    expect(requests()[0]?.body.messages[0]?.content).not.toContain("JSON Schema");
    expect(requests()[1]?.body.messages[0]?.content).toContain("JSON Schema");
  });

  it("gets the mode text where it supports no JSON mode", async () => {
    const { create, requests } = modelNamed("no-json-at-all");
    expect((await create()).usage).toMatchObject({ calls: 3, outputMode: "text" });
    expect((await create()).usage).toMatchObject({ calls: 1, outputMode: "text" });
    expect(requests().map(formOf)).toEqual(["json_schema", "json_object", "text", "text"]);
  });

  it("gets the schema again after an hour", async () => {
    let time = 0;
    const { create, requests } = modelNamed("no-json-schema", { now: () => time });
    await create();
    time = 3_599_000;
    await create();
    time = 3_600_000;
    await create();
    expect(requests().map(formOf)).toEqual([
      "json_schema",
      "json_object",
      "json_object",
      "json_schema",
      "json_object",
    ]);
  });

  it("gets the schema on after an answer in prose", async () => {
    const { create, requests } = modelNamed("chatty-once");
    await create();
    expect(requests().map(formOf)).toEqual(["json_schema", "json_schema"]);
  });

  it("gets no other mode where the mode is fixed", async () => {
    const error = await failureOf(modelNamed("no-json-schema", { structured: "schema" }).create());
    expect([error.failure, error.usage.calls]).toEqual(["not-set-up", 1]);
    const { create, requests } = modelNamed("no-json-schema", { structured: "text" });
    await create();
    expect(requests().map(formOf)).toEqual(["text"]);
  });

  it.each([
    ["streams", "no-stream", { stream: undefined }],
    ["usage in streams", "no-stream-options", { stream: true, stream_options: undefined }],
    [
      "the old limit of tokens",
      "new-limits",
      { max_tokens: undefined, temperature: undefined, max_completion_tokens: 6_000 },
    ],
  ])("gets a request without %s", async (_, behaviour, expected) => {
    const { create, requests } = modelNamed(behaviour);
    expect((await create()).usage.calls).toBe(2);
    expect(requests()[1]?.body).toEqual(expect.objectContaining({ model: expect.any(String) }));
    for (const [key, value] of Object.entries(expected)) {
      expect(Object.entries(requests()[1]?.body ?? {}).find(([name]) => name === key)?.[1]).toEqual(value);
    }
    expect((await create()).usage.calls).toBe(1);
  });
});
