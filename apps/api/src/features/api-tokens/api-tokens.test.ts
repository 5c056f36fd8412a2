import { API_TOKEN_LIMITS } from "@larder/domain/account/api-token";
import { accountDataSchema } from "@larder/domain/account/account-data";
import { beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { createTestApp } from "../../testing/test-app.ts";

const DAY_MS = 24 * 3_600_000;

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

async function create(fields: object = {}, uid = "ana") {
  const answer = await world
    .as(uid)
    .post("/api/tokens")
    .send({ name: "Shopping script", scope: "read", days: 30, ...fields });
  return { status: answer.status, ...answer.body };
}

const list = async (uid = "ana") => (await world.as(uid).get("/api/tokens").expect(200)).body.tokens;
const by = (secret: string) => ({ Authorization: `Bearer ${secret}` });
const bookmarks = (secret: string) => world.as().get("/api/bookmarks").set(by(secret));

describe("a token", () => {
  it("is made with a secret that only this answer has, and reads as its user", async () => {
    const { id } = await world.addRecipe("ana");
    await world.as("ana").post(`/api/recipes/${id}/bookmark`).expect(200);
    const { status, token, secret } = await create({ name: "  Shopping script " });
    expect(status).toBe(201);
    expect(secret).toMatch(/^larder_[\w-]{43}$/);
    expect(token).toEqual({
      id: expect.stringMatching(/./),
      name: "Shopping script",
      scope: "read",
      createdAt: "2026-03-01T12:00:00.000Z",
      expiresAt: "2026-03-31T12:00:00.000Z",
      lastUsedAt: null,
    });
    expect(JSON.stringify(await list())).not.toContain(secret);
    expect(await list()).toEqual([token]);
    const answer = await bookmarks(secret).expect(200);
    expect(answer.body.recipes).toHaveLength(1);
  });

  it("is stored as a hash alone", async () => {
    const { secret } = await create();
    const [stored] = await world.store.apiTokens.of("ana");
    expect(stored?.tokenHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain(secret.slice("larder_".length));
  });

  it("of the scope write changes what its user may change, from any origin and without a cookie", async () => {
    const { secret } = await create({ scope: "write" });
    const answer = await world
      .as()
      .post("/api/recipes")
      .set(by(secret))
      .set("Sec-Fetch-Site", "cross-site")
      .send({ recipe: { name: "Leek soup" } });
    expect([answer.status, answer.body.recipe.userId]).toEqual([201, "ana"]);
    const bens = await world.addRecipe("ben", { name: "Bean stew" });
    const refused = await world.as().delete(`/api/recipes/${bens.id}`).set(by(secret));
    expect([refused.status, refused.body.code]).toEqual([403, "not-yours"]);
  });

  it("works for a user who was only ever known by an ID token", async () => {
    const made = await world
      .as()
      .post("/api/tokens")
      .set("Authorization", "Bearer token-cy")
      .send({ name: "Script", scope: "read", days: 1 })
      .expect(201);
    await bookmarks(made.body.secret).expect(200);
  });

  it("ends at its time, and is still listed until another takes its place", async () => {
    const { secret, token } = await create({ days: 1 });
    world.advance(DAY_MS - 1);
    await bookmarks(secret).expect(200);
    world.advance(1);
    const answer = await bookmarks(secret);
    expect([answer.status, answer.body.code]).toEqual([401, "not-signed-in"]);
    expect(await list()).toMatchObject([{ id: token.id }]);
    await create({ name: "Another" });
    expect(await list()).toMatchObject([{ name: "Another" }]);
  });

  it("shows its last use, to the minute", async () => {
    const { secret } = await create();
    await bookmarks(secret).expect(200);
    world.advance(59_999);
    await bookmarks(secret).expect(200);
    expect(await list()).toMatchObject([{ lastUsedAt: "2026-03-01T12:00:00.000Z" }]);
    world.advance(1);
    await bookmarks(secret).expect(200);
    expect(await list()).toMatchObject([{ lastUsedAt: "2026-03-01T12:01:00.000Z" }]);
  });

  it("reads while nothing can be written", async () => {
    const { secret } = await create();
    world.store.apiTokens.touch = () => Promise.reject(new StoreUnavailable("full"));
    await bookmarks(secret).expect(200);
  });

  it("S56: is revoked by its user alone, at once", async () => {
    const { secret, token } = await create();
    await bookmarks(secret).expect(200);
    await world.as("ben").delete(`/api/tokens/${token.id}`).expect(200);
    await bookmarks(secret).expect(200);
    await world.as("ana").delete(`/api/tokens/${token.id}`).expect(200);
    await bookmarks(secret).expect(401);
    await world.as("ana").delete(`/api/tokens/${token.id}`).expect(200);
  });

  it("is in the data that its user downloads, without its hash, and goes with the account", async () => {
    const { secret, token } = await create();
    const { body } = await world.as("ana").get("/api/account/data").expect(200);
    expect(accountDataSchema.parse(body).apiTokens).toEqual([token]);
    expect(body.apiTokens).toEqual([token]);
    await world.as("ana").delete("/api/account").send({ email: "ana@example.com" }).expect(200);
    await bookmarks(secret).expect(401);
  });
});

describe("making tokens", () => {
  it("is refused beyond twenty valid ones, until one is revoked", async () => {
    for (let n = 0; n < API_TOKEN_LIMITS.tokens; n += 1) expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject({ status: 400, code: "tokens-full" });
    expect((await create({}, "ben")).status).toBe(201);
    const [{ id }] = await list();
    await world.as("ana").delete(`/api/tokens/${id}`).expect(200);
    expect((await create()).status).toBe(201);
  });

  it.each([
    ["a blank name", { name: "  " }],
    ["a name of 1,000 characters", { name: "x".repeat(1_000) }],
    ["an unknown scope", { scope: "admin" }],
    ["no day", { days: 0 }],
    ["more than a year", { days: API_TOKEN_LIMITS.days + 1 }],
    ["half a day", { days: 0.5 }],
  ])("is refused with %s", async (_, fields) => {
    expect(await create(fields)).toMatchObject({ status: 400, code: "bad-input" });
    expect(await list()).toEqual([]);
  });
});
