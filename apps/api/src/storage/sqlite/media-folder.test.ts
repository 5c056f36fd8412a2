import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { filesIn, mediaCases } from "../testing/media-cases.ts";
import { createMediaFolder } from "./media-folder.ts";

const NOW = "2026-03-02T12:00:00.000Z";

let folder = "";
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "larder-media-")), "media");
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

describe("the media folder", () => {
  mediaCases({ open: async () => createMediaFolder(folder) });

  it("leaves nothing half written beside a file", async () => {
    const media = createMediaFolder(folder);
    await Promise.all(["a", "b", "c"].map((name) => media.put(name, new Uint8Array(99_999), NOW)));
    expect((await readdir(folder)).toSorted()).toEqual(["a", "b", "c"]);
  });

  it("lists files that a crash left half written, for cleaning up", async () => {
    const media = createMediaFolder(folder);
    await media.put("a", Uint8Array.of(1), NOW);
    await writeFile(join(folder, "4f1c.tmp"), "hal");
    expect((await filesIn(media)).map(({ name }) => name)).toEqual(["4f1c.tmp", "a"]);
  });

  it("refuses to write a file elsewhere", async () => {
    const media = createMediaFolder(folder);
    await expect(media.put("../larder.sqlite", Uint8Array.of(1), NOW)).rejects.toThrow(/no name/);
  });

  it("reports a failure of the store when the folder cannot be used", async () => {
    await writeFile(folder, "a file stands where the folder should be");
    const media = createMediaFolder(folder);
    await expect(media.put("a", Uint8Array.of(1), NOW)).rejects.toThrow(StoreUnavailable);
    await expect(media.get("a")).rejects.toThrow(StoreUnavailable);
  });
});
