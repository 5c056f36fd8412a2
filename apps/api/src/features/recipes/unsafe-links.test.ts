import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

/** Addresses that run, or hold, something; some only once a browser has taken out what it overlooks. */
const UNSAFE = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "\tjavascript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://site.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://site.example/1",
  "file:///etc/passwd",
];
const RUNS = /javascript|script:|data:|blob:|file:/i;

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

/**
 * Returns the stored recipe as JSON, without the original document: that is stored unchanged, and never shown as a
 * link.
 */
async function storedLinks(id: string): Promise<string> {
  const { originalJson: _, ...recipe } = (await world.store.recipes.findById(id)) ?? {};
  return JSON.stringify(recipe);
}

describe.each(UNSAFE)("the address %j", (address) => {
  it("S33: is not stored in a new recipe, in whatever field a link is permitted", async () => {
    const answer = await world
      .as("ana")
      .post("/api/recipes")
      .send({
        recipe: {
          name: "Leek soup",
          url: address,
          image: { url: address, width: 10, height: 10, colour: address, blurhash: address },
          importedUrl: { url: address, source: "Site", author: "Ann", medium: "web" },
        },
        importedUrl: address,
      });
    expect(answer.status).toBe(201);
    expect(await storedLinks(answer.body.recipe.id)).not.toMatch(RUNS);
    expect(answer.text).not.toMatch(RUNS);
  });

  it("S33: is refused in a change, and the old one stays", async () => {
    const { id } = await world.addRecipe("ana", { url: "https://site.example/soup" });
    for (const change of [{ url: address }, { image: address }, { image: { url: address } }]) {
      await world.as("ana").patch(`/api/recipes/${id}`).send(change).expect(400);
    }
    expect(await storedLinks(id)).toContain("https://site.example/soup");
    expect(await storedLinks(id)).not.toMatch(RUNS);
  });

  it("S33: is refused as a page to import, and nothing is fetched", async () => {
    const answer = await world.as("ana").post("/api/recipes/scrape").send({ url: address });
    expect(answer.status).toBe(400);
    expect(world.web.fetched).toEqual([]);
  });
});
