import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { dropDatabase, testDatabase, testServer } from "../../storage/mongo/testing/test-database.ts";
import { configuredStorage } from "../../storage/storage-for.ts";
import type { Store } from "../../ports/store.ts";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createLogger } from "../log/log.ts";

const LINK = "javascript:alert('secret')";

/** A recipe stored by another program, from which neither a card nor a page can be built. */
const foreign: Recipe = {
  ...buildRecipe({ id: "foreign", slug: "foreign", name: "Soup of others", tags: ["soup"] }),
  ...JSON.parse('{"servings": "for four, says secret"}'),
};
/** A recipe stored before links were checked: a card shows none. */
const old = buildRecipe({ id: "old", slug: "old", name: "Old soup", tags: ["soup"], url: LINK });

const WHOLE = ["", "?q=soup", "?sort=popular", "?owner=me", "?tag=soup"].map((rest) => `/api/recipes${rest}`);
const CARDS = [
  "/api/recipes?view=summary",
  "/api/recipes?view=summary&q=soup",
  "/api/recipes?view=summary&sort=popular",
  "/api/bookmarks",
];

describe.each<[string, boolean]>([
  ["SQLite", false],
  ["MongoDB", true],
])("what does not fit, in %s,", (_, isMongo) => {
  const isHere = !isMongo || Boolean(testServer);
  let folder: string;
  let uri: string | undefined;
  let store: Store;
  let world: Awaited<ReturnType<typeof createTestApp>>;
  let lines: { msg: string }[];

  beforeEach(async () => {
    if (!isHere) return;
    folder = mkdtempSync(join(tmpdir(), "larder-unfit-"));
    uri = isMongo ? testDatabase() : undefined;
    store = await configuredStorage({ dataDir: folder, mongodbUri: uri }).openStore();
    lines = [];
    const log = createLogger("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
    world = await createTestApp({ log }, { store });
    const good = buildRecipe({ id: "good", slug: "good", name: "Good soup", tags: ["soup"] });
    await store.transfer.write("recipes", [foreign, good, old]);
    for (const { id } of [foreign, good, old]) await store.bookmarks.toggle("ana", id, good.createdAt);
  });
  afterEach(async () => {
    if (!isHere) return;
    await store.close();
    rmSync(folder, { recursive: true, force: true });
    if (uri) await dropDatabase(uri);
  });

  const reported = () => lines.filter(({ msg }) => msg.includes("fit"));

  async function namesIn(path: string): Promise<string[]> {
    const { body } = await world.as("ana").get(path).expect(200);
    return body.recipes.map(({ name }: Recipe) => name).toSorted();
  }

  it.skipIf(!isHere)("is skipped in every list, and logged once, by its id only", async () => {
    for (const path of WHOLE) expect([path, await namesIn(path)]).toEqual([path, ["Good soup"]]);
    for (const path of CARDS) expect([path, await namesIn(path)]).toEqual([path, ["Good soup", "Old soup"]]);
    for (const path of WHOLE) await namesIn(path);
    expect(reported()).toEqual([
      expect.objectContaining({ itemId: expect.stringMatching(/^(foreign|old)$/) }),
      expect.objectContaining({ itemId: expect.stringMatching(/^(foreign|old)$/) }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|alert|Old soup/);
  });

  it.skipIf(!isHere)("is skipped in the download of account data", async () => {
    const { body } = await world.as("ana").get("/api/account/data").expect(200);
    expect(body.recipes.map(({ id }: Recipe) => id)).toEqual(["good"]);
    expect(body.bookmarks).toHaveLength(3);
    expect(reported()).toHaveLength(2);
  });

  it.skipIf(!isHere).each(["foreign", "old"])(
    "causes an error when it is requested itself: %s",
    async (slug) => {
      for (const path of [`/api/recipes/slug/${slug}`, `/api/recipes/slug/${slug}?format=jsonld`]) {
        const answer = await world.as("ana").get(path);
        expect([path, answer.status, answer.body.code]).toEqual([path, 500, "corrupt-record"]);
        expect(answer.text).not.toMatch(/secret|alert/);
      }
      expect(JSON.stringify(lines)).not.toMatch(/secret|alert/);
      await world.as("ana").get("/api/recipes/slug/good").expect(200);
    },
  );

  it.skipIf(!isHere)("is valid again once its owner has changed the invalid fields", async () => {
    await world.as("ana").patch("/api/recipes/old").send({ url: "https://site.example" }).expect(200);
    await world.as("ana").patch("/api/recipes/foreign").send({ servings: 4 }).expect(200);
    expect(await namesIn("/api/recipes")).toHaveLength(3);
  });
});
