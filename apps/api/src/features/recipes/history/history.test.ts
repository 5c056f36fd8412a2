import type { Recipe, RecipeDraft } from "@larder/domain/recipe/recipe";
import { etagOf } from "@larder/domain/recipe/recipe-etag";
import { contentOf } from "@larder/domain/recipe/recipe-version";
import { arbitraryDraft } from "@larder/domain/testing/arbitrary-draft";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { propertyRuns } from "@larder/domain/testing/property-runs";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryMedia } from "../../../testing/memory-media.ts";
import { jpeg } from "../../../testing/photos.ts";
import { createTestApp } from "../../../testing/test-app.ts";
import { examined } from "./replace-content.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

const path = ({ id }: Recipe, rest = "") => `/api/recipes/${id}/versions${rest}`;
const get = async (uid: string, address: string) => (await world.as(uid).get(address)).body;
const patch = async (recipe: Recipe, change: object): Promise<Recipe> =>
  (await world.as(recipe.userId).patch(`/api/recipes/${recipe.id}`).send(change).expect(200)).body.recipe;
const restore = (uid: string, recipe: Recipe, version: number, ifMatch?: string) => {
  const post = world.as(uid).post(path(recipe, `/${version}/restore`));
  return ifMatch === undefined ? post.send({}) : post.set("If-Match", ifMatch).send({});
};
const stored = async ({ id }: Recipe): Promise<Recipe> => {
  const recipe = await world.store.recipes.findById(id);
  if (!recipe) throw new Error("The recipe is gone.");
  return recipe;
};

describe("the history of a recipe", () => {
  it("lists what each save has changed, and gives each version whole", async () => {
    const first = await world.addRecipe("ana", { description: "Quick" });
    world.advance(60_000);
    await patch(first, { name: "Leek and potato soup", description: "Quick" });
    world.advance(60_000);
    const third = await patch(first, { servings: 6, tags: ["soup"] });
    const { versions } = await get("ana", path(first));
    expect(versions).toEqual([
      {
        version: 3,
        savedAt: third.updatedAt,
        name: third.name,
        bytes: expect.any(Number),
        changed: ["servings", "tags"],
      },
      {
        version: 2,
        savedAt: expect.any(String),
        name: third.name,
        bytes: expect.any(Number),
        changed: ["name"],
      },
      { version: 1, savedAt: first.updatedAt, name: "Leek soup", bytes: expect.any(Number), changed: null },
    ]);
    const { version } = await get("ana", path(first, "/1"));
    expect(version).toMatchObject({ version: 1, savedAt: first.updatedAt });
    expect(version.recipe).toEqual(contentOf(first));
    expect((await get("ana", path(first, "/3"))).version.recipe.servings).toBe(6);
  });

  it("has no version of a save that changes nothing, of hiding, of another visibility and of a changed display name", async () => {
    await world.store.users.upsert({ id: "ana", email: "ana@example.com", displayName: "Ana" });
    await world.as("ana").put("/api/user/name-on-recipes").send({ nameOnRecipes: true }).expect(200);
    const recipe = await world.addRecipe("ana");
    expect(recipe.author).toBe("Ana");
    await patch(recipe, { name: recipe.name, servings: recipe.servings });
    await world.store.recipes.setHidden(recipe.id, "eva");
    await world
      .as("ana")
      .put(`/api/recipes/${recipe.id}/visibility`)
      .send({ visibility: "private" })
      .expect(200);
    await world.store.recipes.replaceOwnAuthor("ana", "Anna");
    expect((await get("ana", path(recipe))).versions).toHaveLength(1);
    await patch(recipe, { servings: 9 });
    await world.as("ana").put("/api/user/name-on-recipes").send({ nameOnRecipes: false }).expect(200);
    const [, before] = (await get("ana", path(recipe))).versions;
    expect((await get("ana", path(recipe, `/${before.version}`))).version.recipe).not.toHaveProperty(
      "author",
    );
    const { body } = await restore("ana", recipe, before.version).expect(200);
    expect(body.recipe).not.toHaveProperty("author");
    expect(body.recipe.servings).toBe(recipe.servings);
  });

  it("is its owner's alone, and ends with the recipe", async () => {
    const recipe = await world.addRecipe("ana");
    await patch(recipe, { servings: 9 });
    for (const address of [path(recipe), path(recipe, "/1")]) {
      const { status, body } = await world.as("ben").get(address);
      expect([status, body.code]).toEqual([403, "not-yours"]);
    }
    expect((await restore("ben", recipe, 1)).status).toBe(403);
    await world
      .as("ana")
      .put(`/api/recipes/${recipe.id}/visibility`)
      .send({ visibility: "private" })
      .expect(200);
    for (const address of [path(recipe), path(recipe, "/1")])
      expect((await world.as("ben").get(address)).body.code).toBe("recipe-not-found");
    expect((await world.as("ana").get(path(recipe, "/7"))).body.code).toBe("not-found");
    expect((await world.as("ana").get(path(recipe, "/0"))).status).toBe(400);
    await world.as("ana").delete(`/api/recipes/${recipe.id}`).expect(200);
    expect((await world.as("ana").get(path(recipe))).body.code).toBe("recipe-not-found");
  });

  it("has pictures that are served to the owner alone once no recipe shows them", async () => {
    const upload = world.as("ana").post("/api/media").set("Content-Type", "image/jpeg");
    const { image } = (await upload.send(await jpeg())).body;
    const recipe = await world.addRecipe("ana", { image });
    const statuses = async () => [
      (await world.as("ana").get(image.url)).status,
      (await world.as("ben").get(image.url)).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await patch(recipe, { image: null });
    expect(await statuses()).toEqual([200, 404]);
    await restore("ana", recipe, 1).expect(200);
    expect(await statuses()).toEqual([200, 200]);
  });

  it("shows no version that was replaced more than a year ago, however old the recipe is", async () => {
    const recipe = await world.addRecipe("ana");
    world.advance(900 * 24 * 60 * 60 * 1000);
    await patch(recipe, { servings: 9 });
    expect((await get("ana", path(recipe))).versions).toHaveLength(2);
    world.advance(366 * 24 * 60 * 60 * 1000);
    expect((await get("ana", path(recipe))).versions).toHaveLength(1);
    expect((await restore("ana", recipe, 1)).status).toBe(404);
  });
});

describe("restoring a version", () => {
  it("gives exactly that version's content, as a new version, and can be undone", async () => {
    const media = { ...createMemoryMedia(), touch: async () => true };
    world = await createTestApp({}, { media });
    let made = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryDraft.map(withCookUses), arbitraryDraft, async (draft, other) => {
        made += 1;
        const first = buildRecipe({
          ...examined(draft),
          id: `r${made}`,
          slug: `r${made}`,
          originalJson: "{}",
        });
        await world.store.recipes.insert(first);
        const { name, servings, ingredients, steps, tags, tools, image = null, description = "" } = other;
        await patch(first, { name, servings, ingredients, steps, tags, tools, image, description });
        const changed = await stored(first);
        await restore("ana", first, 1).expect(200);
        const restored = await stored(first);
        const isSame = changed.version === restored.version;
        expect(contentOf(restored)).toStrictEqual(contentOf(first));
        expect(restored).toMatchObject({
          id: first.id,
          slug: first.slug,
          originalJson: "{}",
          createdAt: first.createdAt,
        });
        expect(restored.version).toBe(isSame ? 2 : 3);
        if (isSame) return;
        await restore("ana", first, 2).expect(200);
        expect(contentOf(await stored(first))).toStrictEqual(contentOf(changed));
      }),
      { numRuns: propertyRuns(40) },
    );
  });

  it("and an edit made at once: with If-Match one of both is refused", async () => {
    const recipe = await world.addRecipe("ana", { servings: 2 });
    const seen = await patch(recipe, { servings: 4 });
    const edit = world.as("ana").patch(`/api/recipes/${recipe.id}`).set("If-Match", etagOf(seen));
    const answers = await Promise.all([edit.send({ servings: 8 }), restore("ana", recipe, 1, etagOf(seen))]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    expect((await get("ana", path(recipe))).versions).toHaveLength(3);
  });

  it("and edits made at once: without If-Match none is lost", async () => {
    const recipe = await world.addRecipe("ana", { servings: 2 });
    await patch(recipe, { servings: 4 });
    const edit = (servings: number) => world.as("ana").patch(`/api/recipes/${recipe.id}`).send({ servings });
    await Promise.all([edit(8), restore("ana", recipe, 1).expect(200), edit(9)]);
    const { versions } = await get("ana", path(recipe));
    expect(versions).toHaveLength(5);
    const contents = await Promise.all(
      versions.map(async ({ version }: { version: number }) => get("ana", path(recipe, `/${version}`))),
    );
    const servings: number[] = contents.map(({ version }) => version.recipe.servings);
    expect(servings.toSorted((one, other) => one - other)).toEqual([2, 2, 4, 8, 9]);
  });

  it("counts against the quota as any change does, and leaves out a picture that is lost", async () => {
    const image = { url: "/media/lost-320.webp", width: 320, height: 200 };
    const recipe = buildRecipe({ image, id: "r", slug: "r", description: "long ".repeat(900) });
    world = await createTestApp({ quota: { recipes: 0, bytes: 3_000 } });
    await world.store.recipes.insert(recipe);
    await patch(recipe, { description: "", image: null });
    expect((await restore("ana", recipe, 1)).body.code).toBe("quota-reached");
    world = await createTestApp({}, { store: world.store });
    const { body } = await restore("ana", recipe, 1).expect(200);
    expect(body.recipe).not.toHaveProperty("image");
    expect(body.recipe.description).toBe(recipe.description);
  });
});

/** A draft of which every sub-step takes what a cook has set. */
function withCookUses(draft: RecipeDraft): RecipeDraft {
  const group = Object.entries(draft.ingredients).find(([, rows]) => rows.length > 0)?.[0];
  const uses =
    group === undefined
      ? []
      : [{ group, i: 0, part: "all", start: null, end: null, amount: null, origin: "cook" } as const];
  return {
    ...draft,
    steps: draft.steps.map((step) => ({
      ...step,
      sub_steps: step.sub_steps.map((part) => ({ ...part, uses: [...uses] })),
    })),
  };
}
