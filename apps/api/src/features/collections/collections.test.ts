import type { Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const PRIVATE = { visibility: "private" } as const;

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
  for (const [id, name] of [
    ["ana", "Ana"],
    ["eva", "Eva"],
    ["rosa", "Rosa"],
    ["other", ""],
  ] as const) {
    await world.store.users.upsert({ id, email: `${id}@example.com`, ...(name && { displayName: name }) });
  }
});

async function recipes(...fields: Partial<Recipe>[]): Promise<string[]> {
  const built = fields.map((each, n) => {
    return buildRecipe({ id: `recipe-${n}`, slug: `recipe-${n}`, userId: "ana", ...each });
  });
  await world.store.transfer.write("recipes", built);
  return built.map(({ id }) => id);
}
async function create(fields: object = {}, uid = "ana"): Promise<string> {
  const answer = await world
    .as(uid)
    .post("/api/collections")
    .send({ name: "Soups", ...fields });
  expect(answer.status).toBe(201);
  return answer.body.collection.id;
}
const add = (uid: string, id: string, recipeIds: string[], more: object = {}) =>
  world
    .as(uid)
    .post(`/api/collections/${id}/recipes`)
    .send({ recipeIds, ...more });
const audience = (id: string, body: object, uid = "ana") =>
  world.as(uid).put(`/api/collections/${id}/audience`).send(body);
const page = (uid: string, id: string, query: object = {}) =>
  world.as(uid).get(`/api/collections/${id}/recipes`).query(query);
const names = async (uid: string, id: string) =>
  (await page(uid, id)).body.recipes?.map(({ name }: { name: string }) => name);
const people = (...named: [person: string, role: string][]) => ({
  audience: "people",
  members: named.map(([person, role]) => ({ person, role })),
});

describe("a collection", () => {
  it("is made, changed at its version alone, and deleted by its owner alone", async () => {
    const id = await create({ note: " For winter ", sections: [{ id: "a", name: "Cold days" }] });
    const got = await world.as("ana").get(`/api/collections/${id}`);
    expect(got.body.collection).toMatchObject({
      name: "Soups",
      note: "For winter",
      cover: "drawn",
      order: "hand",
      rule: null,
      audience: "private",
      owner: { id: "ana", name: "Ana" },
      role: "owner",
      members: [],
      version: 1,
    });
    const etag = got.headers["etag"] ?? "";
    const change = (ifMatch: string) =>
      world.as("ana").patch(`/api/collections/${id}`).set("If-Match", ifMatch).send({ name: "Broths" });
    expect((await change(etag)).body.collection).toMatchObject({
      name: "Broths",
      note: "For winter",
      version: 2,
    });
    expect((await change(etag)).body.code).toBe("edit-conflict");
    for (const uid of ["eva", "other"]) {
      expect((await world.as(uid).get(`/api/collections/${id}`)).body.code).toBe("collection-not-found");
      expect((await world.as(uid).patch(`/api/collections/${id}`).send({ name: "x" })).status).toBe(404);
      expect((await world.as(uid).delete(`/api/collections/${id}`)).status).toBe(404);
      expect((await page(uid, id)).status).toBe(404);
    }
    await audience(id, people(["eva@example.com", "reader"]));
    expect((await world.as("eva").delete(`/api/collections/${id}`)).body.code).toBe("not-yours");
    expect((await world.as("ana").delete(`/api/collections/${id}`)).status).toBe(200);
    expect((await world.as("ana").get(`/api/collections/${id}`)).status).toBe(404);
  });

  it("takes many recipes in one call, and says of others only that they are not there", async () => {
    const ids = await recipes({ name: "One" }, { name: "Two" }, { ...PRIVATE, name: "Three", userId: "eva" });
    const id = await create();
    await add("ana", id, ids.slice(0, 1));
    const answer = await add("ana", id, [...ids, "gone"]);
    expect(answer.body).toEqual({
      success: true,
      added: [ids[1]],
      present: [ids[0]],
      notFound: [ids[2], "gone"],
    });
    expect((await world.as("ana").get(`/api/recipes/${ids[1]}/collections`)).body.collectionIds).toEqual([
      id,
    ]);
    expect((await world.as("ana").get(`/api/recipes/${ids[2]}/collections`)).status).toBe(404);
    expect((await add("ana", id, ids, { sectionId: "none" })).body.code).toBe("bad-input");
    const taken = await world
      .as("ana")
      .post(`/api/collections/${id}/recipes/remove`)
      .send({ recipeIds: ids });
    expect(taken.body.removed).toBe(2);
  });

  it("is read page by page in its order, also while it changes", async () => {
    const ids = await recipes(...["A", "B", "C", "D", "E"].map((name) => ({ name })));
    const id = await create({ sections: [{ id: "s", name: "Last" }] });
    await add("ana", id, ids.toReversed());
    const move = (
      recipeId: string | undefined,
      before: string | null | undefined,
      sectionId: string | null = null,
    ) => world.as("ana").put(`/api/collections/${id}/recipes/${recipeId}`).send({ sectionId, before });
    expect((await move(ids[4], null, "s")).status).toBe(200);
    expect((await move(ids[0], ids[3])).status).toBe(200);
    expect((await move(ids[0], ids[4])).body.code).toBe("recipe-not-found");
    expect(await names("ana", id)).toEqual(["A", "D", "C", "B", "E"]);
    const first = (await page("ana", id, { limit: 2 })).body;
    expect(first.total).toBe(5);
    await world
      .as("ana")
      .post(`/api/collections/${id}/recipes/remove`)
      .send({ recipeIds: [ids[0]] });
    const second = (await page("ana", id, { limit: 9, cursor: first.nextCursor })).body;
    expect(second.recipes.map(({ name, sectionId }: Record<string, unknown>) => [name, sectionId])).toEqual([
      ["C", null],
      ["B", null],
      ["E", "s"],
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await page("ana", id, { cursor: "nonsense" })).status).toBe(400);
  });

  it("stands on a shelf with its count and what its cover is drawn from", async () => {
    const ids = await recipes(...Array.from({ length: 6 }, (_, n) => ({ name: `S${n}` })));
    const id = await create();
    await add("ana", id, ids);
    await world.as("ana").patch(`/api/collections/${id}`).send({ cover: ids[5] });
    expect((await world.as("ana").patch(`/api/collections/${id}`).send({ cover: "gone" })).body.code).toBe(
      "recipe-not-found",
    );
    const { collections, total } = (await world.as("ana").get("/api/collections")).body;
    expect(total).toBe(1);
    expect(collections[0]).toMatchObject({ id, count: 6, role: "owner" });
    expect(collections[0].covers.map(({ name }: { name: string }) => name)).toEqual(["S5", "S0", "S1", "S2"]);
  });
});

describe("a recipe that an editor may not see", () => {
  it("is in no collection for the editor: it is not moved, not taken out and no cover", async () => {
    const [soup = "", pie = ""] = await recipes({ name: "Soup" }, { name: "Pie", ...PRIVATE });
    const id = await create();
    await add("ana", id, [soup, pie]);
    await world.as("ana").patch(`/api/collections/${id}`).send({ cover: pie }).expect(200);
    await audience(id, { ...people(["EVA@example.com", "editor"]), sharePrivate: false });
    const move = (recipeId: string, before: string | null) =>
      world.as("eva").put(`/api/collections/${id}/recipes/${recipeId}`).send({ sectionId: null, before });
    const gone = (await move("unknown", null)).body;
    for (const answer of [await move(pie, null), await move(soup, pie)])
      expect(answer.body).toMatchObject({ code: gone.code, error: gone.error });
    const take = world.as("eva").post(`/api/collections/${id}/recipes/remove`);
    expect((await take.send({ recipeIds: [pie] })).body.removed).toBe(0);
    expect((await world.as("eva").get(`/api/collections/${id}`)).body.collection.cover).toBe("drawn");
    expect(await names("ana", id)).toEqual(["Soup", "Pie"]);
  });
});

describe("sharing a collection", () => {
  it("names people by their exact name or address, and shows none of their addresses", async () => {
    const id = await create();
    const answer = await audience(id, people(["EVA@example.com", "editor"], ["rosa@example.com", "reader"]));
    expect(answer.body.collection.members).toEqual([
      { id: "eva", name: "Eva", role: "editor" },
      { id: "rosa", name: "Rosa", role: "reader" },
    ]);
    expect(answer.text).not.toContain("@");
    const unknown = await audience(id, {
      audience: "people",
      members: [
        { userId: "eva", role: "editor" },
        { person: "Rosa", role: "reader" },
      ],
    });
    expect(unknown.body).toMatchObject({
      code: "person-unknown",
      details: { issues: [{ path: "body.members.1" }] },
    });
    const byId = { audience: "people", members: [{ userId: "other", role: "reader" }] };
    expect((await audience(id, byId)).body.code).toBe("person-unknown");
    const seen = (await world.as("rosa").get(`/api/collections/${id}`)).body.collection;
    expect(seen).toMatchObject({ owner: { id: "ana", name: "Ana" }, role: "reader", members: [] });
    const shelf = async (uid: string) => (await world.as(uid).get("/api/collections")).body.total;
    expect([await shelf("eva"), await shelf("rosa"), await shelf("other")]).toEqual([1, 1, 0]);
    await world.as("rosa").delete(`/api/collections/${id}/membership`);
    expect([await shelf("eva"), await shelf("rosa")]).toEqual([1, 0]);
    expect((await world.as("rosa").delete(`/api/collections/${id}/membership`)).status).toBe(404);
  });

  it("names no user who has blocked its owner, and does not tell why", async () => {
    const id = await create();
    const invite = () => audience(id, people(["rosa@example.com", "reader"]));
    await world.as("rosa").put("/api/blocks/ana").send({ name: "Ana" }).expect(200);
    expect((await invite()).body.code).toBe("person-unknown");
    await world.as("rosa").delete("/api/blocks/ana").expect(200);
    expect((await invite()).status).toBe(200);
  });

  it("counts the people who are looked up, found or not", async () => {
    const id = await create();
    const many = Array.from({ length: 30 }, (): [string, string] => ["eva@example.com", "reader"]);
    expect((await audience(id, people(...many))).status).toBe(200);
    const refused = await audience(id, people(["nobody@example.com", "reader"]));
    expect(refused.body.code).toBe("too-many-attempts");
    expect(refused.headers["retry-after"]).toBe("3600");
  });

  it("asks about own private recipes before others see them, and changes nothing until it is answered", async () => {
    const [open = "", own = "", foreign = ""] = await recipes(
      { name: "Open" },
      { ...PRIVATE, name: "Own" },
      { ...PRIVATE, name: "Foreign", userId: "eva" },
    );
    const id = await create();
    await add("ana", id, [open, own]);
    const sharing = people(["eva@example.com", "editor"], ["rosa@example.com", "reader"]);
    const asked = await audience(id, sharing);
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      code: "private-recipes",
      details: { recipes: [{ id: own, name: "Own" }] },
    });
    expect((await page("rosa", id)).status).toBe(404);
    await audience(id, { ...sharing, sharePrivate: false });
    expect(await names("rosa", id)).toEqual(["Open"]);
    expect(await names("ana", id)).toEqual(["Open", "Own"]);

    // An editor is asked about the editor's own.
    expect((await add("eva", id, [foreign])).body).toMatchObject({
      code: "private-recipes",
      details: { recipes: [{ id: foreign }] },
    });
    expect((await add("eva", id, [foreign], { sharePrivate: true })).body.added).toEqual([foreign]);
    expect(await names("rosa", id)).toEqual(["Open", "Foreign"]);
    expect(await world.store.collections.isNamedReader("rosa", foreign)).toBe(true);
    expect(await world.store.collections.isNamedReader("other", foreign)).toBe(false);
    for (const [uid, status] of [
      ["rosa", 200],
      ["other", 404],
    ] as const) {
      expect((await world.as(uid).get(`/api/recipes/slug/${foreign}`)).status).toBe(status);
      await world.as(uid).post(`/api/recipes/${foreign}/bookmark`).send({});
      expect((await world.as(uid).get("/api/bookmarks")).body.recipes).toHaveLength(status === 200 ? 1 : 0);
    }

    // The owner cannot show another's recipe to more people, nor can a reader who sees it.
    const all = { audience: "all", members: [{ userId: "eva", role: "editor" }] };
    expect((await audience(id, all)).body.code).toBe("private-recipes");
    expect((await audience(id, { ...all, sharePrivate: true })).status).toBe(200);
    expect(await names("other", id)).toEqual(["Open", "Own"]);
    expect(await names("rosa", id)).toEqual(["Open", "Own"]);
    expect(await names("eva", id)).toEqual(["Open", "Own", "Foreign"]);
    const mine = await create({}, "rosa");
    await audience(mine, { audience: "all", members: [] }, "rosa");
    expect((await add("rosa", mine, [own, foreign], { sharePrivate: true })).body).toMatchObject({
      added: [own],
      notFound: [foreign],
    });
    expect(await world.store.collections.isNamedReader("other", own)).toBe(true);

    await audience(id, { audience: "private", members: [] });
    expect(await world.store.collections.isNamedReader("other", own)).toBe(false);
    expect(await names("rosa", mine)).toEqual([]);
    expect((await world.as("rosa").get("/api/collections")).body.collections[0].count).toBe(0);
  });

  it("lets editors arrange, and readers take out what is their own", async () => {
    const [one = "", two = ""] = await recipes({ name: "One" }, { name: "Two", userId: "rosa" });
    const id = await create();
    await audience(id, people(["eva@example.com", "editor"], ["rosa@example.com", "reader"]));
    expect((await add("rosa", id, [two])).body.code).toBe("not-yours");
    expect((await add("eva", id, [one, two])).body.added).toEqual([one, two]);
    const take = (uid: string) =>
      world
        .as(uid)
        .post(`/api/collections/${id}/recipes/remove`)
        .send({ recipeIds: [one, two] });
    expect((await take("rosa")).body.removed).toBe(1);
    expect((await take("other")).status).toBe(404);
    expect((await take("eva")).body.removed).toBe(1);
    expect((await audience(id, { audience: "all", members: [] }, "eva")).body.code).toBe("not-yours");
  });
});

describe("a smart collection", () => {
  it("finds recipes for its reader, by the reader's own stars and dates", async () => {
    const [one = "", two = "", three = ""] = await recipes(
      { name: "Leek soup", tags: ["soup", "quick"], createdAt: "2026-01-01T00:00:00.000Z" },
      { name: "Leek pie", tags: ["quick"], createdAt: "2026-01-02T00:00:00.000Z" },
      { name: "Soup", tags: ["soup", "quick"], createdAt: "2026-01-03T00:00:00.000Z" },
    );
    const rate = (uid: string, id: string, rating: number) =>
      world.as(uid).put(`/api/recipes/${id}/cooking`).send({ rating, note: "" });
    const cook = (uid: string, id: string) => world.as(uid).post(`/api/recipes/${id}/cooked`).send({});
    const id = await create({ rule: { terms: ["leek"], tags: ["quick"] } });
    expect(await names("ana", id)).toEqual(["Leek pie", "Leek soup"]);
    await audience(id, { audience: "all", members: [] });
    for (const recipeId of [one, two, three]) await rate("ana", recipeId, 4);
    await rate("rosa", one, 5);
    await cook("rosa", one);
    const change = (rule: object) =>
      world
        .as("ana")
        .patch(`/api/collections/${id}`)
        .send({ rule: { terms: [], tags: [], ...rule } });
    expect((await change({ minRating: 4 })).status).toBe(200);
    expect(await names("ana", id)).toEqual(["Soup", "Leek pie", "Leek soup"]);
    expect(await names("rosa", id)).toEqual(["Leek soup"]);
    await change({ tags: ["soup", "quick"], notCookedForDays: 10 });
    expect(await names("ana", id)).toEqual(["Soup", "Leek soup"]);
    expect(await names("rosa", id)).toEqual(["Soup"]);
    await change({ minRating: 5, notCookedForDays: 10 });
    expect(await names("rosa", id)).toEqual([]);
    world.advance(11 * 86_400_000);
    expect(await names("rosa", id)).toEqual(["Leek soup"]);
    const first = (await page("ana", await create({ rule: { terms: [], tags: [] } }), { limit: 2 })).body;
    expect(first.recipes).toHaveLength(2);
    expect(first).toMatchObject({ total: 3 });

    expect((await add("ana", id, [one])).body.code).toBe("collection-smart");
    expect((await world.as("ana").get("/api/collections")).body.collections[0].count).toBeNull();
    const plain = await create();
    const smart = await world
      .as("ana")
      .patch(`/api/collections/${plain}`)
      .send({ rule: { terms: [], tags: [] } });
    expect(smart.body.code).toBe("bad-input");
  });
});
