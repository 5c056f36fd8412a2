import { SYSTEM_OWNER } from "../ports/system-owner.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../testing/test-app.ts";
import { addStarterRecipes } from "./add-starter-recipes.ts";
import { STARTER_RECIPES } from "./starter-recipes.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;
let world: World;
beforeEach(async () => {
  world = await createTestApp();
  await addStarterRecipes(world.store);
});
afterEach(() => world.store.close());

async function someRecipe() {
  const { items } = await world.store.recipes.list({}, "new", { limit: 1 });
  const [recipe] = items;
  if (!recipe) throw new Error("There is no starter recipe.");
  return recipe;
}

describe("a starter recipe", () => {
  it("is in the list of every user, by Larder", async () => {
    const answer = await world.as("ana").get("/api/recipes").expect(200);
    expect(answer.body.total).toBe(STARTER_RECIPES.length);
    expect(new Set(answer.body.recipes.map(({ author }: { author: string }) => author))).toEqual(
      new Set([SYSTEM_OWNER.name]),
    );
  });

  it("is found by each of its tags", async () => {
    const { body } = await world.as("ana").get("/api/recipes/tags").expect(200);
    const shown = new Set(body.tags.map(({ tag }: { tag: string }) => tag));
    const { slug, tags } = await someRecipe();
    expect(tags.filter((tag) => !shown.has(tag))).toEqual([]);
    for (const tag of tags) {
      const answer = await world.as("ana").get("/api/recipes").query({ tag, view: "summary" }).expect(200);
      expect(answer.body.recipes.map((recipe: { slug: string }) => recipe.slug)).toContain(slug);
    }
  });

  it("cannot be changed or deleted: 403, as for another user's", async () => {
    const { id } = await someRecipe();
    const changed = await world.as("ana").patch(`/api/recipes/${id}`).send({ name: "Mine" });
    expect([changed.status, changed.body.code]).toEqual([403, "not-yours"]);
    const deleted = await world.as("ana").delete(`/api/recipes/${id}`);
    expect([deleted.status, deleted.body.code]).toEqual([403, "not-yours"]);
    expect((await someRecipe()).version).toBe(1);
  });

  it("cannot be changed with the system owner's id, nor by a session with it", async () => {
    const { id } = await someRecipe();
    const said = await world
      .as("ana")
      .patch(`/api/recipes/${id}`)
      .send({ userId: SYSTEM_OWNER.id, name: "Mine" });
    expect([said.status, said.body.code]).toEqual([403, "user-mismatch"]);
    await world.as(SYSTEM_OWNER.id).patch(`/api/recipes/${id}`).send({ name: "Mine" }).expect(401);
    await world
      .as()
      .post("/api/user/create")
      .set("Authorization", `Bearer token-${SYSTEM_OWNER.id}`)
      .expect(401);
  });

  it("can be hidden by an administrator, and stays hidden", async () => {
    const { id } = await someRecipe();
    const [admin = ""] = cookiesOf(
      await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD }),
    );
    await world
      .as()
      .patch(`/api/admin/recipes/${id}`)
      .set("Cookie", `__session=session-ana; ${admin}`)
      .set("Sec-Fetch-Site", "same-origin")
      .send({ isHidden: true })
      .expect(200);
    expect(await addStarterRecipes(world.store)).toBe(0);
    const answer = await world.as("ana").get("/api/recipes").expect(200);
    expect(answer.body.total).toBe(STARTER_RECIPES.length - 1);
  });

  it("can be bookmarked like any other", async () => {
    const { id } = await someRecipe();
    const answer = await world.as("ana").post(`/api/recipes/${id}/bookmark`).send({});
    expect(answer.body.isBookmarked).toBe(true);
  });
});
