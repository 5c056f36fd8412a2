import { createReader } from "@larder/reader";
import { afterAll, describe, expect, it } from "vitest";
import { AppError } from "../../http/errors/app-error.ts";
import { FetchError } from "@larder/safe-fetch/fetch-error";
import type { WebPages } from "../../ports/web-pages.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createReadableRecipes } from "../recipes/readable-recipes.ts";
import { createRecipesService } from "../recipes/recipes.service.ts";
import { createImportService } from "./import.service.ts";

const LEEK = "https://soup.example/leek";
const PAGE = `<body><h1>Leek soup</h1><p itemprop=ingredients>2 leeks</p><p itemprop=recipeInstructions>Boil.</p>`;

const reader = createReader();
afterAll(() => reader.close());

/** Creates the import service with pages that answer when the test decides. */
async function setUp() {
  const { ports } = await createTestApp();
  const asked: { uid: string; answer: () => void; fail: (error: unknown) => void }[] = [];
  const pages: WebPages = {
    fetchPage: ({ href }, { uid, signal }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
        asked.push({
          uid,
          answer: () => resolve({ url: href, contentType: "text/html", text: PAGE }),
          fail: reject,
        });
      }),
    fetchPicture: () => Promise.reject(new FetchError("gone", "no pictures here")),
    close: async () => {},
  };
  const service = createImportService({
    ...ports,
    pages,
    reader,
    createRecipe: createRecipesService({
      ...ports,
      readable: createReadableRecipes(ports.store),
      claimPicture: async () => false,
    }).addForExistingUser,
    attachPicture: async (recipe) => recipe,
    askModel: async () => null,
  });
  const codeOf = (uid: string, options: Parameters<typeof service.importFromUrl>[2] = {}) =>
    service.importFromUrl(uid, LEEK, options).then(
      () => "imported",
      (error: unknown) => (error instanceof AppError ? error.code : "another failure"),
    );
  return { codeOf, asked, allAsked: (count: number) => expect.poll(() => asked.length).toBe(count) };
}

describe("concurrent imports of one page", () => {
  it("share its recipe", async () => {
    const { codeOf, asked, allAsked } = await setUp();
    const ends = Promise.all(["ana", "ben", "cem"].map((uid) => codeOf(uid)));
    await allAsked(1);
    asked[0]?.answer();
    expect(await ends).toEqual(["imported", "recipe-exists", "recipe-exists"]);
    expect(asked).toHaveLength(1);
  });

  it("share the reason of a failure", async () => {
    const { codeOf, asked, allAsked } = await setUp();
    const ends = Promise.all(["ana", "ben", "cem"].map((uid) => codeOf(uid)));
    await allAsked(1);
    asked[0]?.fail(new FetchError("gone", "404"));
    expect(await ends).toEqual(["page-gone", "page-gone", "page-gone"]);
    expect(asked).toHaveLength(1);
  });

  it("continue when the first user has too many imports", async () => {
    const { codeOf, asked, allAsked } = await setUp();
    const ends = Promise.all(["ana", "ben"].map((uid) => codeOf(uid)));
    await allAsked(1);
    asked[0]?.fail(new FetchError("busy", "one at a time"));
    await allAsked(2);
    asked[1]?.answer();
    expect(await ends).toEqual(["import-busy", "imported"]);
    expect(asked.map(({ uid }) => uid)).toEqual(["ana", "ben"]);
  });

  it("continue when the first user has none left in this hour", async () => {
    const { codeOf, asked, allAsked } = await setUp();
    const spent = () => Promise.reject(new AppError("too-many-requests"));
    const ends = Promise.all([codeOf("ana", { beforeFetch: spent }), codeOf("ben")]);
    await allAsked(1);
    asked[0]?.answer();
    expect(await ends).toEqual(["too-many-requests", "imported"]);
    expect(asked.map(({ uid }) => uid)).toEqual(["ben"]);
  });

  it("continue when the first user disconnects", async () => {
    const { codeOf, asked, allAsked } = await setUp();
    const leaving = new AbortController();
    const ends = Promise.all([codeOf("ana", { signal: leaving.signal }), codeOf("ben"), codeOf("cem")]);
    await allAsked(1);
    leaving.abort();
    await allAsked(2);
    asked[1]?.answer();
    expect(await ends).toEqual(["another failure", "imported", "recipe-exists"]);
  });
});
