import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { ENTRIES, fieldsOf, pathOf, validBody, validQuery } from "../../testing/contract-calls.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";

const GUARDED = ENTRIES.filter(([, { access }]) => access !== "public");
const WITH_BODY = ENTRIES.filter(([, { body }]) => body);

let world: Awaited<ReturnType<typeof createTestApp>>;
let adminCookies: string;
beforeAll(async () => {
  world = await createTestApp();
  const verified = await world.as("ben").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
  adminCookies = [...cookiesOf(verified), "__session=session-ben"].join("; ");
  const { id } = await world.addRecipe("ana");
  await world.as("ana").post(`/api/recipes/${id}/bookmark`).expect(200);
});

/** Calls as Ben, also an administrator, with a valid query and the given one. */
function call(endpoint: Endpoint, query: Record<string, string | string[]>, body?: object) {
  const request = world
    .as()
    [endpoint.method](pathOf(endpoint))
    .query({ ...validQuery(endpoint), ...query });
  if (endpoint.access === "token") request.set("Authorization", "Bearer token-ben");
  else request.set("Cookie", adminCookies).set("Sec-Fetch-Site", "same-origin");
  return body && endpoint.body ? request.send(body) : request;
}

/** All that the store holds, to see that nothing was done. */
async function stored() {
  const items: unknown[] = [];
  for (const kind of [
    "recipes",
    "recipeVersions",
    "bookmarks",
    "cookingNotes",
    "publicRatings",
    "comments",
    "reports",
    "blocks",
    "notices",
    "users",
    "feedback",
    "requests",
    "household",
  ] as const)
    for await (const item of world.store.transfer.read(kind)) items.push(item);
  return items;
}

describe("the input of the tests", () => {
  it.each(ENTRIES)("is accepted by %s, so that only the user id can be refused", (_, endpoint) => {
    const { body, query } = endpoint;
    expect(body?.safeParse(validBody(endpoint)).error?.issues ?? []).toEqual([]);
    expect(query?.safeParse(validQuery(endpoint)).error?.issues ?? []).toEqual([]);
  });
});

describe("the id of another user", () => {
  it.each(GUARDED)("S03, S06: is refused in the query of %s, and nothing is done", async (_, endpoint) => {
    const before = await stored();
    const answer = await call(endpoint, { userId: "ana" }, validBody(endpoint));
    expect([answer.status, answer.body.code]).toEqual([403, "user-mismatch"]);
    expect(await stored()).toEqual(before);
  });

  it.each(GUARDED)(
    "S04: is invalid input beside the user's own id in the query of %s",
    async (_, endpoint) => {
      const before = await stored();
      const answer = await call(endpoint, { userId: ["ben", "ana"] }, validBody(endpoint));
      expect([answer.status, answer.body.code]).toEqual([400, "bad-input"]);
      expect(await stored()).toEqual(before);
    },
  );

  it.each(GUARDED.filter(([, { body }]) => body))(
    "S05: is refused in the body of %s, and nothing is done",
    async (_, endpoint) => {
      const before = await stored();
      const answer = await call(endpoint, {}, { ...validBody(endpoint), userId: "ana" });
      expect([answer.status, answer.body.code]).toEqual([403, "user-mismatch"]);
      expect(await stored()).toEqual(before);
    },
  );
});

describe("an operator of a database", () => {
  it.each(WITH_BODY)("S09: is invalid input in place of a user id for %s", async (_, endpoint) => {
    for (const userId of [{ $ne: null }, { $gt: "" }, ["ben"], 7, null]) {
      const answer = await call(endpoint, {}, { ...validBody(endpoint), userId });
      expect([answer.status, answer.body.code]).toEqual([400, "bad-input"]);
      expect(answer.body.details.issues[0].path).toBe("body.userId");
    }
    await call(endpoint, {}, { userId: { $ne: null } }).expect(400);
  });

  it.each(WITH_BODY)("S10: is refused or not stored in place of any field of %s", async (name, endpoint) => {
    const taken: string[] = [];
    for (const field of Object.keys(fieldsOf(endpoint.body))) {
      // Kept as it was sent, for the user alone; nothing is ever asked with it.
      if (field === "originalJson") continue;
      const { status } = await call(endpoint, {}, { ...validBody(endpoint), [field]: { $gt: "" } });
      // What goes through the gate of all recipes is repaired there.
      const isRepaired = name === "updateRecipe" || field === "importedUrl";
      const refusals = isRepaired && field !== "userId" ? [201, 400, 404, 422] : [400];
      if (!refusals.includes(status)) taken.push(`${field}: ${status}`);
    }
    expect(taken).toEqual([]);
    expect(JSON.stringify(await stored())).not.toContain("$gt");
  });
});
