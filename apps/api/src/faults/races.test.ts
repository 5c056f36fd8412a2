import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createWebPages } from "../adapters/web-pages/web-pages.ts";
import type { Store } from "../ports/store.ts";
import { serveRecipePage } from "../testing/recipe-page.ts";
import { type TestLocation, testLocations } from "../storage/testing/test-locations.ts";
import { createTestApp } from "../testing/test-app.ts";

/** Here it is what comes of it that counts, not how long it takes. */
const TIMEOUT_MS = 15_000;
const USERS = ["ana", "ben", "cleo", "dan", "eve"];

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

describe.each(testLocations)("many at once, in %s", (_, makeLocation) => {
  let location: TestLocation;
  let store: Store;
  let world: Awaited<ReturnType<typeof createTestApp>>;
  beforeEach(async () => {
    location = await makeLocation();
    store = await location.open(TIMEOUT_MS);
    world = await createTestApp({}, { store });
  });
  afterEach(async () => {
    await store.close();
    await location.remove();
  });

  const namesAndSlugs = async () => {
    const { body } = await world.as("ana").get("/api/recipes").expect(200);
    return body.recipes.map(({ name, slug }: { name: string; slug: string }) => ({ name, slug }));
  };

  it("F07: 100 imports of one page over two servers store one recipe, which all others return", async () => {
    const site = await serveRecipePage({ delayMs: 50 });
    const pages = () => createWebPages({ allowHosts: [site.host] });
    const servers = [
      await createTestApp({}, { store, pages: pages() }),
      await createTestApp({}, { store: await location.open(TIMEOUT_MS), pages: pages() }),
    ];
    const answers = await times(100, async (n) => {
      const server = servers[n % servers.length] ?? world;
      const address = n % 3 === 0 ? site.url : `${site.url}?utm_source=mail#${n}`;
      return server
        .as(USERS[n % USERS.length])
        .post("/api/recipes/scrape")
        .send({ url: address });
    });
    const [stored] = await namesAndSlugs();
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const led = answers.filter(({ status }) => status === 409).map(({ body }) => body.existingRecipe.slug);
    expect(led).toHaveLength(99);
    expect(new Set(led)).toEqual(new Set([stored.slug]));
    expect(await namesAndSlugs()).toHaveLength(1);
    expect(site.asked.length).toBeLessThanOrEqual(4);
    await Promise.all(servers.map(({ ports }) => ports.pages.close()));
    await servers[1]?.store.close();
    await site.close();
  });

  it("F08: 100 recipes of one name in one millisecond get 100 slugs", async () => {
    await times(100, (n) => world.addRecipe(USERS[n % USERS.length] ?? "ana"));
    const stored: { slug: string }[] = await namesAndSlugs();
    expect(new Set(stored.map(({ slug }) => slug)).size).toBe(100);
  });

  it("F09: 50 toggles of one user end in the state of their number, with one bookmark at most", async () => {
    const { id } = await world.addRecipe("ana");
    const toggle = () => world.as("ben").post(`/api/recipes/${id}/bookmark`).send({}).expect(200);
    const answers = await times(50, toggle);
    expect(answers.filter(({ body }) => body.isBookmarked)).toHaveLength(25);
    expect((await world.as("ben").get("/api/bookmarks")).body.recipes).toEqual([]);
    await times(25, toggle);
    expect((await world.as("ben").get("/api/bookmarks")).body.recipes).toMatchObject([{ id }]);
    expect((await store.transfer.counts()).bookmarks).toBe(1);
  });

  it("F10: of two edits of one version one is answered 200, the other 412 and is not stored", async () => {
    const { id, slug } = await world.addRecipe("ana");
    const seen = await world.as("ana").get(`/api/recipes/slug/${slug}`);
    const edit = (name: string) =>
      world
        .as("ana")
        .patch(`/api/recipes/${id}`)
        .set("If-Match", String(seen.headers["etag"]))
        .send({ name });
    const names = ["By the first", "By the second"];
    const statuses = await Promise.all(names.map(async (name) => (await edit(name)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412]);
    const { body } = await world.as("ana").get(`/api/recipes/slug/${slug}`);
    expect(body.recipe).toMatchObject({ name: names[statuses.indexOf(200)], version: 2 });
  });

  it("F11: a recipe deleted while it is bookmarked and edited is in no list, and a change of it is 404", async () => {
    const { id } = await world.addRecipe("ana");
    const stays = await world.addRecipe("ana", { name: "Pea soup" });
    for (const user of USERS) await world.as(user).post(`/api/recipes/${id}/bookmark`).expect(200);
    const toggles = times(20, (n) => world.as(`user${n}`).post(`/api/recipes/${id}/bookmark`).send({}));
    const edits = times(10, (n) =>
      world
        .as("ana")
        .patch(`/api/recipes/${id}`)
        .send({ name: `Soup ${n}` }),
    );
    await world.as("ana").delete(`/api/recipes/${id}`).expect(200);
    const statuses = [...(await toggles), ...(await edits)].map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    await world.as("ana").patch(`/api/recipes/${id}`).send({ name: "Gone" }).expect(404);
    await world.as("ana").post(`/api/recipes/${id}/bookmark`).expect(404);
    expect(await namesAndSlugs()).toEqual([{ name: "Pea soup", slug: stays.slug }]);
    for (const user of [...USERS, "user0", "user19"]) {
      expect((await world.as(user).get("/api/bookmarks").expect(200)).body.recipes).toEqual([]);
    }
  });
});
