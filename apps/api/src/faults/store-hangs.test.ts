import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../ports/store.ts";
import { type TestLocation, testLocations } from "../storage/testing/test-locations.ts";
import { createTestApp } from "../testing/test-app.ts";

const UNAVAILABLE = { success: false, code: "store-unavailable" };

describe.each(testLocations)("while the store hangs, %s", (_, makeLocation) => {
  let location: TestLocation;
  let store: Store;
  beforeEach(async () => {
    location = await makeLocation();
    // With the patience of production: that it is short enough is what is tested.
    store = await location.open();
  });
  afterEach(async () => {
    await location.release();
    await store.close();
    await location.remove();
  });

  it("F03: calls are refused in time, the process is alive and not ready, and it recovers soon after", async () => {
    const world = await createTestApp({}, { store });
    const { slug } = await world.addRecipe("ana");
    await location.hold();
    const timed = async (call: PromiseLike<{ status: number; body: object; headers: object }>) => {
      const began = performance.now();
      const { status, body, headers } = await call;
      return { status, body, headers, ms: performance.now() - began };
    };
    const [write, read, alive, ready] = await Promise.all([
      timed(
        world
          .as("ana")
          .post("/api/recipes")
          .send({ recipe: { name: "Pea soup" } }),
      ),
      timed(world.as("ana").get(`/api/recipes/slug/${slug}`)),
      timed(world.as().get("/healthz")),
      timed(world.as().get("/readyz")),
    ]);
    expect(write).toMatchObject({ status: 503, body: UNAVAILABLE, headers: { "retry-after": "2" } });
    expect(write.ms).toBeLessThan(3_500);
    expect(read.status).toBe(location.readsOn ? 200 : 503);
    expect(read.ms).toBeLessThan(3_500);
    expect(alive.status).toBe(200);
    expect(ready).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
    expect(alive.ms).toBeLessThan(1_000);
    expect(ready.ms).toBeLessThan(2_000);

    await location.release();
    const released = performance.now();
    while ((await world.as().get("/readyz")).status !== 200) await setTimeout(50);
    expect(performance.now() - released).toBeLessThan(5_000);
    await world.addRecipe("ana", { name: "Bean soup" });
    const { body } = await world.as("ana").get("/api/recipes").expect(200);
    const names = body.recipes.map(({ name }: { name: string }) => name);
    // What was refused was not done behind the caller's back, unless the server itself got to it after all.
    expect(names).toEqual(expect.arrayContaining(["Bean soup", "Leek soup"]));
    expect(location.readsOn && names.includes("Pea soup")).toBe(false);
  });
});
