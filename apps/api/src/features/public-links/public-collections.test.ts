import type { Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { describe, expect, it } from "vitest";
import { SYSTEM_OWNER } from "../../ports/system-owner.ts";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { jpeg } from "../../testing/photos.ts";
import { PUBLIC_PAGES_RENDERER } from "../../testing/public-renderer.ts";
import { createTestApp } from "../../testing/test-app.ts";

const open = (options = {}, ports = {}) =>
  createTestApp({ renderer: PUBLIC_PAGES_RENDERER, publicUrl: "https://larder.example", ...options }, ports);
type World = Awaited<ReturnType<typeof open>>;

/** Stores recipes whose ids, slugs and names are their keys, and a collection of Ana's with them, in this order. */
async function collect(world: World, recipes: Record<string, Partial<Recipe>>, fields: object = {}) {
  await world.store.transfer.write(
    "recipes",
    Object.entries(recipes).map(([id, each]) =>
      buildRecipe({ id, slug: id, name: `The ${id}`, userId: "ana", ...each }),
    ),
  );
  const made = await world
    .as("ana")
    .post("/api/collections")
    .send({ name: "Feasts", note: "For friends.", ...fields });
  const { id } = made.body.collection;
  await world.store.collections.add({
    collectionId: id,
    recipeIds: Object.keys(recipes),
    sectionId: null,
    addedAt: "2026-03-01T12:00:00.000Z",
    addedBy: "ana",
    isShared: false,
    limit: 5_000,
  });
  return id as string;
}

const make = (world: World, id: string, choices: object = {}) =>
  world
    .as("ana")
    .post("/api/links")
    .send({ target: { kind: "collection", id }, ...choices });

async function link(world: World, id: string, choices: object = {}) {
  const answer = await make(world, id, choices);
  if (answer.status !== 201) throw new Error(`The link was refused: ${answer.text}`);
  const { link: made } = answer.body;
  return { ...made, path: new URL(made.address).pathname as string };
}

const visit = (world: World, path: string) => world.as().get(path);

/** Returns the slugs of a page with its numbers; null for an address without a page. */
async function page(world: World, path: string) {
  const { status, text } = await visit(world, path);
  if (status !== 200) return null;
  const { sections, ...rest } = JSON.parse(text).content.collection;
  const slugs: string[] = sections.flatMap((section: { cards: { slug: string }[] }) =>
    section.cards.map(({ slug }) => slug),
  );
  return { ...rest, slugs };
}

const OTHERS: Record<string, Partial<Recipe>> = {
  first: {},
  eva: { userId: "eva" },
  mine: { visibility: "private" },
  hidden: { hiddenBy: "boss" },
  link: { visibility: "link" },
  draft: { draft: true },
  app: { userId: SYSTEM_OWNER.id },
  evas: { userId: "eva", visibility: "private" },
  gone: { userId: "" },
  last: {},
};

describe("the public page of a collection", () => {
  it("shows what its owner may publish and recipes of the app, and no trace of others", async () => {
    const world = await open();
    const sections = [{ id: "s", name: "Secret section" }];
    const id = await collect(world, OTHERS, { sections });
    // Shown to the readers of the collection by their owner, who has said nothing of the world.
    await world.store.collections.move(id, "eva", { sectionId: "s", before: null });
    await world
      .as("ana")
      .put(`/api/collections/${id}/audience`)
      .send({ audience: "all", members: [], sharePrivate: true })
      .expect(200);
    const made = await link(world, id, { sharePrivate: false, shownName: "Ana" });
    expect(made.name).toBe("Feasts");
    expect(await page(world, made.path)).toEqual({
      name: "Feasts",
      note: "For friends.",
      count: 3,
      page: 1,
      pages: 1,
      slugs: ["first", "app", "last"],
    });
    const { text } = await visit(world, made.path);
    for (const secret of ["ana", "Secret", "eva", "mine", "hidden", "draft", "gone", "The link", id])
      expect(text).not.toMatch(new RegExp(`"[^"]*\\b${secret}\\b`));
    for (const slug of Object.keys(OTHERS)) {
      const isShown = ["first", "app", "last"].includes(slug);
      for (const part of [slug, `${slug}.svg`]) {
        const { status } = await world.as().get(`${made.path}/${part}`);
        expect([part, status === 200]).toEqual([part, isShown]);
      }
    }
    const recipe = JSON.parse((await visit(world, `${made.path}/first`)).text);
    expect(recipe).toMatchObject({
      content: {
        kind: "recipe",
        recipe: { name: "The first" },
        within: { collection: "Feasts", slug: "first" },
      },
      address: `https://larder.example${made.path}/first`,
      shownName: "Ana",
    });
    expect((await visit(world, `${made.path}/first`)).headers["x-robots-tag"]).toBe("noindex");
  });

  it("asks before it shows private recipes, which are link recipes then and leave it when that ends", async () => {
    const world = await open();
    const id = await collect(world, { soup: {}, pie: { visibility: "private" } });
    const asked = await make(world, id);
    expect([asked.status, asked.body.code]).toEqual([409, "private-recipes"]);
    expect(asked.body.details.recipes).toEqual([{ id: "pie", name: "The pie", slug: "pie" }]);
    expect((await world.as("ana").get("/api/links")).body.links).toEqual([]);
    const made = await link(world, id, { sharePrivate: true });
    expect((await world.store.recipes.findById("pie"))?.visibility).toBe("link");
    expect((await page(world, made.path))?.slugs).toEqual(["soup", "pie"]);
    expect((await world.as("ben").get("/api/recipes/slug/pie")).status).toBe(404);
    await world.as("ana").put("/api/recipes/pie/visibility").send({ visibility: "private" }).expect(200);
    expect((await page(world, made.path))?.slugs).toEqual(["soup"]);
    expect((await visit(world, `${made.path}/pie`)).status).toBe(404);
  });

  it("shows no recipe that its owner has left out, whatever links the recipe gets by itself", async () => {
    const world = await open();
    const id = await collect(world, { soup: {}, pie: { visibility: "private" } });
    const made = await link(world, id, { sharePrivate: false });
    const own = await world
      .as("ana")
      .post("/api/links")
      .send({ target: { kind: "recipe", id: "pie" } });
    expect((await visit(world, new URL(own.body.link.address).pathname)).status).toBe(200);
    expect((await page(world, made.path))?.slugs).toEqual(["soup"]);
    expect((await visit(world, `${made.path}/pie`)).status).toBe(404);
    expect((await page(world, (await link(world, id, { sharePrivate: true })).path))?.slugs).toEqual([
      "soup",
      "pie",
    ]);
  });

  it("follows changes at once in every process, and is gone when the link or the collection is", async () => {
    const store = await openSqliteStore({ file: ":memory:" });
    const [world, other] = [await open({}, { store }), await open({}, { store })];
    const id = await collect(world, { soup: {}, pie: {}, tart: {} });
    const made = await link(world, id);
    const slugs = async () => (await page(other, made.path))?.slugs;
    expect(await slugs()).toEqual(["soup", "pie", "tart"]);
    await world
      .as("ana")
      .put(`/api/collections/${id}/recipes/tart`)
      .send({ sectionId: null, before: "soup" })
      .expect(200);
    expect(await slugs()).toEqual(["tart", "soup", "pie"]);
    await world
      .as("ana")
      .post(`/api/collections/${id}/recipes/remove`)
      .send({ recipeIds: ["pie"] });
    expect(await slugs()).toEqual(["tart", "soup"]);
    expect((await visit(other, `${made.path}/pie`)).status).toBe(404);
    await store.recipes.setHidden("tart", "boss");
    expect(await slugs()).toEqual(["soup"]);
    await world.as("ana").patch(`/api/collections/${id}`).send({ name: "Suppers" }).expect(200);
    expect(JSON.parse((await visit(other, `${made.path}/soup`)).text).content.within.collection).toBe(
      "Suppers",
    );
    const second = await link(world, id);
    await world.as("ana").delete(`/api/links/${made.id}`).expect(200);
    for (const path of [made.path, `${made.path}/soup`, `${made.path}/soup.svg`])
      expect((await visit(other, path)).status).toBe(404);
    expect((await visit(other, second.path)).status).toBe(200);
    await world.as("ana").delete(`/api/collections/${id}`).expect(200);
    expect((await visit(other, second.path)).status).toBe(404);
  });

  it("has sixty recipes, and the next pages behind its address", async () => {
    const world = await open();
    const recipes = Object.fromEntries(Array.from({ length: 121 }, (_, n) => [`recipe-${n}`, {}]));
    const made = await link(world, await collect(world, recipes));
    const pages = await Promise.all(["", "/2", "/3"].map((part) => page(world, made.path + part)));
    expect(pages.map((each) => [each?.page, each?.pages, each?.count, each?.slugs.length])).toEqual([
      [1, 3, 121, 60],
      [2, 3, 121, 60],
      [3, 3, 121, 1],
    ]);
    for (const part of ["/0", "/1", "/4", "/02", "/3/x"])
      expect(await page(world, made.path + part)).toBeNull();
  });

  it("shows the pictures of its recipes alone, and the covers of those without one", async () => {
    const world = await open();
    const upload = async () => {
      const photo = await jpeg();
      return (await world.as("ana").post("/api/media").type("image/jpeg").send(photo)).body.image;
    };
    const [image, secret] = [await upload(), await upload()];
    const id = await collect(world, {
      soup: { image },
      pie: { image: secret, visibility: "private" },
      tart: {},
    });
    const made = await link(world, id, { sharePrivate: false });
    const file = ({ url }: { url: string }) => url.replace("/media/", "");
    const types = await Promise.all(
      [file(image), "tart.svg", "soup.svg", "cover.svg", file(secret)].map(
        async (name) => (await visit(world, `${made.path}/${name}`)).type,
      ),
    );
    expect(types).toEqual(["image/webp", "image/svg+xml", "text/html", "text/html", "text/html"]);
    expect(await page(world, made.path)).toMatchObject({ image: { url: image.url } });
  });

  it("is refused for a smart collection, and for one of another user as the collection itself is", async () => {
    const world = await open();
    const smart = await world
      .as("ana")
      .post("/api/collections")
      .send({ name: "Quick", rule: { terms: [], tags: [], maxMinutes: 20 } });
    expect((await make(world, smart.body.collection.id)).body.code).toBe("collection-smart");
    const id = await collect(world, { soup: {} });
    const asBen = () =>
      world
        .as("ben")
        .post("/api/links")
        .send({ target: { kind: "collection", id } });
    expect([(await asBen()).status, (await asBen()).body.code]).toEqual([404, "collection-not-found"]);
    await world.as("ana").put(`/api/collections/${id}/audience`).send({ audience: "all", members: [] });
    expect([(await asBen()).status, (await asBen()).body.code]).toEqual([403, "not-yours"]);
  });
});

describe("saving a collection by a link", () => {
  const post = (world: World, uid: string, call: "open" | "save", path: string, part?: string) =>
    world
      .as(uid)
      .post(`/api/links/${call}`)
      .send({ token: path.replace("/s/", ""), ...(part !== undefined && { part }) });

  async function shelfOf(world: World, uid: string, id: string) {
    const { body } = await world.as(uid).get(`/api/collections/${id}/recipes`);
    return body.recipes.map((each: { name: string; sectionId: string | null }) => [
      each.name,
      each.sectionId,
    ]);
  }

  it("copies the recipes that it shows into a collection of the user's, with its sections", async () => {
    const world = await open();
    const sections = [
      { id: "sweet", name: "Sweets" },
      { id: "dark", name: "Secret" },
    ];
    const id = await collect(
      world,
      { soup: {}, cake: {}, bread: {}, mine: { visibility: "private" } },
      { sections },
    );
    await world.store.collections.move(id, "cake", { sectionId: "sweet", before: null });
    await world.store.collections.move(id, "mine", { sectionId: "dark", before: null });
    const made = await link(world, id, { sharePrivate: false, shownName: "Ana" });
    const opened = await post(world, "ben", "open", made.path);
    expect(opened.body).toMatchObject({
      kind: "collection",
      name: "Feasts",
      count: 3,
      shownName: "Ana",
      own: null,
    });
    const saved = await post(world, "ben", "save", made.path);
    expect([saved.status, saved.body.kind, saved.body.recipes]).toEqual([
      201,
      "collection",
      { copied: 3, left: 0, reason: null },
    ]);
    expect(await shelfOf(world, "ben", saved.body.id)).toEqual([
      ["The soup", null],
      ["The bread", null],
      ["The cake", "sweet"],
    ]);
    const { body } = await world.as("ben").get(`/api/collections/${saved.body.id}`);
    expect(body.collection).toMatchObject({ name: "Feasts", audience: "private", sections: [sections[0]] });
    expect((await post(world, "ana", "open", made.path)).body.own).toEqual({ id });
    expect((await post(world, "ana", "save", made.path)).body).toMatchObject({ kind: "collection", id });
  });

  it("copies one recipe of it where the address names one", async () => {
    const world = await open();
    const made = await link(world, await collect(world, { soup: {}, eva: { userId: "eva" } }));
    const opened = await post(world, "ben", "open", made.path, "soup");
    expect(opened.body).toMatchObject({ kind: "recipe", name: "The soup", own: null });
    expect(opened.body.address).toBe(`${made.address}/soup`);
    const saved = await post(world, "ben", "save", made.path, "soup");
    expect(saved.body).toMatchObject({ kind: "recipe", name: "The soup" });
    expect((await world.store.recipes.findById(saved.body.id))?.userId).toBe("ben");
    expect((await post(world, "ana", "open", made.path, "soup")).body.own).toEqual({
      id: "soup",
      slug: "soup",
    });
    for (const part of ["eva", "2"])
      expect((await post(world, "ben", "save", made.path, part)).body.code).toBe("link-gone");
  });

  it("says what does not fit: beyond the user's recipes, and beyond two hundred at once", async () => {
    const world = await open({ quota: { recipes: 2, bytes: 0 } });
    const three = await link(world, await collect(world, { a: {}, b: {}, c: {} }));
    const saved = await post(world, "ben", "save", three.path);
    expect(saved.body.recipes).toEqual({ copied: 2, left: 1, reason: "quota-reached" });
    expect(await shelfOf(world, "ben", saved.body.id)).toHaveLength(2);
    const full = await post(world, "ben", "save", three.path);
    expect([full.status, full.body.code]).toEqual([403, "quota-reached"]);
    expect((await world.as("ben").get("/api/collections")).body.total).toBe(1);

    const large = await open();
    const recipes = Object.fromEntries(Array.from({ length: 203 }, (_, n) => [`recipe-${n}`, {}]));
    const many = await link(large, await collect(large, recipes));
    const copied = await post(large, "ben", "save", many.path);
    expect(copied.body.recipes).toEqual({ copied: 200, left: 3, reason: "too-many-at-once" });
  });
});
