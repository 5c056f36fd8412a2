import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Store, StoreUnavailable } from "../../ports/store.ts";
import { filesIn } from "../../storage/testing/media-cases.ts";
import { jpeg } from "../../testing/photos.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { ownTurns } from "../../testing/own-turns.ts";
import { startSweeping, cleanUpUnusedPictures } from "./clean-up-pictures.ts";

const HOUR = 60 * 60 * 1000;

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

async function upload(): Promise<{ url: string }> {
  const post = world.as("ana").post("/api/media").set("Content-Type", "image/jpeg");
  return (await post.send(await jpeg())).body.image;
}
const isThere = async ({ url }: { url: string }) => (await world.as("ana").get(url)).status === 200;

describe("cleaning up once", () => {
  it("removes unused pictures in all widths once they are a day old", async () => {
    const image = await upload();
    world.advance(24 * HOUR);
    expect(await cleanUpUnusedPictures(world.ports)).toBe(0);
    expect(await isThere(image)).toBe(true);
    world.advance(1);
    expect(await cleanUpUnusedPictures(world.ports)).toBe(2);
    expect(await filesIn(world.ports.media)).toEqual([]);
  });

  it("keeps the pictures of recipes, also of hidden ones", async () => {
    const [shown, hidden] = [await upload(), await upload()];
    await world.addRecipe("ana", { image: shown });
    const { id } = await world.addRecipe("ana", { image: hidden });
    await world.store.recipes.setHidden(id, "eva");
    world.advance(100 * 24 * HOUR);
    expect(await cleanUpUnusedPictures(world.ports)).toBe(0);
    expect([await isThere(shown), await isThere(hidden)]).toEqual([true, true]);
  });

  it("keeps a picture for the version that shows it, for as long as that is stored", async () => {
    const [first, second] = [await upload(), await upload()];
    const { id } = await world.addRecipe("ana", { image: first });
    await world.as("ana").patch(`/api/recipes/${id}`).send({ image: second }).expect(200);
    world.advance(364 * 24 * HOUR);
    expect(await cleanUpUnusedPictures(world.ports)).toBe(0);
    await world.as("ana").post(`/api/recipes/${id}/versions/1/restore`).send({}).expect(200);
    world.advance(2 * 24 * HOUR);
    expect(await cleanUpUnusedPictures(world.ports)).toBe(0);
    world.advance(366 * 24 * HOUR);
    await cleanUpUnusedPictures(world.ports);
    expect([await isThere(first), await isThere(second)]).toEqual([true, false]);
  });

  it("removes the picture of a recipe that was deleted, and one that no recipe has", async () => {
    const [deleted, unused, used] = [await upload(), await upload(), await upload()];
    const first = await world.addRecipe("ana", { image: deleted });
    await world.addRecipe("ana", { image: used });
    await world.as("ana").delete(`/api/recipes/${first.id}`).expect(200);
    expect(await isThere(deleted)).toBe(true);
    world.advance(25 * HOUR);
    await cleanUpUnusedPictures(world.ports);
    expect([await isThere(deleted), await isThere(unused), await isThere(used)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("leaves an old picture that a recipe is about to use", async () => {
    const image = await upload();
    world.advance(30 * HOUR);
    const { store, media, clock } = world.ports;
    const slowStore: Store = {
      ...store,
      transfer: {
        ...store.transfer,
        /** The recipe is saved after the sweep has read all recipes. */
        async *read(kind) {
          yield* store.transfer.read(kind);
          await world.addRecipe("ana", { image });
        },
      },
    };
    await cleanUpUnusedPictures({ store: slowStore, media, clock });
    expect(await isThere(image)).toBe(true);
  });

  it("removes half written files", async () => {
    await world.ports.media.put("4f1c.tmp", Uint8Array.of(1), world.ports.clock().toISOString());
    world.advance(25 * HOUR);
    expect(await cleanUpUnusedPictures(world.ports)).toBe(1);
  });
});

describe("the schedule of cleaning up", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("begins at once, repeats every six hours whatever happens, and ends when it is stopped", async () => {
    const swept: number[] = [];
    const failed: unknown[] = [];
    let broken = false;
    const list = vi.fn(() => {
      if (broken) throw new StoreUnavailable("no media");
      return world.ports.media.list();
    });
    const ports = { ...world.ports, media: { ...world.ports.media, list } };
    const stop = startSweeping(ports, ownTurns, {
      swept: (files) => swept.push(files),
      failed: (e) => failed.push(e),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(list).toHaveBeenCalledTimes(1);
    broken = true;
    await vi.advanceTimersByTimeAsync(6 * HOUR);
    broken = false;
    await vi.advanceTimersByTimeAsync(6 * HOUR);
    expect([swept, failed]).toEqual([[0, 0], [expect.any(StoreUnavailable)]]);
    await stop();
    await vi.advanceTimersByTimeAsync(60 * HOUR);
    expect(list).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });
});
