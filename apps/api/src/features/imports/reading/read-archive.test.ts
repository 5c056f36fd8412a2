import { bytesSource } from "@larder/archives";
import { zipOf } from "@larder/archives/testing/zip-of";
import { describe, expect, it, onTestFinished } from "vitest";
import { jpeg } from "../../../testing/photos.ts";
import { paprikaArchive, paprikaFile } from "../testing/imports-world.ts";
import { readArchive, type ReadOptions } from "./read-archive.ts";

/** Opens bytes; `fail` may let a read of the file hang. */
async function open(
  bytes: Uint8Array,
  options: Partial<ReadOptions> = {},
  before: (start: number) => Promise<void> = async () => {},
) {
  const source = bytesSource(bytes);
  const archive = await readArchive(
    {
      files: [{ name: "export", size: bytes.length }],
      read: async (_file, start, length) => {
        await before(start);
        return Uint8Array.from(await source.read(start, length));
      },
    },
    { entryMs: 5_000, heapMegabytes: 128, ...options },
  );
  onTestFinished(() => archive.close());
  return archive;
}

async function namesOf(archive: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  const names: string[] = [];
  for (let entry = await archive.next(); entry; entry = await archive.next())
    names.push(entry.kind === "recipe" ? entry.draft.name : `${entry.entry}: ${entry.reason}`);
  return names;
}

describe("an archive that is read in a thread", { timeout: 60_000 }, () => {
  it("gives its entries and their pictures one at a time", async () => {
    const [one, two] = [await jpeg({ width: 30 }), await jpeg({ width: 40 })];
    const photos = [one, two].map((photo) => ({ data: photo.toString("base64") }));
    const archive = await open(await paprikaArchive({ name: "Leek soup", photos }, { name: "Bean stew" }));
    expect(archive.formats).toEqual(["paprika"]);
    expect(await archive.next()).toMatchObject({
      kind: "recipe",
      ownId: "uid of Leek soup",
      pictures: [{}, {}],
    });
    expect(Buffer.compare(Buffer.from((await archive.picture(1)) ?? []), two)).toBe(0);
    expect(await archive.picture(2)).toBeNull();
    expect(await namesOf(archive)).toEqual(["Bean stew"]);
    expect(await archive.next()).toBeNull();
  });

  it("says why nothing can be read", async () => {
    await expect(open(Buffer.from("nothing of ours"))).rejects.toMatchObject({ failure: "archive-unknown" });
  });

  it("lists an entry whose reading hangs as unread, and goes on behind it", async () => {
    const names = ["One", "Two", "Three", "Four"];
    const bytes = await paprikaArchive(...names.map((name) => ({ name })));
    const at = Buffer.from(bytes).indexOf("Two.paprikarecipe");
    let isOpen = false;
    const archive = await open(bytes, { entryMs: 4_000 }, async (start) => {
      // The body of the second entry never arrives once the archive is open.
      if (isOpen && start > at - 40 && start < at + 60) await new Promise(() => {});
    });
    isOpen = true;
    expect(await namesOf(archive)).toEqual(["One", "Two.paprikarecipe: entry-slow", "Three", "Four"]);
  });

  it("leaves out files that have stopped a thread before", async () => {
    const bytes = await paprikaArchive({ name: "One" }, { name: "Two" });
    const archive = await open(bytes, { without: ["One.paprikarecipe"] });
    expect(await namesOf(archive)).toEqual(["Two"]);
  });

  it("reads a file across all parts that it is handed in", async () => {
    const archive = await open(await zipOf({ "a.paprikarecipe": paprikaFile({ name: "Leek soup" }) }));
    expect(await namesOf(archive)).toEqual(["Leek soup"]);
  });
});
