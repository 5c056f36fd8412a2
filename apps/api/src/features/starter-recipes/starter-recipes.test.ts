import { beforeEach, describe, expect, it } from "vitest";
import { addStarterRecipes } from "../../starter/add-starter-recipes.ts";
import { STARTER_RECIPES } from "../../starter/starter-recipes.ts";
import { createAccountsApp } from "../../testing/accounts-app.ts";

const TOTAL = STARTER_RECIPES.length;
const PATH = "/api/admin/starter-recipes";

let world: Awaited<ReturnType<typeof createAccountsApp>>;
let admin: Awaited<ReturnType<typeof world.first>>["agent"];
beforeEach(async () => {
  world = await createAccountsApp();
  ({ agent: admin } = await world.first());
});

const shown = async () => (await admin.get("/api/recipes?view=summary").expect(200)).body.total;
const set = (isShown: boolean) => admin.put(PATH).send({ isShown }).expect(200);

describe("the recipes that Larder brings", () => {
  it("are hidden and shown again, with the bookmarks of users", async () => {
    await addStarterRecipes(world.store);
    expect((await admin.get(PATH).expect(200)).body).toMatchObject({ shown: TOTAL, total: TOTAL });
    const { body } = await admin.get("/api/recipes?view=summary&limit=1").expect(200);
    const [recipe] = body.recipes;
    await admin.post(`/api/recipes/${recipe.id}/bookmark`).send({}).expect(200);
    expect((await set(false)).body).toMatchObject({ shown: 0, total: TOTAL });
    expect(await shown()).toBe(0);
    expect((await set(true)).body).toMatchObject({ shown: TOTAL });
    expect(await shown()).toBe(TOTAL);
    const bookmarks = await admin.get("/api/bookmarks").expect(200);
    expect(JSON.stringify(bookmarks.body)).toContain(recipe.id);
  });

  it("do not come back at the next start once they are hidden", async () => {
    await addStarterRecipes(world.store);
    await set(false);
    expect(await addStarterRecipes(world.store)).toBe(0);
    expect(await shown()).toBe(0);
  });

  it("are put in where there are none, beside the recipes of users", async () => {
    await admin
      .post("/api/recipes")
      .send({ recipe: { name: "Leek soup" } })
      .expect(201);
    await set(true);
    expect(await shown()).toBe(TOTAL + 1);
    await set(false);
    expect(await shown()).toBe(1);
  });

  it("are the administrator's to show", async () => {
    const ben = await world.invited(admin, "Ben");
    const { status, body } = await ben.agent.put(PATH).send({ isShown: false });
    expect([status, body.code]).toEqual([401, "admin-required"]);
  });
});
