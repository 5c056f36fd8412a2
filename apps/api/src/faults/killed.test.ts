import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServer } from "../storage/mongo/testing/test-database.ts";
import { createChanges, numberedChange } from "../testing/numbered-changes.ts";
import { type RunningServer, signInOver, startServer } from "../testing/running-server.ts";
import { mongoLocation, type TestLocation, testLocations } from "../storage/testing/test-locations.ts";
import { createTestApp } from "../testing/test-app.ts";

const RECIPES = 8;
const TIMES = 25;
const ROUNDS = 5;

describe.each(testLocations)("a server that is killed, on %s", (_, makeLocation) => {
  let location: TestLocation;
  let running: RunningServer | undefined;
  beforeEach(async () => {
    location = await makeLocation();
  });
  afterEach(async () => {
    if (running?.child.signalCode === null) await running.end("SIGKILL");
    await location.remove();
  });

  it(
    "F01: loses no acknowledged change and tears no recipe when it is killed five times during 1,000 changes",
    { timeout: 120_000 },
    async () => {
      let token = "";
      const send = (method: string, path: string, body?: object) =>
        fetch((running?.url ?? "") + path, {
          method,
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
          ...(body && { body: JSON.stringify(body) }),
        });
      const changes = createChanges(async (id, changeNumber) => {
        const answer = await send("PATCH", `/api/recipes/${id}`, numberedChange(changeNumber));
        await answer.text();
        return answer.status === 200;
      });
      const ids: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const server = (running = await startServer(location.dataDir, location.env));
        if (token === "") {
          ({ token } = await signInOver(server.url, "ana"));
          for (let n = 0; n < RECIPES; n += 1) {
            const answer = await send("POST", "/api/recipes", { recipe: numberedChange(0) });
            const { recipe }: { recipe: { id: string } } = JSON.parse(await answer.text());
            ids.push(recipe.id);
          }
        }
        const ended = once(server.child, "exit");
        const killAt = changes.count() + 15 + round * 40;
        await changes.make(ids, TIMES, (count) => {
          if (count === killAt) server.child.kill("SIGKILL");
        });
        await ended;
      }
      running = await startServer(location.dataDir, location.env);
      const answer = await send("GET", "/api/recipes");
      const { recipes }: { recipes: Parameters<typeof changes.damageIn>[0] } = JSON.parse(
        await answer.text(),
      );
      expect(recipes).toHaveLength(RECIPES);
      expect(changes.damageIn(recipes)).toEqual([]);
      expect(changes.count()).toBeGreaterThan(ROUNDS * 15);
      expect(changes.count()).toBeLessThan(ROUNDS * RECIPES * TIMES);
    },
  );
});

describe.skipIf(!testServer)("a MongoDB server that stops during changes", () => {
  let location: Awaited<ReturnType<typeof mongoLocation>>;
  let world: Awaited<ReturnType<typeof createTestApp>>;
  const failures: number[] = [];
  const ids: string[] = [];
  beforeEach(async () => {
    location = await mongoLocation();
    world = await createTestApp({}, { store: await location.open() });
    failures.length = 0;
    ids.length = 0;
    for (let n = 0; n < RECIPES; n += 1) ids.push((await world.addRecipe("ana", numberedChange(0))).id);
  });
  afterEach(async () => {
    await world.store.close();
    await location.remove();
  });

  const startChanges = () =>
    createChanges(async (id, changeNumber) => {
      const { status } = await world.as("ana").patch(`/api/recipes/${id}`).send(numberedChange(changeNumber));
      if (status === 200) return true;
      failures.push(status);
      // As a person does who is told to try again.
      await setTimeout(50);
      return false;
    });

  async function recipesAfterwards() {
    await expect.poll(async () => (await world.as().get("/readyz")).status, { timeout: 10_000 }).toBe(200);
    const { body } = await world.as("ana").get("/api/recipes").expect(200);
    return body.recipes;
  }

  it("F02: loses no acknowledged change when it comes back", { timeout: 30_000 }, async () => {
    const changes = startChanges();
    await changes.make(ids, TIMES, (count) => {
      if (count === 30) location.proxy.cut();
      if (count === 60)
        void location.proxy
          .stop()
          .then(() => setTimeout(300))
          .then(() => location.proxy.start());
    });
    const recipes = await recipesAfterwards();
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((status) => status !== 503)).toEqual([]);
    expect(changes.damageIn(recipes)).toEqual([]);
    expect(recipes).toHaveLength(RECIPES);
  });

  it("F05: fails one change per connection at most when the primary steps down, and repeats none", async () => {
    const changes = startChanges();
    let connections = 0;
    await changes.make(ids, TIMES, (count) => {
      if (count !== 50) return;
      connections = location.proxy.connections;
      location.proxy.stepDown();
    });
    const recipes = await recipesAfterwards();
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.length).toBeLessThanOrEqual(connections);
    expect(new Set(failures)).toEqual(new Set([503]));
    expect(changes.damageIn(recipes)).toEqual([]);
    // Each change raises the version by one. One that failed may have been done, but none was done twice.
    const done = recipes.reduce((sum: number, { version }: { version: number }) => sum + version - 1, 0);
    expect(done).toBeGreaterThanOrEqual(changes.count());
    expect(done).toBeLessThanOrEqual(changes.count() + failures.length);
  });
});
