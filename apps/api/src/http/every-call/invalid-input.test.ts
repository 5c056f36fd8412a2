import type { Endpoint } from "@larder/domain/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENTRIES, fieldsOf, pathOf, validBody, validQuery } from "../../testing/contract-calls.ts";
import { type TestLocation, testLocations } from "../../storage/testing/test-locations.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";

/** Ids that have the form of one, and mean something to a language or a database. */
const UNKNOWN_IDS = ["__proto__", "constructor", "toString", "0", "507f1f77bcf86cd799439011", "null", "-"];
const INVALID_VALUES = [
  "",
  "\u0000",
  "\uD83C",
  "%",
  "_",
  "'",
  '"; DROP TABLE recipes; --',
  '{"$gt":""}',
  "-1",
  "1e400",
];
/** Changes that would be a stranger's, were they taken into the statement of a store. */
const CHANGES = {
  _id: "x",
  id: "x",
  slug: "x",
  createdAt: "1999-01-01T00:00:00.000Z",
  rating: 5,
  reviews: [{ text: "Good" }],
  version: 99,
  hiddenBy: "eva",
  $set: { userId: "ben", name: "Stolen" },
  $rename: { name: "title" },
  $unset: { name: "" },
  $inc: { version: 5 },
  "steps.0.main_step": "Stolen",
};

const WITH_ID = ENTRIES.filter(([, { path }]) => path.includes(":"));
const WITH_QUERY = ENTRIES.filter(([, { query }]) => query);

describe.each(testLocations)("on %s", (_, makeLocation) => {
  let location: TestLocation;
  let world: Awaited<ReturnType<typeof createTestApp>>;
  let cookies: string;
  beforeAll(async () => {
    location = await makeLocation();
    world = await createTestApp({}, { store: await location.open() });
    const verified = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
    cookies = [...cookiesOf(verified), "__session=session-ana"].join("; ");
  });
  afterAll(async () => {
    await world.store.close();
    await location.remove();
  });

  function ask(endpoint: Endpoint, path: string, query: Record<string, string | string[]>) {
    const request = world
      .as()
      [endpoint.method](path)
      .query({ ...validQuery(endpoint), ...query });
    request.set("Cookie", cookies);
    return endpoint.body ? request.send(validBody(endpoint)) : request;
  }

  it.each(WITH_ID)("S08: an id of another format is not found by %s", async (_name, endpoint) => {
    const statuses: number[] = [];
    for (const id of UNKNOWN_IDS) statuses.push((await ask(endpoint, pathOf(endpoint, id), {})).status);
    // What is sought by its owner and id is also put, or taken away, where there was none.
    const allowed = /^\/api\/(links|push|tokens|blocks|notices)\//.test(endpoint.path) ? [200, 404] : [404];
    expect(statuses.filter((status) => !allowed.includes(status))).toEqual([]);
  });

  it.each(WITH_QUERY)(
    "S08: an invalid value in the query of %s never causes a 500",
    async (_name, endpoint) => {
      for (const field of Object.keys(fieldsOf(endpoint.query))) {
        for (const value of [...INVALID_VALUES, ["a", "b"]]) {
          const { status, text } = await ask(endpoint, pathOf(endpoint), { [field]: value });
          expect({ field, value, answer: status < 500 ? "" : text }).toEqual({ field, value, answer: "" });
        }
      }
    },
  );

  it("S07: no change affects fields that only the server sets", async () => {
    const before = await world.addRecipe("ana", { steps: ["Boil"] });
    world.advance(1_000);
    await world
      .as("ana")
      .patch(`/api/recipes/${before.id}`)
      .send({ ...CHANGES, cuisine: "Basque" })
      .expect(200);
    expect(await world.store.recipes.findById(before.id)).toEqual({
      ...before,
      cuisine: "Basque",
      version: 2,
      updatedAt: "2026-03-01T12:00:01.000Z",
    });
  });
});
