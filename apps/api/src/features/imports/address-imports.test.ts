import { describe, expect, it } from "vitest";
import { createFakePages } from "../../testing/fake-pages.ts";
import { RECIPE_PAGE } from "../../testing/recipe-page.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createImporter } from "./testing/imports-world.ts";

const SOUP = "https://food.example/leek-soup";
const EMPTY = "https://other.example/nothing";
const GONE = "https://third.example/gone";

describe("an import of addresses", { timeout: 30_000 }, () => {
  it("looks at the pages, lists those without a recipe, and adds what the cook chooses once", async () => {
    const { pages } = createFakePages({
      [SOUP]: RECIPE_PAGE,
      [EMPTY]: "<p>We are on holiday until May.</p>",
    });
    const world = await createTestApp({}, { pages });
    const ana = createImporter(world);
    const begin = async () => {
      const begun = await ana.post("", { addresses: [SOUP, EMPTY, GONE, "no address"] });
      await ana.post(`/${begun.id}/look`);
      return ana.reach(begun.id, "looked");
    };
    const looked = await begin();
    expect(looked).toMatchObject({ addresses: 4, counts: { recipes: 1, unread: 3, present: 0 } });
    const items = await ana.items(looked.id);
    expect(items.map(({ entry, status, reason }) => [entry, status, reason])).toMatchObject([
      [SOUP, "listed", null],
      [EMPTY, "unread", "no-recipe-found"],
      [GONE, "unread", expect.stringMatching(/^page-/)],
      ["no address", "unread", "recipe-url-invalid"],
    ]);
    const { body } = await world.as("ana").get(`/api/imports/${looked.id}/items/1/original`);
    expect(body.original.text).toContain("holiday");

    const done = await ana.run(looked.id);
    expect(done.counts).toMatchObject({ added: 1, failed: 0 });
    const again = await begin();
    expect(again.counts).toMatchObject({ present: 1 });
  });
});
