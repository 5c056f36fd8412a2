import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createFakeModel } from "../../testing/fake-model.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createRunningCalls } from "./running-calls.ts";

const PAGE = "https://food.example/soup";
/** A page that only the model can read. */
const TEXT = "Leek soup 2 leeks Boil the leeks for 20 minutes.";
const HOUR = 3_600_000;
const generation = { creditsPerHour: 2, creditsPerDay: 0, creditsPerDayForAll: 0, lostAfterMs: HOUR };

const CALLS = {
  search: { query: "leek soup", fresh: true },
  generate: { text: `Leek soup\n2 leeks\nBoil the leeks.` },
  scrape: { url: PAGE },
};
type Call = keyof typeof CALLS;
const NAMES = Object.keys(CALLS).filter((name): name is Call => name in CALLS);

/** An application whose model answers when it is told to. */
async function setUp() {
  const fake = createFakeModel();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  fake.state.until = promise;
  const running = createRunningCalls();
  const world = await createTestApp({ generation, running }, { model: fake.model });
  world.web.web[PAGE] = `<body><p>${TEXT}</p></body>`;
  const post = (name: Call, key = "key") =>
    world.as("ana").post(`/api/recipes/${name}`).set("Idempotency-Key", key).send(CALLS[name]);
  /** Begins a call, and loses its connection while the model is at work. */
  async function lose(name: Call, key?: string): Promise<void> {
    const sent = post(name, key);
    const lost = sent.then(
      () => "answered",
      () => "lost",
    );
    await expect.poll(() => fake.asked.length, { timeout: 10_000 }).toBe(1);
    sent.abort();
    expect(await lost).toBe("lost");
  }
  const logged = async () =>
    (await world.store.generations.list({ limit: 50 })).items.map(
      ({ outcome, credits }) => `${outcome} ${credits}`,
    );
  const stored = async () => (await world.store.transfer.counts()).recipes;
  return { ...world, ...fake, answer, post, lose, logged, stored, running };
}

describe("a call that outlives its connection", () => {
  it.each(NAMES)("goes on, and answers the next call with its key: %s", async (name) => {
    const { lose, answer, post, asked, logged, stored } = await setUp();
    await lose(name);
    const again = post(name).then((answered) => answered);
    await wait(50);
    answer();
    const { status, body } = await again;
    expect([Math.floor(status / 100), body.recipe.name]).toEqual([2, "Leek soup"]);
    expect((await post(name)).body).toEqual(body);
    expect([asked.length, await logged(), await stored()]).toEqual([
      1,
      [name === "scrape" ? "done 2" : "done 1"],
      name === "generate" ? 0 : 1,
    ]);
  });

  it.each(NAMES)("ends when it is cancelled, and stores nothing: %s", async (name) => {
    const { lose, as, asked, logged, stored } = await setUp();
    await lose(name);
    await as("ben").delete("/api/calls/key").expect(404);
    await wait(50);
    expect(await logged()).toEqual([name === "scrape" ? "running 2" : "running 1"]);
    await as("ana").delete("/api/calls/key").expect(200, { success: true });
    await expect.poll(logged).toEqual([name === "scrape" ? "cancelled 0" : "cancelled 1"]);
    expect([asked.length, await stored()]).toEqual([1, 0]);
  });

  it("is cancelled by another process within two seconds", async () => {
    const { lose, logged, store } = await setUp();
    await lose("search");
    const other = await createTestApp({}, { store });
    await other.as("ana").delete("/api/calls/key").expect(200);
    await expect.poll(logged, { timeout: 2_000 }).toEqual(["cancelled 1"]);
  });

  it("is cancelled when the server stops, and can be made again with its key", async () => {
    const { lose, running, logged, post, state } = await setUp();
    await lose("search");
    await running.stop(5_000);
    expect(await logged()).toEqual(["cancelled 1"]);
    delete state.until;
    expect((await post("search")).status).toBe(200);
  });

  it("gets its failure again, and asks the model once", async () => {
    const { lose, answer, post, asked, logged, state } = await setUp();
    state.failure = "timeout";
    await lose("search");
    answer();
    for (const _ of [1, 2]) {
      const { status, body } = await post("search");
      expect([status, body.code]).toEqual([504, "generation-timeout"]);
    }
    expect([asked.length, await logged()]).toEqual([1, ["timeout 1"]]);
  });

  it("is made again with its key after a failure that says when", async () => {
    const { post, asked, answer, state } = await setUp();
    answer();
    state.failure = "busy";
    state.retryAfterSeconds = 3;
    const first = await post("search");
    expect([first.status, first.headers["retry-after"]]).toEqual([503, "3"]);
    state.failure = null;
    expect([(await post("search")).status, asked.length]).toEqual([200, 2]);
  });

  it("ends with its connection where it has no key", async () => {
    const { as, asked, logged } = await setUp();
    const sent = as("ana").post("/api/recipes/search").send(CALLS.search);
    const lost = sent.then(
      () => "answered",
      () => "lost",
    );
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(1);
    sent.abort();
    expect(await lost).toBe("lost");
    await expect.poll(logged).toEqual(["cancelled 1"]);
  });
});
