import { beforeEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { cleanUpUploads } from "./clean-up-uploads.ts";
import { createImporter, paprikaFile } from "./testing/imports-world.ts";

const HOUR_MS = 60 * 60 * 1000;
const UPLOAD_HOURS = 48;

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

const uploadsHere = async () => (await world.ports.uploads.list()).map(({ importId }) => importId);
const cleanUp = () => cleanUpUploads(world.ports, UPLOAD_HOURS);

describe("the clean-up of uploads", () => {
  it("removes an upload that nobody continues, with its import, and no younger one", async () => {
    const ana = createImporter(world);
    const old = await ana.post("", { files: [{ name: "a.zip", size: 3 }] });
    await ana.upload(old.id, 0, Buffer.from("one"));
    world.advance((UPLOAD_HOURS - 1) * HOUR_MS);
    const young = await ana.post("", { files: [{ name: "b.zip", size: 3 }] });
    await ana.upload(young.id, 0, Buffer.from("two"));
    await cleanUp();
    expect(await uploadsHere()).toEqual([old.id, young.id]);
    world.advance(2 * HOUR_MS);
    await cleanUp();
    expect(await uploadsHere()).toEqual([young.id]);
    const { body } = await world.as("ana").get("/api/imports");
    expect(body.imports.map(({ id }: { id: string }) => id)).toEqual([young.id]);
  });

  it("removes pieces whose import is gone, once they are an hour old, and never a report", async () => {
    const done = await createImporter(world).importAll(paprikaFile({ name: "Leek soup" }));
    await world.ports.uploads.put(
      "gone",
      { file: 0, piece: 0 },
      Uint8Array.of(1),
      world.ports.clock().toISOString(),
    );
    await cleanUp();
    expect(await uploadsHere()).toEqual(["gone"]);
    world.advance(100 * HOUR_MS);
    await cleanUp();
    expect(await uploadsHere()).toEqual([]);
    expect((await createImporter(world).get(done.id)).state).toBe("done");
  });
});
