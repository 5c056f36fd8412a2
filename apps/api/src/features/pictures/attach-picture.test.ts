import { beforeEach, describe, expect, it } from "vitest";
import { filesIn } from "../../storage/testing/media-cases.ts";
import { endsOf, jpeg } from "../../testing/photos.ts";
import { createTestApp } from "../../testing/test-app.ts";

const PAGE = "https://soup.example/leek";
const PHOTO = "https://img.example/leek.jpg";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
  world.web.web[PAGE] = pageWith({ image: PHOTO });
});

function pageWith(fields: object): string {
  const recipe = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Leek soup",
    recipeIngredient: ["2 leeks"],
    recipeInstructions: ["Simmer."],
    ...fields,
  };
  return `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
}

const importPage = async (uid = "ana") =>
  (await world.as(uid).post("/api/recipes/scrape").send({ url: PAGE }).expect(201)).body.recipe;
const stored = async (slug: string) => (await world.as("ana").get(`/api/recipes/slug/${slug}`)).body.recipe;

describe("an import", () => {
  it("stores the page's picture, which the server then serves", async () => {
    world.web.photos[PHOTO] = await jpeg({ width: 1600, height: 900 });
    const recipe = await importPage();
    expect(recipe.image).toMatchObject({
      url: expect.stringMatching(/^\/media\/[\w-]+-1280\.webp$/),
      width: 1280,
      height: 720,
    });
    expect(recipe.image).toEqual((await stored(recipe.slug)).image);
    expect(await endsOf((await world.as().get(recipe.image.url)).body)).toEqual(["red", "blue"]);
    expect(world.web.fetched).toEqual([PAGE, PHOTO]);
  });

  it("fetches the picture once, however often the page is asked for", async () => {
    world.web.photos[PHOTO] = await jpeg();
    await importPage();
    for (const uid of ["ana", "ben"]) {
      await world.as(uid).post("/api/recipes/scrape").send({ url: PAGE }).expect(409);
    }
    expect(world.web.fetched.filter((address) => address === PHOTO)).toHaveLength(1);
  });

  it.each([
    ["cannot be reached", "unreachable"],
    ["is gone", "gone"],
    ["is too large", "too-large"],
    ["is a page instead", "not-a-page"],
    ["is no picture", Buffer.from("<html>no picture</html>")],
    ["is an SVG", Buffer.from("<svg/>")],
    ["is a counting pixel", jpeg({ width: 1, height: 1 })],
    ["is a banner", jpeg({ width: 900, height: 90 })],
  ] as const)("stores no picture that %s", async (_, answer) => {
    world.web.photos[PHOTO] = answer;
    const recipe = await importPage();
    expect(recipe).toMatchObject({ name: "Leek soup", version: 1 });
    expect(recipe).not.toHaveProperty("image");
    expect(world.web.fetched).toContain(PHOTO);
    expect(await filesIn(world.ports.media)).toEqual([]);
  });

  it("fetches nothing when the page names no picture, or a data URL", async () => {
    for (const image of [undefined, "", "data:image/png;base64,AAAA", "javascript:alert(1)"]) {
      world = await createTestApp();
      world.web.web[PAGE] = pageWith({ image });
      await importPage();
      expect(world.web.fetched).toEqual([PAGE]);
    }
  });

  it("stores no picture when there is no room for it", async () => {
    const media = { ...world.ports.media, put: () => Promise.reject(new Error("disk full")) };
    world = await createTestApp({}, { media });
    world.web.web[PAGE] = pageWith({ image: PHOTO });
    world.web.photos[PHOTO] = await jpeg();
    expect(await importPage()).not.toHaveProperty("image");
  });

  it("answers without a picture that is slow, which then comes later", { timeout: 15_000 }, async () => {
    const slow = Promise.withResolvers<Uint8Array>();
    world.web.photos[PHOTO] = slow.promise;
    const startedAt = performance.now();
    const recipe = await importPage();
    expect(recipe).not.toHaveProperty("image");
    const waitedMs = performance.now() - startedAt;
    expect(waitedMs).toBeGreaterThan(3_900);
    expect(waitedMs).toBeLessThan(8_000);
    slow.resolve(await jpeg());
    await expect.poll(async () => (await stored(recipe.slug)).image).toMatchObject({ width: 600 });
    expect((await stored(recipe.slug)).version).toBe(2);
  });

  it("does not replace a picture that its owner has chosen during the import", async () => {
    const slow = Promise.withResolvers<Uint8Array>();
    world.web.photos[PHOTO] = slow.promise;
    const importing = importPage();
    const listed = async () => (await world.as("ana").get("/api/recipes")).body.recipes;
    await expect.poll(async () => (await listed()).length).toBe(1);
    const [{ id }] = await listed();
    const post = world.as("ana").post("/api/media").set("Content-Type", "image/jpeg");
    const { image } = (await post.send(await jpeg({ width: 320, height: 320 }))).body;
    await world.as("ana").patch(`/api/recipes/${id}`).send({ image }).expect(200);
    slow.resolve(await jpeg());
    expect((await importing).image).toEqual(image);
    expect((await listed())[0].image).toEqual(image);
  });

  it("stores no picture when its recipe is deleted during the import", async () => {
    const slow = Promise.withResolvers<Uint8Array>();
    world.web.photos[PHOTO] = slow.promise;
    const importing = importPage();
    const listed = async () => (await world.as("ana").get("/api/recipes")).body.recipes;
    await expect.poll(async () => (await listed()).length).toBe(1);
    await world
      .as("ana")
      .delete(`/api/recipes/${(await listed())[0].id}`)
      .expect(200);
    slow.resolve(await jpeg());
    expect(await importing).not.toHaveProperty("image");
    expect(await listed()).toEqual([]);
  });
});
