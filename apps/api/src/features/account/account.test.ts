import { accountDataSchema } from "@larder/domain/account/account-data";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AuthError } from "../../ports/auth.ts";
import { StoreUnavailable } from "../../ports/store.ts";
import { RECIPE_PAGE } from "../../testing/recipe-page.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;
let world: World;
beforeEach(async () => {
  world = await createTestApp();
});

const message = { email: "ana@home.example", content: "The timer is too loud." };
const KEYS = { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
const subscribed = { endpoint: "https://push.example/secret", keys: KEYS };

/** Ana with something of everything, and Ben, who bookmarks her soup. */
async function someLife() {
  await world.as().post("/api/user/create").set("Authorization", "Bearer token-ana").send({}).expect(200);
  const soup = await world.addRecipe("ana", { name: "Leek soup" });
  const stew = await world.addRecipe("ben", { name: "Bean stew" });
  const ana = world.as("ana");
  await ana.post(`/api/recipes/${stew.id}/bookmark`).expect(200);
  await ana.put(`/api/recipes/${stew.id}/cooking`).send({ rating: 4, note: "less salt" }).expect(200);
  await ana.post("/api/feedback").send(message).expect(201);
  await ana.post("/api/recipes/queue").send(message).expect(201);
  await world.store.pushSubscriptions.put(
    { uid: "ana", createdAt: "2026-03-01T12:00:00.000Z", ...subscribed },
    5,
  );
  await ana.post("/api/admin/verify").send({ password: ADMIN_PASSWORD }).expect(200);
  await world.as("ben").post(`/api/recipes/${soup.id}/bookmark`).expect(200);
  return { soup, stew };
}

const remove = (body: object = { email: "ana@example.com" }) =>
  world.as("ana").delete("/api/account").send(body);

describe("GET /api/account/data", () => {
  it("returns all data stored about the user, and nothing about others", async () => {
    const { soup, stew } = await someLife();
    const answer = await world.as("ana").get("/api/account/data").expect(200);
    const data = accountDataSchema.parse(answer.body);
    expect(data).toEqual(answer.body);
    expect(data.user).toEqual({ id: "ana", email: "ana@example.com", preferredLanguage: "en" });
    expect(data.recipes).toEqual([soup]);
    const ref = { id: stew.id, name: "Bean stew", slug: stew.slug };
    expect(data.bookmarks).toEqual([{ recipe: ref, bookmarkedAt: "2026-03-01T12:00:00.000Z" }]);
    expect(data.cookingNotes).toEqual([{ recipe: ref, rating: 4, note: "less salt", cookedOn: [] }]);
    expect(data.feedback).toMatchObject([{ userId: "ana", ...message }]);
    expect(data.requests).toMatchObject([{ userId: "ana", ...message }]);
    expect(data.pushBrowsers).toEqual([
      { service: "push.example", subscribedAt: "2026-03-01T12:00:00.000Z" },
    ]);
    expect(data.adminSessions).toHaveLength(1);
    // Whole values, for an id made at random may hold any few letters.
    for (const others of ['"ben"', "ben@", subscribed.endpoint, KEYS.p256dh, KEYS.auth])
      expect(answer.text).not.toContain(others);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("contains the original document of a recipe, and hidden recipes", async () => {
    const sent = { recipe: { name: "Soup" }, originalJson: '{"name":"Soup","spoons":3}' };
    const added = await world.as("ana").post("/api/recipes").send(sent).expect(201);
    await world.store.recipes.setHidden(added.body.recipe.id, "eva");
    const { body } = await world.as("ana").get("/api/account/data").expect(200);
    expect(body.recipes).toMatchObject([{ hiddenBy: "eva", originalJson: sent.originalJson }]);
  });

  it("does not name a recipe that was hidden from the user", async () => {
    const { stew } = await someLife();
    await world.store.recipes.setHidden(stew.id, "eva");
    const { body } = await world.as("ana").get("/api/account/data").expect(200);
    expect(body.bookmarks[0].recipe).toEqual({ id: stew.id, name: "", slug: "" });
  });

  it("returns empty lists for a new user", async () => {
    const { body } = await world.as("cy").get("/api/account/data").expect(200);
    expect(body).toMatchObject({ user: { id: "cy", email: "cy@example.com" }, recipes: [], bookmarks: [] });
  });

  it("is refused to other users", async () => {
    await world.as().get("/api/account/data").expect(401);
    await world.as("ben").get("/api/account/data?userId=ana").expect(403);
  });
});

describe("DELETE /api/account", () => {
  it("removes the user, leaves the shared recipes without an owner, and ends the session", async () => {
    const { soup, stew } = await someLife();
    const answer = await remove().expect(200);
    expect(answer.body).toEqual({ success: true });
    expect(cookiesOf(answer)).toEqual(["__session=", "admin="]);
    await world.as("ana").get("/api/bookmarks").expect(401);
    expect(world.identity.revoked.has("ana")).toBe(true);

    const { body } = await world.as("ben").get(`/api/recipes/slug/${soup.slug}`).expect(200);
    expect(body.recipe).toMatchObject({ name: "Leek soup", userId: "", version: 2 });
    expect((await world.as("ben").get("/api/bookmarks")).body.recipes).toHaveLength(1);
    expect((await world.as("ben").get("/api/recipes")).text).not.toContain('"ana"');
    await world.as("ben").patch(`/api/recipes/${soup.id}`).send({ name: "Mine" }).expect(403);
    await world.as("ben").delete(`/api/recipes/${stew.id}`).expect(200);

    world.identity.revoked.delete("ana");
    const { body: data } = await world.as("ana").get("/api/account/data").expect(200);
    const lists = Object.values(data).filter((value) => Array.isArray(value));
    expect(lists.length).toBeGreaterThan(9);
    expect(lists).toEqual(lists.map(() => []));
    const feedback = await world.store.feedback.list({}, { limit: 9 });
    expect(feedback.items).toMatchObject([{ email: "", content: message.content }]);
    expect(feedback.items[0]?.userId).toBeUndefined();
  });

  it("removes the recipes on demand", async () => {
    const { soup } = await someLife();
    await remove({ email: " Ana@Example.com ", recipes: "delete" }).expect(200);
    await world.as("ben").get(`/api/recipes/slug/${soup.slug}`).expect(404);
    expect((await world.as("ben").get("/api/bookmarks")).body.recipes).toEqual([]);
  });

  it("removes the recipes from the cached lists of others at once", async () => {
    const { soup } = await someLife();
    const list = () => world.as("ben").get("/api/recipes?view=summary").expect(200);
    expect((await list()).text).toContain(soup.slug);
    await remove({ email: "ana@example.com", recipes: "delete" }).expect(200);
    expect((await list()).text).not.toContain(soup.slug);
  });

  it.each([
    ["another address", { email: "ben@example.com" }],
    ["no address", { email: "" }],
    ["nothing", {}],
    ["another wish for the recipes", { email: "ana@example.com", recipes: "sell" }],
  ])("does nothing when %s was typed", async (_, body) => {
    await someLife();
    const before = await world.store.transfer.counts();
    expect((await remove(body)).status).toBe(400);
    expect(await world.store.transfer.counts()).toEqual(before);
    await world.as("ana").get("/api/bookmarks").expect(200);
  });

  it("checks the session with the provider", async () => {
    await world.as("ana").get("/api/bookmarks").expect(200);
    world.identity.revoked.add("ana");
    await remove().expect(401);
    expect(world.identity.checks.at(-1)).toEqual({ what: "session", checkRevoked: true });
  });

  it("is refused to other users and to other sites", async () => {
    await someLife();
    await world
      .as("ben")
      .delete("/api/account")
      .send({ userId: "ana", email: "ana@example.com" })
      .expect(403);
    await world.as("ben").delete("/api/account").send({ email: "ana@example.com" }).expect(400);
    await world.as().delete("/api/account").send({ email: "ana@example.com" }).expect(401);
    await remove().set("Sec-Fetch-Site", "cross-site").expect(403);
    expect((await world.as("ana").get("/api/bookmarks")).body.recipes).toHaveLength(1);
  });

  it("is completed by another call when the provider was unavailable at the end", async () => {
    await someLife();
    vi.spyOn(world.ports.auth, "deleteUser").mockRejectedValueOnce(new AuthError("unavailable"));
    const failed = await remove();
    expect([failed.status, failed.body.code, failed.headers["set-cookie"]]).toEqual([
      503,
      "sign-in-unavailable",
      undefined,
    ]);
    await remove().expect(200);
    await world.as("ana").get("/api/bookmarks").expect(401);
  });

  it("keeps the account when the store fails, and is completed by another call", async () => {
    await someLife();
    vi.spyOn(world.store.accounts, "remove").mockRejectedValueOnce(new StoreUnavailable("full"));
    await remove({ email: "ana@example.com", recipes: "delete" }).expect(503);
    expect(world.identity.revoked.has("ana")).toBe(false);
    await remove({ email: "ana@example.com", recipes: "delete" }).expect(200);
  });

  it("leaves nothing of concurrent imports and generated recipes", async () => {
    const page = Promise.withResolvers<void>();
    const dish = Promise.withResolvers<void>();
    const asked: string[] = [];
    vi.spyOn(world.ports.pages, "fetchPage").mockImplementation(async ({ href }) => {
      asked.push("page");
      await page.promise;
      return { url: href, contentType: "text/html", text: RECIPE_PAGE };
    });
    const generations = { ...world.store.generations };
    vi.spyOn(world.store.generations, "recipesFor").mockImplementationOnce(async (key, since, uid) => {
      asked.push("dish");
      await dish.promise;
      return generations.recipesFor(key, since, uid);
    });
    const ana = world.as("ana");
    const url = "https://soup.example/slow";
    const imported = ana
      .post("/api/recipes/scrape")
      .send({ url })
      .then((answer) => answer);
    const generated = ana
      .post("/api/recipes/search")
      .send({ query: "leek soup" })
      .then((answer) => answer);
    await expect.poll(() => asked.toSorted()).toEqual(["dish", "page"]);
    const ben = world
      .as("ben")
      .post("/api/recipes/scrape")
      .send({ url })
      .then((answer) => answer);
    // One of them ends while the provider is told, the other one after that.
    const auth = { ...world.ports.auth };
    vi.spyOn(world.ports.auth, "deleteUser").mockImplementationOnce(async (uid) => {
      dish.resolve();
      expect((await generated).body.origin).toBe("composer");
      await auth.deleteUser(uid);
    });
    await remove({ email: "ana@example.com", recipes: "delete" }).expect(200);
    page.resolve();
    expect((await imported).body.code).toBe("not-signed-in");
    // Who waited for the same page is not told that.
    expect((await ben).status).toBe(201);
    const { items } = await world.store.recipes.list({}, "new", { limit: 9 });
    expect(items.map(({ userId }) => userId)).toEqual(["ben"]);
  });
});
