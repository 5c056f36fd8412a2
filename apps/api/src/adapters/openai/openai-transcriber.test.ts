import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ModelError } from "../../ports/recipe-model.ts";
import type { ModelCallEvent } from "./ask.ts";
import { createOpenAiTranscriber, type OpenAiTranscriberOptions } from "./openai-transcriber.ts";
import { type ModelServer, startModelServer } from "./testing/model-server.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

let count = 0;
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff);

function seer(behaviour: string, more: Partial<OpenAiTranscriberOptions> = {}) {
  count += 1;
  const model = `${behaviour}#seen${count}`;
  const transcriber = createOpenAiTranscriber({
    baseUrl: server.baseUrl,
    apiKey: "sk-secret-key",
    model,
    timeoutMs: 5_000,
    maxTokens: 6_000,
    headers: {},
    ...more,
  });
  return {
    transcribe: (signal = new AbortController().signal) => transcriber.transcribe(JPEG, signal),
    requests: () => server.requestsFor(model),
  };
}

const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "a text",
    (error: unknown) => (error instanceof ModelError ? error.failure : String(error)),
  );

describe.concurrent("copying a photographed page", () => {
  it("sends the picture with the rules, and returns the cleaned text", async () => {
    const { transcribe, requests } = seer("seeing");
    const { text, usage } = await transcribe();
    expect(text).toBe("Leek soup\n\n2 leeks\n½ l milk");
    expect(usage).toMatchObject({ calls: 1, inputTokens: 1_000, outputTokens: 500, outputMode: "text" });
    const [request] = requests();
    expect(request?.body).toMatchObject({ max_tokens: 6_000, temperature: 0 });
    expect(request?.body.response_format).toBeUndefined();
    const [rules, page] = request?.body.messages ?? [];
    expect(rules?.content).toContain("word for word");
    expect(page).toEqual({
      role: "user",
      content: [
        { type: "text", text: "Copy the text of this page." },
        { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/" } },
      ],
    });
  });

  it("takes off thoughts and the fence around the text", async () => {
    expect((await seer("seeing-fenced").transcribe()).text).toBe("Leek soup\n2 leeks");
  });

  it("asks again without what the server refuses, and remembers it", async () => {
    const { transcribe, requests } = seer("seeing-as-thinkers");
    expect((await transcribe()).usage.calls).toBe(2);
    expect((await transcribe()).usage.calls).toBe(1);
    expect(requests()).toHaveLength(3);
  });

  it.each([
    ["sees no text", "sees-nothing", "no-recipe"],
    ["says nothing", "says-nothing", "no-recipe"],
    ["says that it will not", "will-not-look", "refused"],
    ["refuses", "refusal", "refused"],
    ["writes without end", "sees-for-ever", "too-long"],
    ["was cut off in the middle", "sees-half", "too-long"],
    ["fails", "always-fails", "unavailable"],
    ["is busy", "always-busy", "busy"],
    ["does not know pictures", "bad-request", "not-set-up"],
    ["does not exist", "no-such-model", "not-set-up"],
  ])("fails at once where the model %s", async (_, behaviour, failure) => {
    const { transcribe, requests } = seer(behaviour);
    expect(await failureOf(transcribe())).toBe(failure);
    expect(requests()).toHaveLength(1);
  });

  it("ends after the time limit, and when the cook cancels", async () => {
    expect(await failureOf(seer("hanging", { timeoutMs: 50 }).transcribe())).toBe("timeout");
    expect(await failureOf(seer("hanging").transcribe(AbortSignal.timeout(50)))).toBe("cancelled");
  });

  it("leaves a failing server alone", async () => {
    const { transcribe, requests } = seer("always-fails", { breaker: { failures: 2, restMs: 60_000 } });
    for (let call = 0; call < 4; call += 1) expect(await failureOf(transcribe())).toBe("unavailable");
    expect(requests()).toHaveLength(2);
  });

  it("logs what it cost, and neither the picture nor the text", async () => {
    const events: ModelCallEvent[] = [];
    await seer("seeing", { log: (event) => events.push(event) }).transcribe();
    expect(events).toMatchObject([{ kind: "transcribe", outcome: "text", call: 1, outputTokens: 500 }]);
    expect(JSON.stringify(events)).not.toMatch(/leek|base64/i);
  });
});
