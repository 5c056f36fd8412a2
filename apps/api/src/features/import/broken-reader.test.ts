import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { type PageReader, PageReaderError } from "@larder/reader/page-threads/page-reader";
import { readWholePage } from "@larder/reader/read-page";

const { read } = vi.hoisted(() => {
  // What other files of this process have loaded has the real reader in it.
  vi.resetModules();
  return { read: vi.fn<PageReader["read"]>() };
});
vi.mock(import("@larder/reader/page-threads/page-reader"), async (original) => ({
  ...(await original()),
  createPageReader: () => ({ read, close: async () => {} }),
}));
afterEach(() => read.mockReset());
afterAll(() => {
  vi.doUnmock("./page-threads/page-reader.ts");
  vi.resetModules();
});

const PAGE = "https://soup.example/leek";
const HTML = `<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock<li>salt</ul>
  <h2>Method</h2><ol><li>Wash the leeks and cut them up.<li>Boil them in the stock for half an hour.</ol>`;

describe("an import whose page broke the thread that reads", () => {
  it.each([
    ["stopped", 422, "no-recipe-found", undefined],
    ["busy", 429, "import-busy", "5"],
  ] as const)("F18: is answered (%s), and the next one served", async (reason, status, code, retryAfter) => {
    const world = await createTestApp();
    world.web.web[PAGE] = HTML;
    const scrape = () => world.as("ana").post("/api/recipes/scrape").send({ url: PAGE });
    read.mockRejectedValueOnce(new PageReaderError(reason));
    const { status: answered, body, headers } = await scrape();
    expect([answered, body.code, headers["retry-after"]]).toEqual([status, code, retryAfter]);
    read.mockImplementation(async (html, url) => readWholePage(html, url));
    expect((await scrape()).body.recipe).toMatchObject({ name: "Leek soup" });
  });
});
