import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SOURCE_TEXT } from "@larder/model-recipes/testing/answers";
import { type ModelServer, startModelServer } from "../../adapters/openai/testing/model-server.ts";
import { openModel } from "../../adapters/openai/testing/try-model.ts";
import { readEnvironment } from "../../config/env.ts";
import { createTestApp } from "../../testing/test-app.ts";

const PAGE = "https://tart.example/onion";
const HOUR = 3_600_000;

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** The whole application with a model behind HTTP that behaves so. */
async function worldWith(behaviour: string, timeoutMs = 5_000, limits: object = {}) {
  const { model, requests } = openModel(server, behaviour, { timeoutMs });
  const world = await createTestApp(
    {
      generation: {
        creditsPerHour: 0,
        creditsPerDay: 0,
        creditsPerDayForAll: 0,
        lostAfterMs: HOUR,
        ...limits,
      },
    },
    { model },
  );
  world.web.web[PAGE] = `<body><p>${SOURCE_TEXT.replaceAll("\n", " ")}</p></body>`;
  const post = (uid: string, path: string, body: object) => world.as(uid).post(path).send(body);
  return {
    ...world,
    requests,
    generate: (uid: string, query = "leek soup") => post(uid, "/api/recipes/search", { query, fresh: true }),
    draft: (uid: string) => post(uid, "/api/recipes/generate", { text: SOURCE_TEXT }),
    importPage: (uid: string) => post(uid, "/api/recipes/scrape", { url: PAGE }),
    stored: async () => (await world.store.recipes.list({}, "new", { limit: 50 })).total,
  };
}

describe("a model that hangs", () => {
  it("F12: is cancelled at the time limit, gets no more questions, and delays no other user", async () => {
    const timeoutMs = 3_000;
    const { as, generate, requests, stored } = await worldWith("hanging", timeoutMs);
    const users = ["ana", "ben", "cleo", "dan"];
    let waiting = users.length;
    const asked = users.map(async (uid) => {
      const answer = await generate(uid);
      waiting -= 1;
      return answer;
    });
    // The first question of a process loads the foods too.
    await expect.poll(() => requests().length, { timeout: 10_000, interval: 5 }).toBe(users.length);
    // As many as it takes to see that they do not wait for the model.
    for (let n = 0; n < 3; n += 1) expect((await as("eva").get("/api/recipes")).status).toBe(200);
    expect(waiting).toBe(users.length);

    for (const { status, body } of await Promise.all(asked)) {
      expect([status, body.code]).toEqual([504, "generation-timeout"]);
    }
    const { status, body } = await generate("eva");
    expect([status, body.code]).toEqual([503, "generation-busy"]);
    expect([requests().length, await stored()]).toEqual([users.length, 0]);
  });

  it("F12: is reported by an import", async () => {
    const { importPage, stored } = await worldWith("hanging", 300);
    const { status, body } = await importPage("ana");
    expect([status, body.code, body.details.text]).toEqual([
      422,
      "model-no-answer",
      expect.stringContaining("large onions"),
    ]);
    expect(await stored()).toBe(0);
  });
});

describe.concurrent("a model that is busy for seven seconds", () => {
  it("F13: gets no question before, and the client learns the time", async () => {
    const { generate, requests, stored } = await worldWith("busy-for-seven", 3_000);
    const { status, body, headers } = await generate("ana");
    expect([status, body.code, headers["retry-after"]]).toEqual([503, "generation-busy", "7"]);
    expect([requests().length, await stored()]).toEqual([1, 0]);
  });

  it("F13: the client of an import learns the time too", async () => {
    const { importPage } = await worldWith("busy-for-seven", 3_000);
    const { status, body, headers } = await importPage("ana");
    expect([status, body.code, headers["retry-after"]]).toEqual([422, "model-no-answer", "7"]);
    expect(body.error).toBe("The model did not answer. Please try again in 7 seconds.");
  });
});

describe.concurrent("a model that answers without a recipe", () => {
  it.each([
    ["a web page", "page", 503, "generation-unavailable"],
    ["JSON that is cut", "ends-early", 502, "generation-failed"],
    ["JSON that is cut at its limit", "truncated", 502, "generation-failed"],
    ["wrong types", "always-wrong", 502, "generation-failed"],
    ["5 MB", "huge", 502, "generation-failed"],
    ["5 MB in a stream", "huge-stream", 502, "generation-failed"],
    ["no name", "nameless", 502, "generation-failed"],
    ["nothing", "empty", 502, "generation-failed"],
  ])("F14: %s is an error, and nothing is stored", async (_, behaviour, status, code) => {
    const { generate, draft, importPage, stored } = await worldWith(behaviour);
    const [created, drafted, imported] = await Promise.all([
      generate("ana"),
      draft("ben"),
      importPage("cleo"),
    ]);
    expect(created).toMatchObject({ status, body: { success: false, code, error: expect.any(String) } });
    // A text may have no name, but a recipe never: then it is not in the text.
    expect([502, 503, 422]).toContain(drafted.status);
    expect(imported).toMatchObject({
      status: 422,
      body: { code: expect.stringMatching(/^(?:model-no-answer|no-recipe-found)$/) },
    });
    expect(await stored()).toBe(0);
  });
});

describe.concurrent("a model that disconnects during its answer", () => {
  it("F15: causes an error with the advice to try again, and nothing is stored", async () => {
    const { generate, draft, importPage, stored } = await worldWith("breaks-off");
    const [created, drafted, imported] = await Promise.all([
      generate("ana"),
      draft("ben"),
      importPage("cleo"),
    ]);
    for (const answer of [created, drafted]) {
      expect(answer).toMatchObject({ status: 503, body: { success: false, code: "generation-busy" } });
    }
    expect(imported).toMatchObject({ status: 422, body: { code: "model-no-answer" } });
    expect(await stored()).toBe(0);
  });
});

describe.concurrent("the eleventh question in an hour", () => {
  const { generation } = readEnvironment({});

  it("S41: is refused with the time to try again, and does not reach the model", async () => {
    const { advance, generate, requests } = await worldWith("good", 5_000, generation);
    for (let n = 1; n <= 10; n += 1) expect((await generate("ana", `soup ${n}`)).status).toBe(200);
    expect(requests()).toHaveLength(10);
    advance(HOUR / 4);
    const { status, body, headers } = await generate("ana", "soup 11");
    expect([status, body.code, headers["retry-after"]]).toEqual([429, "generation-spent", "2700"]);
    expect(requests()).toHaveLength(10);
    expect((await generate("ben")).status).toBe(200);
    advance((HOUR * 3) / 4 + 1);
    expect((await generate("ana", "soup 11")).status).toBe(200);
  });

  it("S41: is refused whatever its subject, and an import continues without the model", async () => {
    const { draft, generate, importPage, requests } = await worldWith("good", 5_000, generation);
    for (let n = 1; n <= 10; n += 1) await draft("ana");
    expect(requests()).toHaveLength(10);
    expect([(await draft("ana")).status, (await generate("ana")).status]).toEqual([429, 429]);
    expect((await importPage("ana")).body.code).toBe("no-recipe-found");
    expect(requests()).toHaveLength(10);
  });

  it("S41: is counted from useless answers too, but not from failures of the server", async () => {
    const useless = await worldWith("refusal", 5_000, generation);
    for (let n = 1; n <= 10; n += 1) expect((await useless.generate("ana")).status).toBe(502);
    expect((await useless.generate("ana")).status).toBe(429);
    const failing = await worldWith("busy-for-long", 5_000, generation);
    for (let n = 1; n <= 11; n += 1) expect((await failing.generate("ana")).status).toBe(503);
  });
});
