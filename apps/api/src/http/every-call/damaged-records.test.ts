import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configuredStorage } from "../../storage/storage-for.ts";
import type { Store } from "../../ports/store.ts";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { buildFeedback } from "../../storage/testing/store-cases/people-cases.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";
import { createLogger } from "../log/log.ts";
import { StoreDamage } from "../log/store-damage.ts";

const LISTS = [
  ...["", "?q=soup", "?search=soup", "?sort=popular", "?owner=me", "?tag=soup"].flatMap((rest) => [
    `/api/recipes${rest}`,
    `/api/recipes?view=summary${rest.replace("?", "&")}`,
  ]),
  "/api/bookmarks",
  "/api/account/data",
];

/** Cuts the text of a column short, as a disk may that lost a part of it. */
function cutShort(file: string, table: string, column: string, where: string): void {
  using db = new DatabaseSync(file);
  db.exec(`UPDATE ${table} SET ${column} = substr(${column}, 1, 20) WHERE ${where}`);
}

describe("a stored text that is invalid JSON", () => {
  let folder: string;
  let file: string;
  let store: Store;
  let world: Awaited<ReturnType<typeof createTestApp>>;
  let lines: { msg: string; itemId?: string; kind?: string; reason?: string }[];
  let damage: StoreDamage;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "larder-damaged-"));
    file = join(folder, "larder.sqlite");
    lines = [];
    const log = createLogger("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
    damage = new StoreDamage(log);
    store = await configuredStorage({ dataDir: folder }).openStore({ onDamage: damage.report });
    const facts = {
      client: {
        signIn: "google" as const,
        firebase: { apiKey: "key", authDomain: "localhost", projectId: "demo-larder" },
        authEmulatorUrl: null,
        publicBrowsing: false,
        generation: "composer" as const,
      },
      version: "1.2.3",
      mode: "test",
      isStopping: () => false,
      isDamaged: () => damage.isFound,
    };
    world = await createTestApp({ log, facts }, { store });
    const good = buildRecipe({ id: "good", slug: "good", name: "Good soup", tags: ["soup"] });
    const bad = buildRecipe({ id: "bad", slug: "bad", name: "Bad soup", tags: ["soup"] });
    await store.transfer.write("recipes", [good, bad]);
    for (const id of ["good", "bad"]) await store.bookmarks.toggle("ana", id, good.createdAt);
    await store.feedback.insert(buildFeedback(1));
    cutShort(file, "recipe_documents", "document", "seq = (SELECT seq FROM recipes WHERE id = 'bad')");
    cutShort(file, "recipe_summaries", "summary", "seq = (SELECT seq FROM recipes WHERE id = 'bad')");
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is skipped in every list, and named in the log once", async () => {
    for (const path of LISTS) {
      const { body } = await world.as("ana").get(path).expect(200);
      expect([path, body.recipes.map(({ id }: Recipe) => id)]).toEqual([path, ["good"]]);
    }
    const named = lines.filter(({ itemId }) => itemId !== undefined);
    expect(named).toEqual([
      expect.objectContaining({ kind: "recipes", itemId: "bad", reason: "its text is no JSON" }),
    ]);
    expect(JSON.stringify(lines)).not.toContain("Bad soup");
  });

  it("causes 'corrupt-record' when it is requested itself, and its owner can delete it", async () => {
    const answer = await world.as("ana").get("/api/recipes/slug/bad");
    expect([answer.status, answer.body.code]).toEqual([500, "corrupt-record"]);
    await world.as("bo").delete("/api/recipes/bad").expect(404);
    await world.as("ana").delete("/api/recipes/bad").expect(200);
    expect((await world.as("ana").get("/api/recipes").expect(200)).body.total).toBe(1);
  });

  it("is removed with its owner's account", async () => {
    await store.accounts.remove({ uid: "ana", email: "", recipes: "keep", alias: "x" });
    expect(await store.transfer.counts()).toMatchObject({ recipes: 1, bookmarks: 0 });
  });

  it("is reported to the administrator, with the invalid fields", async () => {
    const invalid = { ...buildRecipe({ id: "unfit", slug: "unfit" }), ...JSON.parse('{"servings":"four"}') };
    await store.transfer.write("recipes", [invalid]);
    const [cookie = ""] = cookiesOf(
      await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD }),
    );
    const { body } = await world
      .as()
      .get("/api/admin/damaged-records")
      .set("Cookie", `__session=session-ana; ${cookie}`)
      .expect(200);
    expect(body).toEqual({
      success: true,
      records: [
        { kind: "recipes", id: "bad", reason: "its text is no JSON" },
        { kind: "recipes", id: "unfit", reason: "servings" },
      ],
      total: 2,
    });
    await world.as("ana").get("/api/admin/damaged-records").expect(401);
  });

  it("is reported by /readyz once it was found", async () => {
    expect((await world.as().get("/readyz").expect(200)).body).toMatchObject({ store: "ok" });
    await world.as("ana").get("/api/recipes").expect(200);
    expect((await world.as().get("/readyz").expect(200)).body).toMatchObject({
      status: "ready",
      store: "damaged",
    });
  });

  it("does not prevent a due timer from ringing", async () => {
    const timer = { uid: "ana", endsAt: "2026-03-01T00:00:00.000Z", title: "Soup", url: "/", body: "" };
    await store.pushTimers.put({ ...timer, id: "broken", ...JSON.parse("{}") }, 10);
    await store.pushTimers.put(
      { ...timer, id: "whole", endsAt: "2026-03-01T00:00:01.000Z", ...JSON.parse("{}") },
      10,
    );
    cutShort(file, "push_timers", "document", "id = 'broken'");
    const claimed = await store.pushTimers.claimDue("2026-03-02T00:00:00.000Z", {
      claim: "c",
      until: "2026-03-02T00:01:00.000Z",
    });
    expect(claimed?.id).toBe("whole");
  });
});

describe("the check of the store's file", () => {
  it("reports the faults that it finds, and none of a whole file", async () => {
    const lines: string[] = [];
    const damage = new StoreDamage(createLogger("info", { write: (line: string) => void lines.push(line) }));
    await damage.checkFile(async () => []);
    expect([damage.isFound, lines]).toEqual([false, []]);
    await damage.checkFile(async () => ["row 3 missing from index"]);
    expect(damage.isFound).toBe(true);
    expect(lines.join()).toContain("row 3 missing from index");
  });
});
