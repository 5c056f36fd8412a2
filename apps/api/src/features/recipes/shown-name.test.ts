import { accountDataSchema } from "@larder/domain/account/account-data";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
  await signIn("Ana");
});

async function signIn(displayName: string): Promise<void> {
  vi.spyOn(world.ports.auth, "verifyIdToken").mockResolvedValueOnce({
    uid: "ana",
    email: "ana@example.com",
    isEmailVerified: true,
    displayName,
  });
  await world.as().post("/api/user/create").set("Authorization", "Bearer token-ana").send({}).expect(200);
}

const choose = (nameOnRecipes: boolean) =>
  world.as("ana").put("/api/user/name-on-recipes").send({ nameOnRecipes });
const chosen = async () => (await world.as("ana").get("/api/user/name-on-recipes").expect(200)).body;
const add = (fields: object = {}) => world.addRecipe("ana", { name: "Leek soup", ...fields });
const read = async ({ slug }: { slug: string }) =>
  (await world.as("ben").get(`/api/recipes/slug/${slug}`).expect(200)).body.recipe;

describe("the name on recipes", () => {
  it("is not shown until the user chooses it, and then on recipes added later", async () => {
    expect(await chosen()).toEqual({ success: true, nameOnRecipes: false, displayName: "Ana" });
    const before = await add();
    for (const _ of [1, 2]) {
      expect((await choose(true).expect(200)).body).toEqual({
        success: true,
        nameOnRecipes: true,
        displayName: "Ana",
      });
    }
    expect(await chosen()).toMatchObject({ nameOnRecipes: true });
    expect(await read(before)).not.toHaveProperty("author");
    expect(await read(await add())).toMatchObject({ author: "Ana", authorIsOwner: true });
    const bens = await world.addRecipe("ben", { name: "Stew" });
    expect(bens).not.toHaveProperty("author");
  });

  it.each([
    [{ author: "Bo" }, "Bo"],
    [{ url: "https://soup.example/leek" }, undefined],
    [{ importedUrl: { url: "https://soup.example/leek", source: "", author: "", medium: "web" } }, undefined],
    [{ source: "book" }, undefined],
  ])("is not added to recipes that name an author or come from elsewhere: %j", async (fields, author) => {
    await choose(true).expect(200);
    const recipe = await add(fields);
    expect(recipe.author).toBe(author);
    expect(recipe).not.toHaveProperty("authorIsOwner");
  });

  it("is not read from the fields of a recipe", async () => {
    expect(await add({ author: "Bo", authorIsOwner: true })).not.toHaveProperty("authorIsOwner");
  });

  it("is removed from all recipes that it was added to when it is switched off, and from none where it was typed", async () => {
    await choose(true).expect(200);
    const [signed, typed] = [await add(), await add({ author: "Ana" })];
    await choose(false).expect(200);
    const after = await read(signed);
    expect(after).not.toHaveProperty("author");
    expect(after).not.toHaveProperty("authorIsOwner");
    expect(after.version).toBe(signed.version + 1);
    expect(await read(typed)).toEqual(typed);
    expect(await add()).not.toHaveProperty("author");
  });

  it("changes with the name at the sign-in provider", async () => {
    await choose(true).expect(200);
    const signed = await add();
    await signIn("Ana María");
    expect(await read(signed)).toMatchObject({ author: "Ana María", authorIsOwner: true });
    expect(await chosen()).toMatchObject({ displayName: "Ana María" });
    await signIn("Ana María");
    expect((await read(signed)).version).toBe(signed.version + 1);
  });

  it("is replaced when the owner types another author, and stays when the owner changes another field", async () => {
    await choose(true).expect(200);
    const [renamed, retold] = [await add(), await add()];
    const patch = (id: string, change: object) =>
      world.as("ana").patch(`/api/recipes/${id}`).send(change).expect(200);
    await patch(renamed.id, { author: "Grandma" });
    await patch(retold.id, { description: "Green" });
    await choose(false).expect(200);
    expect(await read(renamed)).toMatchObject({ author: "Grandma" });
    expect(await read(retold)).not.toHaveProperty("author");
  });

  const switchOffBeforeInsert = () => {
    const insert = world.store.recipes.insert.bind(world.store.recipes);
    vi.spyOn(world.store.recipes, "insert").mockImplementationOnce(async (recipe) => {
      await choose(false).expect(200);
      return insert(recipe);
    });
  };

  it("is removed from a recipe that was being added while it was switched off", async () => {
    await choose(true).expect(200);
    switchOffBeforeInsert();
    const added = await add();
    expect(added).not.toHaveProperty("author");
    expect(await read(added)).not.toHaveProperty("author");
  });

  it("is removed from a copy that was being made while it was switched off", async () => {
    await choose(true).expect(200);
    const { id } = await add();
    switchOffBeforeInsert();
    const { recipe } = (await world.as("ana").post(`/api/recipes/${id}/copy`).send({}).expect(201)).body;
    expect(recipe).not.toHaveProperty("author");
    expect(await read(recipe)).not.toHaveProperty("author");
  });

  it("is removed from a copy that was taking its origin over while it was switched off", async () => {
    await choose(true).expect(200);
    const { id } = await add();
    const copy = (await world.as("ana").post(`/api/recipes/${id}/copy`).send({}).expect(201)).body.recipe;
    await world.as("ana").patch(`/api/recipes/${copy.id}`).send({ author: "Bo" }).expect(200);
    const replace = world.store.recipes.replace.bind(world.store.recipes);
    vi.spyOn(world.store.recipes, "replace").mockImplementationOnce(async (...sent) => {
      await choose(false).expect(200);
      return replace(...sent);
    });
    const path = `/api/recipes/${copy.id}/origin`;
    const { recipe } = (await world.as("ana").post(path).send({ take: "theirs" }).expect(200)).body;
    expect(recipe).not.toHaveProperty("author");
    expect(await read(recipe)).not.toHaveProperty("author");
  });

  it("is removed with the account", async () => {
    await choose(true).expect(200);
    const signed = await add();
    await world
      .as("ana")
      .delete("/api/account")
      .send({ email: "ana@example.com", recipes: "keep" })
      .expect(200);
    const left = await read(signed);
    expect(left.userId).toBe("");
    expect(left).not.toHaveProperty("author");
  });

  it("is part of the account's data, which can be read back", async () => {
    await choose(true).expect(200);
    await add();
    const { body } = await world.as("ana").get("/api/account/data").expect(200);
    const data = accountDataSchema.parse(body);
    expect(data).toEqual(body);
    expect(data.user).toMatchObject({ displayName: "Ana", nameOnRecipes: true });
    expect(data.recipes).toMatchObject([{ author: "Ana", authorIsOwner: true }]);
  });

  it("may be chosen before a name is known, and is added once it is", async () => {
    await world.as("cy").put("/api/user/name-on-recipes").send({ nameOnRecipes: true }).expect(200, {
      success: true,
      nameOnRecipes: true,
    });
    expect(await world.addRecipe("cy", { name: "Rice" })).not.toHaveProperty("author");
  });

  it("can be chosen only by the user", async () => {
    const body = { userId: "ana", nameOnRecipes: true };
    await world.as("ben").put("/api/user/name-on-recipes").send(body).expect(403);
    await world.as("ben").get("/api/user/name-on-recipes?userId=ana").expect(403);
    await world.as().put("/api/user/name-on-recipes").send({ nameOnRecipes: true }).expect(401);
    await choose("yes" as never).expect(400);
    expect(await chosen()).toMatchObject({ nameOnRecipes: false });
  });
});
