import { beforeEach, describe, expect, it } from "vitest";
import { filesIn } from "../../storage/testing/media-cases.ts";
import { jpeg } from "../../testing/photos.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { cleanUpUnusedPictures } from "./clean-up-pictures.ts";

const DAY = 24 * 60 * 60 * 1000;

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

async function upload(uid = "ana"): Promise<{ url: string }> {
  const post = world.as(uid).post("/api/media").set("Content-Type", "image/jpeg");
  return (await post.send(await jpeg())).body.image;
}
const patch = (id: string, change: object, uid = "ana") =>
  world.as(uid).patch(`/api/recipes/${id}`).send(change);
const statusOf = async ({ url }: { url: string }, uid?: string) => (await world.as(uid).get(url)).status;

describe("the further pictures of a recipe", () => {
  it("are stored ones, set with the recipe or later, in their order", async () => {
    const [image, side, above] = [await upload(), await upload(), await upload()];
    const { id, slug } = await world.addRecipe("ana", { image, moreImages: [side] });
    const { body } = await patch(id, { moreImages: [above, side] }).expect(200);
    expect(body.recipe).toMatchObject({ image, moreImages: [above, side] });
    const read = await world.as("ben").get(`/api/recipes/slug/${slug}`);
    expect(read.body.recipe.moreImages).toEqual([above, side]);
  });

  it.each([null, [], ""])("are removed by %j", async (nothing) => {
    const { id } = await world.addRecipe("ana", { moreImages: [await upload()] });
    expect((await patch(id, { moreImages: nothing }).expect(200)).body.recipe).not.toHaveProperty(
      "moreImages",
    );
  });

  it.each([
    ["one of another site", [{ url: "https://example.com/a.jpg" }]],
    ["one that nobody sent", [{ url: "/media/unknown-480.webp" }]],
    ["a number", 7],
    ["a list with a text", ["soup"]],
  ])("are never %s: a new recipe has none, and a change is refused", async (_, moreImages) => {
    const used = await upload();
    const recipe = await world.addRecipe("ana", { moreImages });
    expect(recipe).not.toHaveProperty("moreImages");
    await patch(recipe.id, { moreImages: [used] }).expect(200);
    const refused = await patch(recipe.id, { moreImages });
    expect([refused.status, refused.body.code]).toEqual([400, "picture-unknown"]);
    const { body } = await world.as("ana").get(`/api/recipes/slug/${recipe.slug}`);
    expect(body.recipe.moreImages).toEqual([used]);
  });

  it("of a private recipe are served to who sees it alone, and nobody else can take them", async () => {
    const [image, side] = [await upload(), await upload()];
    const { id } = await world.addRecipe("ana", { image, moreImages: [side] });
    expect(await statusOf(side)).toBe(200);
    await world.as("ana").put(`/api/recipes/${id}/visibility`).send({ visibility: "private" }).expect(200);
    expect([await statusOf(side), await statusOf(side, "ben"), await statusOf(side, "ana")]).toEqual([
      404, 404, 200,
    ]);
    const taken = await world.addRecipe("ben", { moreImages: [side] });
    expect(taken).not.toHaveProperty("moreImages");
    const change = await patch(taken.id, { moreImages: [side] }, "ben");
    expect([change.status, change.body.code]).toEqual([400, "picture-unknown"]);
  });

  it("come along with a copy, and with a version that is restored", async () => {
    const [image, side] = [await upload(), await upload()];
    const { id } = await world.addRecipe("ana", { image, moreImages: [side] });
    const copy = await world.as("ben").post(`/api/recipes/${id}/copy`).send({}).expect(201);
    expect(copy.body.recipe).toMatchObject({ image, moreImages: [side] });
    await patch(id, { image: null, moreImages: [] }).expect(200);
    const restored = await world.as("ana").post(`/api/recipes/${id}/versions/1/restore`).send({});
    expect(restored.body.recipe).toMatchObject({ image, moreImages: [side] });
  });

  it("are kept for the recipe and for its versions, and removed when neither shows them", async () => {
    const [image, side, gone] = [await upload(), await upload(), await upload()];
    const { id } = await world.addRecipe("ana", { image, moreImages: [side] });
    const other = await world.addRecipe("ana", { moreImages: [gone] });
    await patch(id, { moreImages: [] }).expect(200);
    await world.as("ana").delete(`/api/recipes/${other.id}`).expect(200);
    world.advance(2 * DAY);
    expect(await cleanUpUnusedPictures(world.ports)).toBe(2);
    expect([await statusOf(side, "ana"), await statusOf(gone, "ana")]).toEqual([200, 404]);
    await world.as("ana").delete(`/api/recipes/${id}`).expect(200);
    await cleanUpUnusedPictures(world.ports);
    expect(await filesIn(world.ports.media)).toEqual([]);
  });
});
