import { monitorEventLoopDelay } from "node:perf_hooks";
import { beforeEach, describe, expect, it } from "vitest";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createHeavyAnswers } from "./heavy-answers.ts";
import { Turn } from "../answers/turns.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;

const RECIPES = 250;
const rates = {
  readsPerMinute: 10,
  writesPerMinute: 0,
  importsPerHour: 0,
  picturesPerHour: 0,
  textsPerHour: 0,
  messagesPerHour: 0,
  communityPerHour: 0,
  exportsPerHour: 2,
};

async function fill({ store }: World): Promise<void> {
  for (let n = 0; n < RECIPES; n += 1) await store.recipes.insert(buildRecipe({ name: `Soup ${n}` }));
}

describe("S52: the cost of a call", () => {
  let world: World;
  beforeEach(async () => {
    world = await createTestApp({ rates });
    await fill(world);
  });
  const statusOf = async (path: string, uid = "ana") => (await world.as(uid).get(path)).status;

  it("is counted: a list of 250 whole recipes as three reads, one of 24 as one", async () => {
    for (let n = 0; n < 3; n += 1) expect(await statusOf("/api/recipes?q=soup")).toBe(200);
    const refused = await world.as("ana").get("/api/recipes?q=soup");
    expect([refused.status, refused.body.code]).toEqual([429, "too-many-requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    for (let n = 0; n < 10; n += 1) expect(await statusOf("/api/recipes?q=soup&limit=24", "ben")).toBe(200);
  });

  it("is one read where the list is cached", async () => {
    for (let n = 0; n < 8; n += 1) expect(await statusOf("/api/recipes")).toBe(200);
  });

  it("is counted for each unusual length of page, and such pages are not cached", async () => {
    const { recipes } = world.store;
    const before = recipes.openList.bind(recipes);
    let built = 0;
    recipes.openList = (...asked) => {
      built += 1;
      return before(...asked);
    };
    for (const uid of ["ben", "cat"]) {
      const answer = await world.as(uid).get("/api/recipes?limit=201").expect(200);
      expect(answer.body.recipes).toHaveLength(201);
    }
    expect(built).toBe(2);
    expect(await statusOf("/api/recipes?limit=202", "ben")).toBe(200);
    expect(await statusOf("/api/recipes?limit=203", "ben")).toBe(200);
    expect(await statusOf("/api/recipes?limit=204", "ben")).toBe(429);
  });

  it("is ten reads for the recipes nearest to a query, for one user as for another", async () => {
    const nearest = "/api/recipes/nearest?query=soup";
    expect(await statusOf(nearest)).toBe(200);
    expect(await statusOf(nearest)).toBe(429);
    expect(await statusOf("/api/recipes/tags")).toBe(429);
    expect(await statusOf(nearest, "ben")).toBe(200);
  });

  it("is limited per hour for the download of an account", async () => {
    world = await createTestApp({ rates: { ...rates, readsPerMinute: 0 } });
    expect([
      await statusOf("/api/account/data"),
      await statusOf("/api/account/data"),
      await statusOf("/api/account/data"),
    ]).toEqual([200, 200, 429]);
    expect(await statusOf("/api/account/data", "ben")).toBe(200);
  });
});

describe("heavy answers", () => {
  it("are limited to two at once for a caller and some for all, and the next begins when one has ended", () => {
    const heavy = createHeavyAnswers({ each: 2, all: 3 });
    const end = heavy.begin("ana");
    heavy.begin("ana");
    expect(() => heavy.begin("ana")).toThrow("too-many-requests");
    heavy.begin("ben");
    expect(() => heavy.check("cat")).toThrow("server-busy");
    end();
    end();
    expect(() => heavy.check("cat")).not.toThrow();
    heavy.begin("ana");
    expect(() => heavy.begin("cat")).toThrow("server-busy");
  });

  it("take turns, so that many block the event loop no longer than one", async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const work = async () => {
      const turn = new Turn();
      for (let n = 0; n < 150; n += 1) {
        const until = performance.now() + 1;
        while (performance.now() < until);
        await turn.yieldIfOver();
      }
    };
    await Promise.all([work(), work(), work(), work(), work(), work()]);
    delay.disable();
    // Six that each took their own turn in every round would hold it for 24 ms and more, each time.
    expect(delay.percentile(50) / 1e6).toBeLessThan(16);
  });
});
