import { bytesSource, openArchive } from "@larder/archives";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { EXPORT_FORMATS } from "@larder/domain/formats/export-format";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Response } from "supertest";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryMedia } from "../../testing/memory-media.ts";
import { jpeg } from "../../testing/photos.ts";
import { createTestApp } from "../../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;
let world: World;
beforeEach(async () => {
  world = await createTestApp();
});

/** Reads an answer as bytes. */
function bytes(answer: Response, done: (error: Error | null, body: Buffer) => void): void {
  const pieces: Buffer[] = [];
  const stream = answer as unknown as IncomingMessage;
  stream.on("data", (piece: Buffer) => pieces.push(piece));
  stream.on("end", () => done(null, Buffer.concat(pieces)));
}

const take = (path: string, uid = "ana") =>
  world.as(uid).get(`/api/exports/${path}`).buffer(true).parse(bytes);

async function read(answer: Response) {
  const archive = await openArchive([bytesSource(answer.body as Buffer, "export.zip")]);
  const names: string[] = [];
  const recipes: Recipe[] = [];
  for await (const entry of archive.entries()) {
    if (entry.kind === "unread") throw new Error(entry.reason);
    names.push(entry.draft.name);
    if (entry.larder) recipes.push(entry.larder.recipe);
  }
  return { names, recipes, collections: await archive.collections(), archive };
}

const exported = async (path: string, uid?: string) => read(await take(path, uid).expect(200));

async function withPicture(uid: string, fields: object): Promise<Recipe> {
  const answer = await world
    .as(uid)
    .post("/api/media")
    .type("image/jpeg")
    .send(await jpeg())
    .expect(201);
  return world.addRecipe(uid, { ...fields, image: answer.body.image });
}

const hide = async ({ id }: Recipe, uid: string) =>
  world.as(uid).put(`/api/recipes/${id}/visibility`).send({ visibility: "private" }).expect(200);

const publish = async ({ id }: Recipe, uid: string) =>
  world.as(uid).put(`/api/recipes/${id}/visibility`).send({ visibility: "shared" }).expect(200);

describe("GET /api/exports/larder", () => {
  it("gives users all of their own recipes as they are stored, by name, with pictures, notes and collections", async () => {
    const soup = await withPicture("ana", { name: "Leek soup", ingredients: ["2 leeks"], steps: ["Boil."] });
    await world.addRecipe("ana", { name: "Bread" });
    await publish(await world.addRecipe("ben", { name: "Bean stew" }), "ben");
    const ana = world.as("ana");
    await ana.put(`/api/recipes/${soup.id}/cooking`).send({ rating: 4, note: "less salt" }).expect(200);
    await ana.post(`/api/recipes/${soup.id}/bookmark`).expect(200);
    const { body } = await ana.post("/api/collections").send({ name: "Winter" }).expect(201);
    await ana
      .post(`/api/collections/${body.collection.id}/recipes`)
      .send({ recipeIds: [soup.id] })
      .expect(200);

    const answer = await take("larder").expect(200);
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["content-disposition"]).toContain(
      'attachment; filename="My recipes larder 2026-03-01.zip"',
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { names, recipes, collections, archive } = await read(answer);
    expect(names).toEqual(["Bread", "Leek soup"]);
    expect(recipes[1]).toEqual(await world.store.recipes.findById(soup.id));
    expect(collections).toMatchObject([{ name: "Winter", recipes: [{ id: soup.id, sectionId: null }] }]);
    for await (const entry of archive.entries()) {
      if (entry.kind === "unread" || entry.ownId !== soup.id) continue;
      expect(entry).toMatchObject({
        ownRating: 4,
        isFavorite: true,
        larder: { cookingNotes: { note: "less salt" } },
      });
      const [picture] = entry.pictures;
      if (!picture || !("bytes" in picture)) throw new Error("No picture.");
      expect(
        Buffer.from(await picture.bytes())
          .subarray(8, 12)
          .toString(),
      ).toBe("WEBP");
    }
  });

  it("gives a collection in its order, with what its reader sees of it", async () => {
    const stew = await world.addRecipe("ben", { name: "Bean stew" });
    const secret = await world.addRecipe("ben", { name: "Secret" });
    await publish(stew, "ben");
    const apple = await world.addRecipe("ana", { name: "Apple pie" });
    const ana = world.as("ana");
    const { body } = await ana.post("/api/collections").send({ name: "Für Gäste" }).expect(201);
    const { id } = body.collection;
    await ana
      .post(`/api/collections/${id}/recipes`)
      .send({ recipeIds: [stew.id, apple.id] })
      .expect(200);
    const { names, collections } = await exported(`larder?collection=${id}`);
    expect(names).toEqual(["Bean stew", "Apple pie"]);
    expect(names).not.toContain(secret.name);
    expect(collections).toMatchObject([{ id, name: "Für Gäste" }]);
    const { headers } = await take(`larder?collection=${id}`).expect(200);
    expect(headers["content-disposition"]).toContain("filename*=UTF-8''F%C3%BCr%20G%C3%A4ste%20larder");
  });

  it("gives a search with what others share, and leaves out what is theirs alone", async () => {
    await publish(await world.addRecipe("ben", { name: "Leek pie", ingredients: ["1 leek"] }), "ben");
    await hide(await world.addRecipe("ben", { name: "Leek secret", ingredients: ["1 leek"] }), "ben");
    await world.addRecipe("ana", { name: "Leek soup", ingredients: ["2 leeks"], tags: ["soup"] });
    await world.addRecipe("ana", { name: "Bread" });
    expect((await exported("larder?search=leek")).names).toEqual(["Leek pie", "Leek soup"]);
    expect((await exported("larder?search=leek&owner=me")).names).toEqual(["Leek soup"]);
    expect((await exported("larder?tag=soup")).names).toEqual(["Leek soup"]);
    expect((await exported("larder?q=bread")).names).toEqual(["Bread"]);
  });

  it("leaves out what a recipe of another user was made from", async () => {
    const document = { "@type": "Recipe", name: "Leek pie", recipeIngredient: ["1 leek"] };
    const { body } = await world
      .as("ben")
      .post("/api/recipes")
      .send({ recipe: document, originalJson: document });
    await publish(body.recipe, "ben");
    const { recipes } = await exported("larder?q=pie");
    expect(recipes[0]).not.toHaveProperty("originalJson");
    expect((await exported("larder", "ben")).recipes[0]).toHaveProperty("originalJson");
  });

  it("costs a recipe only the picture that is gone", async () => {
    const media = createMemoryMedia();
    world = await createTestApp({}, { media });
    await withPicture("ana", { name: "Leek soup" });
    for await (const { name } of media.list()) await media.removeOlder(name, "2030-01-01T00:00:00.000Z");
    const { names } = await exported("larder");
    expect(names).toEqual(["Leek soup"]);
    expect((await take("paprika").expect(200)).headers["content-type"]).toBe("application/zip");
  });
});

describe("GET /api/exports/:format", () => {
  it.each(EXPORT_FORMATS)("writes %s with JPEG pictures, also of nothing", async (format) => {
    const empty = await take(format).expect(200);
    expect((empty.body as Buffer).length).toBeGreaterThan(10);
    await withPicture("ana", { name: "Leek soup", ingredients: ["2 leeks"], steps: ["Boil the leeks."] });
    const full = await take(format).expect(200);
    expect((full.body as Buffer).length).toBeGreaterThan((empty.body as Buffer).length + 1_000);
  });

  it("is read back by the reader of that app", async () => {
    await withPicture("ana", { name: "Leek soup", ingredients: ["2 leeks"], steps: ["Boil the leeks."] });
    const { names, archive } = await exported("paprika");
    expect(names).toEqual(["Leek soup"]);
    expect(archive.formats).toEqual(["paprika"]);
  });

  it("answers an error as JSON before the first byte", async () => {
    await world.as().get("/api/exports/larder").expect(401);
    expect((await world.as("ana").get("/api/exports/docx").expect(404)).body.code).toBe("not-found");
    const missing = await world.as("ana").get("/api/exports/larder?collection=none").expect(404);
    expect(missing.body.code).toBe("collection-not-found");
    const { body } = await world.as("ben").post("/api/collections").send({ name: "Mine" }).expect(201);
    await world.as("ana").get(`/api/exports/larder?collection=${body.collection.id}`).expect(404);
    const terms = Array.from({ length: 50 }, (_, n) => `leek${n}`).join("+");
    await world.as("ana").get(`/api/exports/larder?search=${terms}`).expect(400);
  });

  it("is written in the user's language", async () => {
    await world.as().post("/api/user/create").set("Authorization", "Bearer token-ana").send({}).expect(200);
    await world
      .as("ana")
      .put("/api/user/language")
      .send({ language: "es", preferredLanguage: "es" })
      .expect(200);
    const { headers } = await take("larder").expect(200);
    expect(headers["content-disposition"]).toContain("Mis recetas larder");
  });

  it("reads no faster than the client, and stops when the client leaves", async () => {
    const recipes = Array.from({ length: 1_000 }, (_, n) =>
      buildRecipe({ id: `soup-${n}`, slug: `soup-${n}`, userId: "ana", description: `${n} `.repeat(1_200) }),
    );
    await world.store.transfer.write("recipes", recipes);
    let reads = 0;
    const { recipes: stored } = world.store;
    const findById = stored.findById.bind(stored);
    stored.findById = (id) => {
      reads += 1;
      return findById(id);
    };
    const server = createServer(world.app).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const asked = get({
      port,
      host: "127.0.0.1",
      path: "/api/exports/json-ld",
      headers: { Cookie: "__session=session-ana", "Sec-Fetch-Site": "same-origin" },
    });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    await sleep(500);
    const paused = reads;
    expect(paused).toBeLessThan(recipes.length);
    await sleep(200);
    expect(reads).toBe(paused);
    answer.destroy();
    await sleep(300);
    expect(reads - paused).toBeLessThan(50);
    server.close();
  });
});

describe("GET /api/exports/cookbook", () => {
  it("gives whole recipes by name, and the name of the collection", async () => {
    await world.addRecipe("ana", { name: "Leek soup", ingredients: ["2 leeks"] });
    await world.addRecipe("ana", { name: "Bread" });
    const all = await world.as("ana").get("/api/exports/cookbook").expect(200);
    expect(all.body).toMatchObject({
      success: true,
      title: "",
      recipes: [{ name: "Bread" }, { name: "Leek soup" }],
    });
    const found = await world.as("ana").get("/api/exports/cookbook?q=soup").expect(200);
    expect(found.body.recipes).toMatchObject([
      { name: "Leek soup", ingredients: { main: [{ text: "2 leeks" }] } },
    ]);
  });
});
