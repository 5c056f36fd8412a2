import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

interface RecipePage {
  recipes: { name: string }[];
  total: number;
  nextCursor: string | null;
}

describe("lists by the notes of a user", () => {
  let world: Awaited<ReturnType<typeof createTestApp>>;
  const ids: Record<string, string> = {};
  beforeEach(async () => {
    world = await createTestApp();
    for (const name of ["Apple", "Bread", "Carrot", "Dal", "Egg"]) {
      ids[name] = (await world.addRecipe("ana", { name, tags: name === "Dal" ? [] : ["plain"] })).id;
      world.advance(1_000);
    }
  });

  const rate = (name: string, rating: number | null) =>
    world.as("bo").put(`/api/recipes/${ids[name]}/cooking`).send({ rating, note: "" }).expect(200);
  const cook = (name: string) => world.as("bo").post(`/api/recipes/${ids[name]}/cooked`).send({}).expect(200);

  /** The names on all pages of two recipes, and the total that each page has. */
  async function walk(query: string, uid = "bo") {
    const names: string[] = [];
    const totals = new Set<number>();
    for (let cursor: string | null = ""; cursor !== null;) {
      const address: string = `/api/recipes?view=summary&limit=2&${query}${cursor && `&cursor=${cursor}`}`;
      const { body }: { body: RecipePage } = await world.as(uid).get(address).expect(200);
      names.push(...body.recipes.map(({ name }) => name));
      totals.add(body.total);
      cursor = body.nextCursor;
    }
    return { names, totals: [...totals] };
  }

  it("have the best liked first, then the newest of the others", async () => {
    await rate("Bread", 3);
    await rate("Dal", 5);
    await rate("Egg", 1);
    await rate("Carrot", 4);
    await rate("Carrot", null);
    expect(await walk("sort=liked")).toEqual({
      names: ["Dal", "Bread", "Egg", "Carrot", "Apple"],
      totals: [5],
    });
    expect(await walk("sort=liked&tag=plain")).toEqual({
      names: ["Bread", "Egg", "Carrot", "Apple"],
      totals: [4],
    });
    expect((await walk("sort=liked", "ana")).names).toEqual(["Egg", "Dal", "Carrot", "Bread", "Apple"]);
  });

  it("have the last cooked first, then the newest of the others", async () => {
    await cook("Apple");
    world.advance(60_000);
    await cook("Carrot");
    expect((await walk("sort=cooked")).names).toEqual(["Carrot", "Apple", "Egg", "Dal", "Bread"]);
  });

  it("show a new rating at once", async () => {
    const first = async () => (await walk("sort=liked")).names[0];
    await rate("Bread", 3);
    expect(await first()).toBe("Bread");
    await rate("Apple", 4);
    expect(await first()).toBe("Apple");
  });

  it("need a user, and a cursor of their own", async () => {
    await world.as().get("/api/recipes?view=summary&sort=liked").expect(401);
    for (const cursor of ["x", "bnVsbA", Buffer.from('["cooked",0]').toString("base64url")]) {
      const { body } = await world
        .as("bo")
        .get(`/api/recipes?view=summary&sort=liked&cursor=${cursor}`)
        .expect(400);
      expect(body.code).toBe("bad-input");
    }
  });

  it("name the user's own ratings by recipe", async () => {
    await rate("Bread", 3);
    await cook("Egg");
    const { body } = await world.as("bo").get("/api/user/ratings").expect(200);
    expect(body.ratings).toEqual({ [ids["Bread"] ?? ""]: 3 });
    expect((await world.as("ana").get("/api/user/ratings")).body.ratings).toEqual({});
    await world.as().get("/api/user/ratings").expect(401);
  });
});
