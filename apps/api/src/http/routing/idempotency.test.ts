import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { idempotencyKey } from "@larder/domain/contract/fields";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { buildPublicLink } from "../../storage/testing/store-cases/public-link-cases.ts";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { StoreUnavailable } from "../../ports/store.ts";
import { ENTRIES, validBody } from "../../testing/contract-calls.ts";
import { createFakeModel } from "../../testing/fake-model.ts";
import { createFakePages } from "../../testing/fake-pages.ts";
import { jpeg } from "../../testing/photos.ts";
import { RECIPE_PAGE } from "../../testing/recipe-page.ts";
import { PUBLIC_PAGES_RENDERER } from "../../testing/public-renderer.ts";
import { createTestApp } from "../../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;
let world: World;
beforeEach(async () => {
  world = await createTestApp();
});

/** POST calls that are harmless when they are repeated; an answer with a secret must not be stored. */
const WITHOUT_KEY = new Set([
  "createUser",
  "logout",
  "verifyAdmin",
  "adminLogout",
  "readGenerationRequest",
  "tryModel",
  "restoreAccountData",
  "createApiToken",
  "signInWithPassword",
  "openLink",
  "openPublicLink",
  "join",
  "resetPassword",
  "forgotPassword",
  "beginPasskey",
  "addPasskey",
  "beginPasskeySignIn",
  "signInWithPasskey",
  "signInWithGoogle",
  "beginOidc",
  "finishOidc",
  "createResetLink",
  "createInvitation",
  "restoreRecipeVersion",
  "takeRecipeOrigin",
  // Made again, they change nothing.
  "addToCollection",
  "removeFromCollection",
  "lookAtImport",
  "startImport",
  "takeImportItem",
  "undoImport",
]);
const POSTS = ENTRIES.filter(([name, { method }]) => method === "post" && !WITHOUT_KEY.has(name));

const post = (key: string, recipe: object = { name: "Leek soup" }, uid = "ana") =>
  world.as(uid).post("/api/recipes").set("Idempotency-Key", key).send({ recipe });
const count = async () => (await world.store.transfer.counts()).recipes;

describe("POSTs with an Idempotency-Key", () => {
  it("are all that create something", () => {
    expect(POSTS.filter(([, { headers }]) => headers !== idempotencyKey)).toEqual([]);
    expect(POSTS.length).toBeGreaterThan(6);
  });

  it.each(POSTS)("repeat their first answer without repeating the work: %s", async (_, endpoint) => {
    const { pages } = createFakePages({ "https://food.example/leek-soup": RECIPE_PAGE });
    world = await createTestApp(
      { renderer: PUBLIC_PAGES_RENDERER },
      { pages, model: createFakeModel().model },
    );
    const { id } = await world.addRecipe("ben", { name: "Bean stew" });
    await world.store.transfer.write("recipes", [buildRecipe({ id: "one", userId: "ana" })]);
    const target = { kind: "recipe", id } as const;
    await world.store.publicLinks.insert(buildPublicLink("x", { token: "x".repeat(22), target }), 1);
    const photo = endpoint.raw && (await jpeg({ width: 40, height: 30 }));
    const send = () => {
      const request = world.as("ana").post(endpoint.path.replace(":id", id)).set("Idempotency-Key", "key");
      return photo ? request.type("image/jpeg").send(photo) : request.send(validBody(endpoint));
    };
    const first = await send();
    expect(first.status).toBe(endpoint.status ?? 200);
    const after = await state();
    for (const again of [await send(), await send()]) {
      expect([again.status, again.text, again.headers["etag"]]).toEqual([
        first.status,
        first.text,
        first.headers["etag"],
      ]);
    }
    expect(await state()).toEqual(after);
  });

  async function state() {
    const { body } = await world.as("ana").get("/api/account/data");
    return { counts: await world.store.transfer.counts(), body: { ...body, exportedAt: "" } };
  }
});

describe("an Idempotency-Key", () => {
  it("is separate for each user", async () => {
    const first = await post("key");
    const other = await post("key", { name: "Leek soup" }, "ben");
    expect([first.status, other.status]).toEqual([201, 201]);
    expect(other.body.recipe.id).not.toBe(first.body.recipe.id);
  });

  it("is refused with other content", async () => {
    await post("key").expect(201);
    const answer = await post("key", { name: "Bean stew" });
    expect([answer.status, answer.body.code]).toEqual([422, "idempotency-key-reused"]);
    expect(await count()).toBe(1);
  });

  it("makes one recipe of ten calls at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post("key")));
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.recipe.id)).size).toBe(1);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body, headers } of refused)
      expect([status, body.code, headers["retry-after"]]).toEqual([409, "request-in-progress", "2"]);
    expect(await count()).toBe(1);
    await post("key").expect(201);
  });

  it("may be used again after a failure", async () => {
    vi.spyOn(world.store.recipes, "insert").mockRejectedValueOnce(new StoreUnavailable("locked"));
    await post("key").expect(503);
    await post("key").expect(201);
    expect(await count()).toBe(1);
  });

  it("is not used up by input that is refused", async () => {
    await post("key", { name: "" }).expect(400);
    await post("key").expect(201);
  });

  it("is stored for a day", async () => {
    await post("key").expect(201);
    world.advance(24 * 3_600_000 - 1);
    await post("key").expect(201);
    expect(await count()).toBe(1);
    world.advance(1);
    await post("key").expect(201);
    expect(await count()).toBe(2);
  });

  it("returns a long recipe again, and a 404 once it was deleted", async () => {
    const long = {
      name: "Leek soup",
      description: "ñ".repeat(1_900),
      steps: Array(40).fill("Stir. ".repeat(80)),
    };
    const first = await post("key", long);
    expect(first.text.length).toBeGreaterThan(16_000);
    expect((await post("key", long)).text).toBe(first.text);
    await world.as("ana").delete(`/api/recipes/${first.body.recipe.id}`).expect(200);
    const answer = await post("key", long);
    expect([answer.status, answer.body.code]).toEqual([404, "recipe-not-found"]);
  });

  it("repeats the first answer when it could not be stored, and does not repeat the call", async () => {
    vi.spyOn(world.store.idempotency, "complete").mockRejectedValueOnce(new StoreUnavailable("full"));
    await post("key").expect(201);
    await post("key").expect(409);
    expect(await count()).toBe(1);
  });

  it.each(["", "two words", "x".repeat(201)])("is refused as %j", async (key) => {
    await post(key).expect(400);
  });

  it("survives a restart", async () => {
    const folder = await mkdtemp(join(tmpdir(), "larder-keys-"));
    const file = join(folder, "larder.sqlite");
    try {
      world = await createTestApp({}, { store: await openSqliteStore({ file }) });
      const first = await post("key").expect(201);
      await world.store.close();
      world = await createTestApp({}, { store: await openSqliteStore({ file }) });
      expect((await post("key").expect(201)).text).toBe(first.text);
      expect(await count()).toBe(1);
      await world.store.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
