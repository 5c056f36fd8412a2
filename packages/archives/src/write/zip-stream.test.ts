import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { describe, expect, it } from "vitest";
import { collect } from "../testing/collect.ts";
import type { WrittenFile } from "./exported-recipe.ts";
import { zipStream } from "./zip-stream.ts";

const AT = "2026-11-28T20:15:30.000Z";

async function entriesOf(bytes: Uint8Array) {
  return new ZipReader(new Uint8ArrayReader(bytes)).getEntries();
}

const zipped = async (files: readonly WrittenFile[]) => Buffer.concat(await collect(zipStream(files, AT)));

describe("a zip archive that is written as a stream", () => {
  it("is read by another program with its names, times and contents", async () => {
    const [text, picture] = await entriesOf(
      await zipped([
        { path: "Menü/葱 🍲.txt", bytes: "soup ".repeat(1_000) },
        { path: "picture.jpg", bytes: new Uint8Array([1, 2, 3]), isCompressed: true },
      ]),
    );
    expect(text).toMatchObject({ filename: "Menü/葱 🍲.txt", uncompressedSize: 5_000, compressionMethod: 8 });
    expect(text?.rawLastModDate).toBeDefined();
    expect(picture).toMatchObject({ filename: "picture.jpg", compressionMethod: 0, compressedSize: 3 });
    const content = text && "getData" in text ? await text.getData?.(new Uint8ArrayWriter()) : null;
    expect(Buffer.from(content ?? []).toString()).toBe("soup ".repeat(1_000));
  });

  it("begins with the first file, whole and without extra fields, as EPUB demands", async () => {
    const bytes = await zipped([{ path: "mimetype", bytes: "application/epub+zip", isCompressed: true }]);
    expect(bytes.subarray(30, 58).toString()).toBe("mimetypeapplication/epub+zip");
    expect(bytes.readUInt16LE(28)).toBe(0);
  });

  it("is written as zip64 when it has more files than the plain form can count", async () => {
    const files = Array.from({ length: 66_000 }, (_, n) => ({
      path: `${n}.txt`,
      bytes: "x",
      isCompressed: true,
    }));
    const entries = await entriesOf(await zipped(files));
    expect(entries.length).toBe(66_000);
    expect(entries.at(-1)?.filename).toBe("65999.txt");
  });

  it("asks for the next file only when the last one was taken, and ends when its reader leaves", async () => {
    let made = 0;
    let isEnded = false;
    async function* files(): AsyncGenerator<WrittenFile> {
      try {
        for (;;) {
          made += 1;
          yield { path: `${made}.jpg`, bytes: new Uint8Array(1_000), isCompressed: true };
        }
      } finally {
        isEnded = true;
      }
    }
    let taken = 0;
    for await (const _ of zipStream(files(), AT)) {
      taken += 1;
      if (taken === 6) break;
    }
    expect(made).toBe(3);
    expect(isEnded).toBe(true);
  });
});
