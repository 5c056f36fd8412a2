import { once } from "node:events";
import { get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AppOptions } from "../../app-options.ts";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createHttpServer, type Timeouts } from "../server/http-server.ts";

/** Together more than the buffers of two sockets hold. */
const RECIPES = 240;
const STEP = "Stir the soup, and stir it again. ".repeat(120);
const SEARCH = "/api/recipes?q=soup";
const WHOLE = "/api/recipes";
const READ_MS = 400;

let server: Server | undefined;
const answers: IncomingMessage[] = [];
/** The number of recipes read for answers. */
let recipesRead = 0;
beforeEach(() => void (recipesRead = 0));
afterEach(() => {
  for (const answer of answers.splice(0)) answer.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function start(options: Partial<AppOptions> = {}, timeouts: Partial<Timeouts> = {}): Promise<number> {
  const { app, store } = await createTestApp(options);
  for (let n = 0; n < RECIPES; n += 1)
    await store.recipes.insert(
      buildRecipe({
        name: `Soup ${n}`,
        steps: Array.from({ length: 12 }, () => ({ main_step: STEP, sub_steps: [] })),
      }),
    );
  const openList = store.recipes.openList.bind(store.recipes);
  store.recipes.openList = async (...asked) => {
    const page = await openList(...asked);
    return { ...page, items: counted(page.items) };
  };
  server = createHttpServer(timeouts).on("request", app).listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function* counted<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const item of items) {
    recipesRead += 1;
    yield item;
  }
}

/** Asks, and reads nothing of the answer but its head. */
async function ask(port: number, path: string, uid = "ana"): Promise<IncomingMessage> {
  const headers = { Cookie: `__session=session-${uid}`, "Accept-Encoding": "identity" };
  const request = get({ port, host: "127.0.0.1", path, headers, agent: false });
  const [answer]: IncomingMessage[] = await once(request, "response");
  if (!answer) throw new Error("No answer came.");
  answer.on("error", () => {});
  answers.push(answer);
  return answer;
}

async function bodyOf(answer: IncomingMessage, pauseMs = 0): Promise<{ code?: string; recipes?: unknown[] }> {
  let text = "";
  for await (const part of answer) {
    text += String(part);
    if (pauseMs > 0 && text.length % 7 === 0) await sleep(pauseMs);
  }
  return JSON.parse(text);
}

describe("answers that are not read", () => {
  it("S50: are limited for one caller, are built no further than they are read, and block no others", async () => {
    const port = await start();
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(port, SEARCH)));
    const [given, refused] = [200, 429].map((status) =>
      asked.filter(({ statusCode }) => statusCode === status),
    );
    expect([given?.length, refused?.length]).toEqual([2, 18]);
    const [first] = refused ?? [];
    expect(first && [first.headers["retry-after"], (await bodyOf(first)).code]).toEqual([
      "2",
      "too-many-requests",
    ]);
    await sleep(300);
    expect(recipesRead).toBeLessThan(2 * RECIPES);
    expect((await bodyOf(await ask(port, SEARCH, "ben"))).recipes).toHaveLength(RECIPES);
    // Once they are given up others of the same caller may follow.
    for (const answer of given ?? []) answer.destroy();
    await expect.poll(async () => (await ask(port, SEARCH)).statusCode, { timeout: 5_000 }).toBe(200);
  });

  it("S50: are limited by their bytes for a caller and for all if they are cached lists", async () => {
    const port = await start({ pending: { each: 20_000_000, all: 25_000_000 } });
    const [first, second] = [await ask(port, WHOLE), await ask(port, WHOLE)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 503]);
    expect([second.headers["retry-after"], (await bodyOf(second)).code]).toEqual(["10", "server-busy"]);
    // They wait for the same bytes, which are there once.
    for (const uid of ["ben", "cat", "dan"]) expect((await ask(port, WHOLE, uid)).statusCode).toBe(200);
    expect((await ask(port, `${WHOLE}?tag=none`)).statusCode).toBe(200);
  });

  it.each([SEARCH, WHOLE])("S51: are cut when they are not read for a while: %s", async (path) => {
    const port = await start({}, { readMs: READ_MS, lookEveryMs: 50 });
    const answer = await ask(port, path);
    const connections = () =>
      new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));
    expect([answer.statusCode, await connections()]).toEqual([200, 1]);
    await expect.poll(connections, { timeout: 5_000 }).toBe(0);
    await expect(bodyOf(answer)).rejects.toThrow(/aborted|JSON|hang up|reset/);
  });

  it.each([SEARCH, WHOLE])("S51: are not cut while they are read slowly: %s", async (path) => {
    const port = await start({}, { readMs: READ_MS, lookEveryMs: 50 });
    const beganAt = performance.now();
    expect((await bodyOf(await ask(port, path), 50)).recipes).toHaveLength(RECIPES);
    expect(performance.now() - beganAt).toBeGreaterThan(READ_MS);
  });
});
