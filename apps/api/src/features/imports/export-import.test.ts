import type { IncomingMessage } from "node:http";
import { assumedFromOf } from "@larder/domain/cooking/timeline/reckoned-time";
import { warningsOf } from "@larder/domain/examine/find-dangers";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { nastyRecipes } from "@larder/archives/testing/nasty-recipes";
import type { Response } from "supertest";
import { describe, expect, it } from "vitest";
import { jpeg } from "../../testing/photos.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createImporter } from "./testing/imports-world.ts";

const AT = "2026-02-20T10:00:00.000Z";

function bytesOf(answer: Response, done: (error: Error | null, body: Buffer) => void): void {
  const pieces: Buffer[] = [];
  const stream = answer as unknown as IncomingMessage;
  stream.on("data", (piece: Buffer) => pieces.push(piece));
  stream.on("end", () => done(null, Buffer.concat(pieces)));
}

/** Returns the fields of a recipe but those that each server sets: its ids, its owner, and the names of picture files. */
function content(recipe: Recipe, nameOf: (id: string) => string | undefined) {
  const {
    id: _id,
    slug: _slug,
    userId: _uid,
    sourceUrl: _url,
    image,
    moreImages,
    linkedRecipes,
    ...rest
  } = recipe;
  const shape = (picture: typeof image) => picture && { width: picture.width, height: picture.height };
  return {
    ...rest,
    image: shape(image),
    moreImages: moreImages?.map(shape),
    linkedRecipes: linkedRecipes?.map(({ name, id }) => ({ name, links: id && nameOf(id) })),
  };
}

describe("a Larder archive, exported and imported into an empty Larder", { timeout: 60_000 }, () => {
  it("gives every field of every recipe, with notes, bookmarks, pictures and collections", async () => {
    const from = await createTestApp();
    const photo = await jpeg({ width: 300, height: 200 });
    const upload = async () =>
      (await from.as("ana").post("/api/media").type("image/jpeg").send(photo).expect(201)).body.image;
    // Each has a name: one without any is given that of its file.
    const nasty = nastyRecipes()
      .map(({ recipe }) => recipe)
      .filter(({ name, id }) => name !== "" && id !== "nasty-raw")
      .map((recipe): Recipe => ({
        ...recipe,
        ...assumedFromOf(recipe),
        ...warningsOf(recipe),
        visibility: "private",
      }));
    const [first, second, third] = nasty;
    if (!first || !second || !third) throw new Error("There are no recipes.");
    first.image = await upload();
    first.moreImages = [await upload(), await upload()];
    first.linkedRecipes = [{ name: second.name, id: second.id }];
    second.linkedRecipes = [{ name: first.name, id: first.id }];
    await from.store.transfer.write("recipes", nasty);
    await from.store.transfer.write("cookingNotes", [
      { uid: "ana", recipeId: first.id, rating: 4, note: "Less salt", cookedOn: [AT] },
    ]);
    await from.store.transfer.write("bookmarks", [{ uid: "ana", recipeId: second.id, createdAt: AT }]);
    const made = await from.as("ana").post("/api/collections").send({ name: "Sundays" }).expect(201);
    await from
      .as("ana")
      .post(`/api/collections/${made.body.collection.id}/recipes`)
      .send({ recipeIds: [first.id, third.id] })
      .expect(200);
    const archive = (await from.as("ana").get("/api/exports/larder").buffer(true).parse(bytesOf)).body;

    const to = await createTestApp();
    const importer = createImporter(to, "ben");
    const done = await importer.importAll(archive);
    expect(done.counts).toMatchObject({ added: nasty.length, failed: 0, unread: 0 });

    const there: Recipe[] = [];
    for await (const recipe of to.store.accounts.read("recipes", "ben")) there.push(recipe);
    const named = (recipes: readonly Recipe[]) => (id: string) =>
      recipes.find((each) => each.id === id)?.name;
    const byCreation = (recipes: readonly Recipe[]) =>
      recipes
        .map((recipe) => content(recipe, named(recipes)))
        .toSorted((one, other) => one.version - other.version || (one.name < other.name ? -1 : 1));
    const before: Recipe[] = [];
    for await (const recipe of from.store.accounts.read("recipes", "ana")) before.push(recipe);
    expect(byCreation(there)).toEqual(byCreation(before));

    const idOf = (name: string) => there.find((recipe) => recipe.name === name)?.id ?? "";
    const noted = there.find(({ version }) => version === first.version)?.id ?? "";
    expect(await to.store.cookingNotes.find("ben", noted)).toEqual({
      rating: 4,
      note: "Less salt",
      cookedOn: [AT],
    });
    const bookmarked = there.find(({ version }) => version === second.version)?.id ?? "";
    expect(await to.store.bookmarks.has("ben", bookmarked)).toBe(true);
    const shelf = await to.as("ben").get("/api/collections");
    expect(shelf.body.collections).toMatchObject([{ name: "Sundays", count: 2 }]);
    expect(idOf(third.name)).not.toBe("");

    const again = await importer.listEntries(archive);
    expect(again.counts).toMatchObject({ present: nasty.length, changed: 0 });
  });
});
