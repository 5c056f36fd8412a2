import { describe, expect, it } from "vitest";
import type { Media, MediaFile } from "../../ports/media.ts";

const MONDAY = "2026-03-02T12:00:00.000Z";
const TUESDAY = "2026-03-03T12:00:00.000Z";
const WEDNESDAY = "2026-03-04T12:00:00.000Z";
/** More than one chunk of GridFS, and every value that a byte can have. */
const PHOTO = Uint8Array.from({ length: 600_000 }, (_, index) => (index * 31) % 256);
const SMALL = Uint8Array.of(1, 2, 3);

/** Declares the tests that every picture store must pass; `open` returns an empty one. */
export function mediaCases({ open }: { open: () => Promise<Media> }): void {
  describe("a place for pictures", () => {
    it("gives back what was put, byte for byte", async () => {
      const media = await open();
      await media.put("a-1280.webp", PHOTO, MONDAY);
      await media.put("a-480.webp", SMALL, MONDAY);
      expect(Buffer.compare(Buffer.from((await media.get("a-1280.webp")) ?? []), PHOTO)).toBe(0);
      expect(Buffer.compare(Buffer.from((await media.get("a-480.webp")) ?? []), SMALL)).toBe(0);
    });

    it("gives nothing for a name that it does not know", async () => {
      const media = await open();
      expect(await media.get("a-480.webp")).toBeNull();
      await media.put("a-480.webp", SMALL, MONDAY);
      for (const name of ["a-481.webp", "", ".", "..", "../a-480.webp", "a-480.webp\0", "A-480.WEBP"]) {
        expect(await media.get(name)).toBeNull();
        expect(await media.touch(name, TUESDAY)).toBe(false);
        await media.removeOlder(name, WEDNESDAY);
      }
      expect(await filesIn(media)).toEqual([{ name: "a-480.webp", at: MONDAY }]);
    });

    it("lists every file with its time", async () => {
      const media = await open();
      expect(await filesIn(media)).toEqual([]);
      await media.put("b-480.webp", SMALL, TUESDAY);
      await media.put("a-480.webp", SMALL, MONDAY);
      expect(await filesIn(media)).toEqual([
        { name: "a-480.webp", at: MONDAY },
        { name: "b-480.webp", at: TUESDAY },
      ]);
    });

    it("makes a touched file young", async () => {
      const media = await open();
      await media.put("a-480.webp", SMALL, MONDAY);
      expect(await media.touch("a-480.webp", TUESDAY)).toBe(true);
      expect(await filesIn(media)).toEqual([{ name: "a-480.webp", at: TUESDAY }]);
    });

    it("removes what is older than a moment, and nothing else", async () => {
      const media = await open();
      await media.put("a-480.webp", SMALL, MONDAY);
      await media.put("b-480.webp", SMALL, TUESDAY);
      for (const name of ["a-480.webp", "b-480.webp", "c-480.webp"]) await media.removeOlder(name, TUESDAY);
      expect(await filesIn(media)).toEqual([{ name: "b-480.webp", at: TUESDAY }]);
      expect(await media.get("a-480.webp")).toBeNull();
    });

    it("holds one file under a name that is put twice", async () => {
      const media = await open();
      await media.put("a-480.webp", PHOTO, MONDAY);
      await media.put("a-480.webp", SMALL, TUESDAY);
      expect(await filesIn(media)).toEqual([{ name: "a-480.webp", at: TUESDAY }]);
      expect((await media.get("a-480.webp"))?.length).toBe(3);
    });
  });
}

/** Every file of a place, by name. */
export async function filesIn(media: Media): Promise<MediaFile[]> {
  const files: MediaFile[] = [];
  for await (const file of media.list()) files.push(file);
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
