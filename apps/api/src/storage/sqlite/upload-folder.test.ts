import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { uploadCases } from "../testing/upload-cases.ts";
import { createUploadFolder } from "./upload-folder.ts";

const NOW = "2026-03-02T12:00:00.000Z";

let folder = "";
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "larder-uploads-")), "uploads");
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

describe("the folder of uploads", () => {
  uploadCases({ open: async () => createUploadFolder(folder) });

  it("takes nothing for a piece that a crash left half written", async () => {
    const uploads = createUploadFolder(folder);
    await uploads.put("one", { file: 0, piece: 0 }, Uint8Array.of(1), NOW);
    await writeFile(join(folder, "one", "4f1c.tmp"), "hal");
    expect(await uploads.present("one")).toEqual([{ file: 0, piece: 0 }]);
    await uploads.remove("one");
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(["../one", "", ".", "a/b"])("refuses the id %j, which names another folder", async (id) => {
    const uploads = createUploadFolder(folder);
    const piece = uploads.put(id, { file: 0, piece: 0 }, Uint8Array.of(1), NOW);
    await expect(piece).rejects.toThrow(/no id/);
    await expect(uploads.remove(id)).rejects.toThrow(/no id/);
  });

  it("reports a failure of the store when the folder cannot be used", async () => {
    await writeFile(folder, "a file stands where the folder should be");
    const uploads = createUploadFolder(folder);
    await expect(uploads.put("one", { file: 0, piece: 0 }, Uint8Array.of(1), NOW)).rejects.toThrow(
      StoreUnavailable,
    );
  });
});
