import { crc32, deflateRawSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ARCHIVE_LIMITS } from "../archive-limits.ts";
import { EntryError } from "../entry-error.ts";
import { collect } from "../testing/collect.ts";
import { entriesOf } from "../testing/entries-of.ts";
import { zipOf } from "../testing/zip-of.ts";
import { openArchive } from "../open-archive.ts";
import { zipStream } from "../write/zip-stream.ts";
import { createBudget } from "./budget.ts";
import { bytesSource } from "./byte-source.ts";
import { sourceInside } from "./source-inside.ts";
import type { TreeFile } from "./tree.ts";
import { openZip } from "./zip.ts";

const CENTRAL = 0x02_01_4b_50;
const SOUP = gzipSync(JSON.stringify({ name: "Leek soup", ingredients: "2 leeks" }));

async function open(bytes: Uint8Array, limits = {}) {
  return openZip(bytesSource(bytes), createBudget({ ...ARCHIVE_LIMITS, ...limits }));
}

async function reasonOf(file: TreeFile | undefined): Promise<string> {
  try {
    await file?.bytes();
    return "read";
  } catch (error) {
    return error instanceof EntryError ? error.reason : "crashed";
  }
}

/** Returns the positions of the entries of the directory. */
function entriesAt(zip: Buffer): number[] {
  return [...zip.keys()].filter((at) => at + 4 <= zip.length && zip.readUInt32LE(at) === CENTRAL);
}

async function written(files: Record<string, string>): Promise<Buffer> {
  const all = Object.entries(files).map(([path, bytes]) => ({ path, bytes, isCompressed: true }));
  return Buffer.concat(await collect(zipStream(all, "2026-01-01T00:00:00Z")));
}

describe("a zip archive", () => {
  it("gives its files, and their beginnings without unpacking them", async () => {
    const text = "leek soup ".repeat(10_000);
    const tree = await open(await zipOf({ "a/b.txt": text, c: "x" }));
    const [file] = tree.files;
    expect(Buffer.from((await file?.head(20)) ?? []).toString()).toBe(text.slice(0, 20));
    expect(Buffer.from((await file?.bytes()) ?? []).toString()).toBe(text);
    expect(tree.files.map(({ path }) => path)).toEqual(["a/b.txt", "c"]);
  });

  it("gives paths that stay inside, whatever the names are", async () => {
    const zip = await written({
      "../../up": "1",
      "C:\\windows\\x": "2",
      "/abs/y": "3",
      "": "4",
      "dots/./../z": "5",
    });
    const paths = (await open(zip)).files.map(({ path }) => path);
    expect(paths.toSpliced(3, 1)).toEqual(["up", "windows/x", "abs/y", "dots/z"]);
    expect(paths[3]).toMatch(/^file-\d+$/);
  });

  it("leaves a file unread whose method is unknown, and reads those beside it", async () => {
    const zip = await written({ one: "1", two: "2" });
    zip.writeUInt16LE(12, (entriesAt(zip)[0] ?? 0) + 10);
    const { files } = await open(zip);
    expect(await Promise.all(files.map(reasonOf))).toEqual(["entry-method", "read"]);
    expect(await files[0]?.head()).toHaveLength(0);
  });

  it("is refused when it has a password, and when its files lie in one another", async () => {
    const locked = await written({ one: "1" });
    locked.writeUInt16LE(1, (entriesAt(locked)[0] ?? 0) + 8);
    await expect(open(locked)).rejects.toMatchObject({ failure: "archive-encrypted" });
    const shared = await written({ one: "1", two: "2" });
    shared.writeUInt32LE(0, (entriesAt(shared)[1] ?? 0) + 42);
    await expect(open(shared)).rejects.toMatchObject({ failure: "archive-damaged" });
  });

  it("is refused when it is cut off or names too many files", async () => {
    const zip = await written({ one: "1", two: "2" });
    await expect(open(zip.subarray(0, -30))).rejects.toMatchObject({ failure: "archive-damaged" });
    await expect(open(zip, { files: 1 })).rejects.toMatchObject({ failure: "archive-too-large" });
  });

  it("unpacks no more than the limits, however small the directory says that it is", async () => {
    const zip = Buffer.from(await zipOf({ big: Buffer.alloc(3_000_000), small: "x" }));
    zip.writeUInt32LE(100, (entriesAt(zip)[0] ?? 0) + 24);
    const { files } = await open(zip, { fileBytes: 1_000_000 });
    expect(await Promise.all(files.map(reasonOf))).toEqual(["entry-too-large", "read"]);
  });

  it("counts what all files give together", async () => {
    const zip = await zipOf({ a: Buffer.alloc(600), b: Buffer.alloc(600) });
    const { files } = await open(zip, { totalBytes: 1_000 });
    const [first, second] = files;
    expect([await reasonOf(first), await reasonOf(second)]).toEqual(["read", "entry-too-large"]);
  });
});

describe("an archive in an archive", () => {
  it("is read until a depth, and left out below", async () => {
    let zip = await zipOf({ soup: SOUP });
    for (let depth = 0; depth < 2; depth += 1) zip = await zipOf({ "inner.zip": zip });
    expect(await entriesOf(zip)).toMatchObject([{ kind: "recipe" }]);
    await expect(openArchive([bytesSource(await zipOf({ "inner.zip": zip }))])).rejects.toMatchObject({
      failure: "archive-unknown",
    });
  });

  it("is read again after its bytes were dropped", async () => {
    let reads = 0;
    const content = deflateRawSync(Buffer.from("leek soup"));
    const file: TreeFile = {
      path: "x",
      name: "x",
      size: content.length,
      bytes: async () => {
        reads += 1;
        return Buffer.from(content);
      },
      head: async () => content,
    };
    const source = await sourceInside(file, 1_000);
    expect(reads).toBe(1);
    expect(crc32(await source.read(0, content.length))).toBe(crc32(content));
    expect(source.size).toBe(content.length);
  });
});
