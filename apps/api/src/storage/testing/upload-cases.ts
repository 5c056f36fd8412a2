import { describe, expect, it } from "vitest";
import type { UploadPieces } from "../../ports/upload-pieces.ts";

const MONDAY = "2026-03-02T12:00:00.000Z";
const TUESDAY = "2026-03-03T12:00:00.000Z";
/** More than one chunk of GridFS, and every value that a byte can have. */
const PIECE = Uint8Array.from({ length: 600_000 }, (_, index) => (index * 31) % 256);

/** Declares the tests that every store of uploads must pass; `open` returns an empty one. */
export function uploadCases({ open }: { open: () => Promise<UploadPieces> }): void {
  describe("a store of uploads", () => {
    it("returns any range of a piece, byte for byte", async () => {
      const uploads = await open();
      await uploads.put("one", { file: 0, piece: 1 }, PIECE, MONDAY);
      const read = async (start: number, length: number) =>
        Buffer.from(await uploads.read("one", { file: 0, piece: 1 }, start, length));
      expect(Buffer.compare(await read(0, PIECE.length), PIECE)).toBe(0);
      expect(Buffer.compare(await read(261_000, 3_000), PIECE.subarray(261_000, 264_000))).toBe(0);
      expect(await read(PIECE.length - 2, 10)).toHaveLength(2);
      expect(await read(PIECE.length, 10)).toHaveLength(0);
      expect(await uploads.read("one", { file: 1, piece: 1 }, 0, 10)).toHaveLength(0);
    });

    it("replaces a piece that is sent again", async () => {
      const uploads = await open();
      for (const byte of [1, 2]) await uploads.put("one", { file: 0, piece: 0 }, Uint8Array.of(byte), MONDAY);
      expect([...(await uploads.read("one", { file: 0, piece: 0 }, 0, 9))]).toEqual([2]);
      expect(await uploads.present("one")).toEqual([{ file: 0, piece: 0 }]);
    });

    it("lists the pieces of each import, and removes those of one", async () => {
      const uploads = await open();
      expect(await uploads.list()).toEqual([]);
      const bytes = Uint8Array.of();
      for (const piece of [0, 1, 10]) await uploads.put("one", { file: 2, piece }, bytes, MONDAY);
      await uploads.put("two", { file: 0, piece: 0 }, bytes, TUESDAY);
      expect((await uploads.present("one")).toSorted((a, b) => a.piece - b.piece)).toEqual(
        [0, 1, 10].map((piece) => ({ file: 2, piece })),
      );
      for (const _ of [1, 2]) await uploads.remove("one");
      expect(await uploads.present("one")).toEqual([]);
      expect((await uploads.list()).map(({ importId }) => importId)).toEqual(["two"]);
    });
  });
}
