import { PUBLIC_LINK_LIMITS, publicPath } from "@larder/domain/account/public-link";
import { describe, expect, it } from "vitest";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { buildPublicLink } from "../../storage/testing/store-cases/public-link-cases.ts";
import { jpeg } from "../../testing/photos.ts";
import { PUBLIC_PAGES_RENDERER } from "../../testing/public-renderer.ts";
import { createTestApp } from "../../testing/test-app.ts";

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const NO_PAGE = "A".repeat(22);
const open = (options = {}, ports = {}) =>
  createTestApp({ renderer: PUBLIC_PAGES_RENDERER, publicUrl: "https://larder.example", ...options }, ports);
type World = Awaited<ReturnType<typeof open>>;

/** Makes a link of Ana's and returns it with the path of its page. */
async function link(world: World, id: string, choices: object = {}) {
  const answer = await world
    .as("ana")
    .post("/api/links")
    .send({ target: { kind: "recipe", id }, ...choices });
  if (answer.status !== 201) throw new Error(`The link was refused: ${answer.text}`);
  const { link: made } = answer.body;
  return { ...made, path: new URL(made.address).pathname as string };
}

async function withLink(choices: object = {}, recipe: object = {}) {
  const world = await open();
  const added = await world.addRecipe("ana", { ...recipe });
  return { world, recipe: added, link: await link(world, added.id, choices) };
}

const visit = (world: World, path: string) => world.as().get(path);

describe("a public link", () => {
  it("is made for the owner, who sees its address again", async () => {
    const { world, link: made } = await withLink({ shownName: " Ana ", endsAt: "2026-04-01T00:00:00.000Z" });
    expect(made.path).toMatch(/^\/s\/[\w-]{22}$/);
    expect(made).toMatchObject({ shownName: "Ana", name: "Leek soup", allowsIndexing: false });
    const { path: _, ...own } = made;
    const { body } = await world.as("ana").get("/api/links");
    expect(body.links).toEqual([own]);
    const other = await world.as("ana").get("/api/links?kind=recipe&id=another");
    expect(other.body.links).toEqual([]);
    expect((await world.as("ben").get("/api/links")).body.links).toEqual([]);
  });

  it.each([
    ["another's recipe", "ben", {}, 403, "not-yours"],
    [
      "a recipe that is not there",
      "ana",
      { target: { kind: "recipe", id: "gone" } },
      404,
      "recipe-not-found",
    ],
    ["an end that has passed", "ana", { endsAt: "2026-02-01T00:00:00.000Z" }, 400, "bad-input"],
  ])("is refused for %s", async (_, uid, fields, status, code) => {
    const world = await open();
    const { id } = await world.addRecipe("ana");
    const answer = await world
      .as(uid)
      .post("/api/links")
      .send({ target: { kind: "recipe", id }, ...fields });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("is refused for a recipe that an administrator hid, and for another's with the answer for none", async () => {
    const world = await open();
    const { id } = await world.addRecipe("ana");
    await world.store.recipes.setHidden(id, "boss");
    const make = (uid: string) =>
      world
        .as(uid)
        .post("/api/links")
        .send({ target: { kind: "recipe", id } });
    expect((await make("ana")).body.code).toBe("recipe-hidden");
    expect((await make("ben")).body.code).toBe("recipe-not-found");
  });

  it("is refused where no public pages are made, and its address is not found", async () => {
    const world = await createTestApp();
    const { id } = await world.addRecipe("ana");
    const answer = await world
      .as("ana")
      .post("/api/links")
      .send({ target: { kind: "recipe", id } });
    expect([answer.status, answer.body.code]).toEqual([503, "links-unavailable"]);
    expect((await visit(world, publicPath(NO_PAGE))).status).toBe(404);
  });

  it("lets who has it see a private recipe, and nobody else, until it is private again", async () => {
    const world = await open();
    const { id, slug } = await world.addRecipe("ana", { name: "Secret soup" });
    const see = (visibility: string) =>
      world.as("ana").put(`/api/recipes/${id}/visibility`).send({ visibility });
    await see("private").expect(200);
    const made = await link(world, id);
    expect((await world.store.recipes.findById(id))?.visibility).toBe("link");
    expect((await visit(world, made.path)).status).toBe(200);
    expect((await world.as("ben").get(`/api/recipes/slug/${slug}`)).status).toBe(404);
    await see("private").expect(200);
    expect((await visit(world, made.path)).status).toBe(404);
  });

  it("takes a draft into the collection", async () => {
    const world = await open();
    const { body } = await world.as("ana").post("/api/recipes/search").send({ query: "leek soup" });
    await link(world, body.recipe.id);
    expect((await world.store.recipes.findById(body.recipe.id))?.draft).toBeUndefined();
  });
});

describe("a public page", () => {
  it("is read by everybody, in the language that they ask for", async () => {
    const { world, link: made } = await withLink({ shownName: "Ana" });
    const page = await visit(world, made.path).set("Accept-Language", "es-AR, en;q=0.8");
    expect(page.status).toBe(200);
    expect(JSON.parse(page.text)).toMatchObject({
      content: { kind: "recipe", recipe: { name: "Leek soup" } },
      language: "es",
      shownName: "Ana",
      allowsIndexing: false,
    });
  });

  it("may be listed by search engines where its owner says so", async () => {
    const { world, link: made } = await withLink();
    const robots = async () => (await visit(world, made.path)).headers["x-robots-tag"];
    expect(await robots()).toBe("noindex");
    await world.as("ana").patch(`/api/links/${made.id}`).send({ allowsIndexing: true }).expect(200);
    expect(await robots()).toBeUndefined();
  });

  it("is not sent again to who has it, until the recipe changes", async () => {
    const { world, recipe, link: made } = await withLink();
    const { etag = "" } = (await visit(world, made.path)).headers;
    const again = () => visit(world, made.path).set("If-None-Match", etag);
    expect((await again()).status).toBe(304);
    await world.as("ana").patch(`/api/recipes/${recipe.id}`).send({ name: "Leek broth" }).expect(200);
    const changed = await again();
    expect([changed.status, JSON.parse(changed.text).content.recipe.name]).toEqual([200, "Leek broth"]);
  });

  it("names the server's own address; where none is set, that of the request", async () => {
    for (const [publicUrl, origin] of [
      ["https://larder.example", "https://larder.example"],
      [undefined, "http://friend.example"],
    ] as const) {
      const world = await createTestApp({ renderer: PUBLIC_PAGES_RENDERER, ...(publicUrl && { publicUrl }) });
      const made = await link(world, (await world.addRecipe("ana")).id);
      const page = await visit(world, made.path).set("Host", "friend.example");
      expect(JSON.parse(page.text).address).toBe(origin + made.path);
    }
  });

  it("S72: shows nothing of its owner but the chosen name, and no page learns its address", async () => {
    const world = await open();
    await world.store.users.upsert({ id: "ana", email: "ana@example.org", displayName: "Ana Secret" });
    await world.store.users.setNameOnRecipes("ana", true);
    const recipe = await world.addRecipe("ana", { rating: 3 });
    expect(recipe.author).toBe("Ana Secret");
    await world.addRecipe("ana", { name: "Another secret" });
    const made = await link(world, recipe.id);
    const page = await visit(world, made.path);
    const { content, ...rest } = JSON.parse(page.text);
    expect(Object.keys(rest).toSorted()).toEqual(["address", "allowsIndexing", "language", "shownName"]);
    expect(content.recipe).not.toHaveProperty("author");
    for (const secret of ["ana", "Secret", recipe.id, recipe.slug, recipe.createdAt, "rating", made.id])
      expect(page.text).not.toContain(secret);
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(page.headers).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-cache",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^;]*; img-src/,
      ),
    });
    expect(page.headers["content-security-policy"]).not.toContain("script");
  });

  it("S72: is gone as if it had never been: revoked, ended, hidden or deleted", async () => {
    const world = await open();
    const recipes = await Promise.all(["A", "B", "C", "D"].map((name) => world.addRecipe("ana", { name })));
    const endsAt = new Date(NOW + DAY_MS).toISOString();
    const made = await Promise.all(recipes.map(({ id }) => link(world, id, { endsAt })));
    const [revoked, hidden, deleted, ended] = made;
    const pages = () => Promise.all(made.map(({ path }) => visit(world, path)));
    expect((await pages()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    await world.as("ben").delete(`/api/links/${revoked.id}`).expect(200);
    expect((await visit(world, revoked.path)).status).toBe(200);
    await world.as("ana").delete(`/api/links/${revoked.id}`).expect(200);
    await world.store.recipes.setHidden(recipes[1]?.id ?? "", "boss");
    await world.as("ana").delete(`/api/recipes/${recipes[2]?.id}`).expect(200);
    expect((await visit(world, ended.path)).status).toBe(200);
    world.advance(DAY_MS);

    const never = await visit(world, publicPath(NO_PAGE));
    expect([never.status, never.text]).toEqual([404, "gone en"]);
    const same = ({ "x-request-id": _id, date: _date, ...headers }: Record<string, string>) => headers;
    for (const page of await pages())
      expect([page.status, page.text, same(page.headers)]).toEqual([404, never.text, same(never.headers)]);
    expect(hidden.path).not.toBe(deleted.path);
  });

  it("shows its pictures under its own address, as long as it lasts", async () => {
    const world = await open();
    const upload = await world
      .as("ana")
      .post("/api/media")
      .type("image/jpeg")
      .send(await jpeg());
    const { image } = upload.body;
    const recipe = await world.addRecipe("ana", { image });
    const file = image.url.replace("/media/", "");
    const made = await link(world, recipe.id);
    const picture = await visit(world, `${made.path}/${file}`);
    expect([picture.status, picture.type]).toEqual([200, "image/webp"]);
    const known = await visit(world, `${made.path}/${file}`).set(
      "If-None-Match",
      picture.headers["etag"] ?? "",
    );
    expect(known.status).toBe(304);

    const plain = await link(world, (await world.addRecipe("ana", { name: "Plain" })).id);
    expect((await visit(world, `${plain.path}/cover.svg`)).type).toBe("image/svg+xml");
    for (const path of [
      `${plain.path}/${file}`,
      `${made.path}/cover.svg`,
      `${made.path}/unknown-480.webp`,
      `${made.path}/..%2flarder.sqlite`,
      `${made.path}/leek-soup`,
    ])
      expect([path, (await visit(world, path)).status]).toEqual([path, 404]);
    await world.as("ana").delete(`/api/links/${made.id}`);
    expect((await visit(world, `${made.path}/${file}`)).status).toBe(404);
  });
});

describe("guessing addresses", () => {
  it("S71: 1,000 guesses give nothing and are slowed, and a right address is answered meanwhile", async () => {
    const { world, link: made } = await withLink();
    const agent = world.as();
    const counts: Record<number, number> = {};
    for (let guess = 0; guess < 1000; guess += 1) {
      const { status } = await agent.get(publicPath(String(guess).padStart(22, "x")));
      counts[status] = (counts[status] ?? 0) + 1;
    }
    expect(counts).toEqual({ 404: 30, 429: 970 });
    const refused = await agent.get(publicPath(NO_PAGE));
    expect([refused.status, refused.text]).toEqual([429, "many en"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect((await agent.get(made.path)).status).toBe(200);
    const save = await world.as("ben").post("/api/links/save").send({ token: NO_PAGE });
    expect(save.status).toBe(429);
  });

  it("S71: guesses are counted over processes and restarts, and end", async () => {
    const store = await openSqliteStore({ file: ":memory:" });
    const [one, two] = [await open({}, { store }), await open({}, { store })];
    for (let guess = 0; guess < 30; guess += 1) await visit(one, publicPath(NO_PAGE)).expect(404);
    expect((await visit(two, publicPath(NO_PAGE))).status).toBe(429);
    two.advance(11 * 60_000);
    one.advance(11 * 60_000);
    const later = await open({}, { store, clock: () => new Date(NOW + 11 * 60_000) });
    expect((await visit(later, publicPath(NO_PAGE))).status).toBe(404);
  });
});

it("a link that is refused makes nothing public", async () => {
  const { world, recipe } = await withLink();
  const { id } = recipe;
  await world.as("ana").put(`/api/recipes/${id}/visibility`).send({ visibility: "private" }).expect(200);
  for (let n = 1; n < PUBLIC_LINK_LIMITS.links; n += 1)
    await world.store.publicLinks.insert(buildPublicLink(`full-${n}`, { userId: "ana" }), 1_000);
  const answer = await world
    .as("ana")
    .post("/api/links")
    .send({ target: { kind: "recipe", id } });
  expect([answer.status, answer.body.code]).toEqual([400, "links-full"]);
  expect((await world.store.recipes.findById(id))?.visibility).toBe("private");
});

describe("saving by a link", () => {
  const post = (world: World, uid: string, call: "open" | "save", path: string) =>
    world
      .as(uid)
      .post(`/api/links/${call}`)
      .send({ token: path.replace("/s/", "") });

  it("copies the recipe into the user's own, without anything of its owner", async () => {
    const { world, recipe, link: made } = await withLink({ shownName: "Ana" });
    const opened = await post(world, "ben", "open", made.path);
    expect(opened.body).toMatchObject({ kind: "recipe", name: "Leek soup", shownName: "Ana", own: null });
    const saved = await post(world, "ben", "save", made.path);
    expect([saved.status, saved.body.name]).toEqual([201, "Leek soup"]);
    const copy = await world.store.recipes.findById(saved.body.id);
    expect(copy).toMatchObject({ userId: "ben", name: "Leek soup", slug: saved.body.slug });
    expect(copy?.id).not.toBe(recipe.id);
    expect(copy?.origin).toMatchObject({ recipeId: recipe.id, name: "Leek soup" });
    expect(JSON.stringify(copy)).not.toContain('"ana');
  });

  it("leads the owner to their own recipe", async () => {
    const { world, recipe, link: made } = await withLink();
    const { id, slug } = recipe;
    expect((await post(world, "ana", "open", made.path)).body.own).toEqual({ id, slug });
    expect((await post(world, "ana", "save", made.path)).body).toMatchObject({ id, slug });
  });

  it("is refused for an address that leads nowhere", async () => {
    const world = await open();
    for (const call of ["open", "save"] as const) {
      const { status, body } = await post(world, "ben", call, publicPath(NO_PAGE));
      expect([status, body.code]).toEqual([404, "link-gone"]);
    }
  });
});
