import { createReader, ReaderError, type RecipeReader } from "@larder/reader";
import { afterAll, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const PAGE = "https://soup.example/leek";
const HTML = `<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock<li>salt</ul>
  <h2>Method</h2><ol><li>Wash the leeks and cut them up.<li>Boil them in the stock for half an hour.</ol>`;

/** Kills every thread before it can have read a page. */
const killing = createReader({ timeoutMs: 0 });
const sound = createReader();
afterAll(() => Promise.all([killing.close(), sound.close()]));

const busy: RecipeReader = { ...sound, readRecipe: () => Promise.reject(new ReaderError("busy")) };

/** Reads the first page with another reader, and all later ones soundly. */
function soundAfter(first: RecipeReader): RecipeReader {
  const readers = [first];
  return {
    readRecipe: (html, url) => (readers.pop() ?? sound).readRecipe(html, url),
    close: async () => {},
  };
}

describe("an import whose page breaks the reader thread", () => {
  it.each([
    ["stopped", killing, 422, "no-recipe-found", undefined],
    ["busy", busy, 429, "import-busy", "5"],
  ] as const)(
    "F18: is answered (%s), and the next one served",
    async (_, first, status, code, retryAfter) => {
      const world = await createTestApp({ reader: soundAfter(first) });
      world.web.web[PAGE] = HTML;
      const scrape = () => world.as("ana").post("/api/recipes/scrape").send({ url: PAGE });
      const { status: answered, body, headers } = await scrape();
      expect([answered, body.code, headers["retry-after"]]).toEqual([status, code, retryAfter]);
      expect((await scrape()).body.recipe).toMatchObject({ name: "Leek soup" });
    },
  );

  it("offers the page's text where the reader had to be stopped", async () => {
    const world = await createTestApp({ reader: killing });
    world.web.web[PAGE] = HTML;
    const { body } = await world.as("ana").post("/api/recipes/scrape").send({ url: PAGE });
    expect(body.details.text.split("\n")).toEqual(
      expect.arrayContaining(["Leek soup", "2 leeks", "Boil them in the stock for half an hour."]),
    );
  });
});
