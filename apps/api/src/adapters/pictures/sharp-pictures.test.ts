import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PictureError } from "../../ports/pictures.ts";
import { animation, blank, endsOf, jpeg, metadataOf, photo } from "../../testing/photos.ts";
import { createSharpPictures } from "./sharp-pictures.ts";

const pictures = createSharpPictures();
const prepare = (bytes: Uint8Array) => pictures.prepare(bytes);

const failureOf = (bytes: Uint8Array) =>
  prepare(bytes).then(
    () => "kept",
    (error: unknown) => (error instanceof PictureError ? error.failure : String(error)),
  );

describe("a picture", () => {
  it.each([
    ["JPEG", photo().jpeg()],
    ["progressive JPEG", photo().jpeg({ progressive: true })],
    ["CMYK JPEG", photo().toColourspace("cmyk").jpeg()],
    ["PNG", photo().png()],
    ["PNG of 16 bits", photo().toColourspace("rgb16").png()],
    ["PNG with a palette", photo().png({ palette: true })],
    ["WebP", photo().webp()],
    ["AVIF", photo().avif({ effort: 0 })],
    ["still GIF", photo().gif()],
  ])("of the kind %s becomes WebP", async (_, picture) => {
    const { width, height, sizes } = await prepare(await picture.toBuffer());
    expect([width, height]).toEqual([600, 400]);
    expect(sizes.map((size) => size.width)).toEqual([480, 600]);
    for (const size of sizes) {
      expect(await metadataOf(size.bytes)).toMatchObject({
        format: "webp",
        width: size.width,
        space: "srgb",
      });
      expect(await endsOf(size.bytes)).toEqual(["red", "blue"]);
    }
  });

  it("gets the stored width, and never a larger one than it had", async () => {
    const large = await prepare(await jpeg({ width: 3000, height: 2000 }));
    expect([large.width, large.height]).toEqual([1280, 853]);
    expect(large.sizes.map(({ width }) => width)).toEqual([480, 1280]);
    const small = await prepare(await jpeg({ width: 200, height: 100 }));
    expect([small.width, small.height]).toEqual([200, 100]);
    expect(small.sizes.map(({ width }) => width)).toEqual([200]);
  });

  it("is made narrower when it is a tall strip", async () => {
    const { width, height, sizes } = await prepare(await jpeg({ width: 1000, height: 8000 }));
    expect([width, height]).toEqual([320, 2560]);
    expect(sizes.map((size) => size.width)).toEqual([320]);
  });

  it.each([
    [3, ["blue", "red"], [600, 400]],
    [2, ["blue", "red"], [600, 400]],
    [1, ["red", "blue"], [600, 400]],
  ])("of orientation %i is turned upright", async (orientation, ends, size) => {
    const turned = await photo().withMetadata({ orientation }).jpeg().toBuffer();
    const { width, height, sizes } = await prepare(turned);
    expect([width, height]).toEqual(size);
    expect(await endsOf(sizes[0]?.bytes ?? turned)).toEqual(ends);
  });

  it("taken upright by a camera lying on its side has its sides changed", async () => {
    const { width, height, sizes } = await prepare(
      await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect([width, height]).toEqual([400, 600]);
    expect((await metadataOf(sizes[0]?.bytes ?? new Uint8Array())).orientation).toBeUndefined();
  });

  it("loses location, camera, comments and colour profile", async () => {
    const reported = await photo()
      .withExif({
        IFD0: { Make: "SecretCam", Copyright: "Ana Hunter" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Hunter Street</place></x:xmpmeta>')
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect(reported.toString("latin1")).toMatch(/SecretCam[\s\S]*Hunter/);
    const { sizes, placeholder } = await prepare(reported);
    for (const { bytes } of sizes) {
      const { exif, xmp, iptc, icc, comments } = await metadataOf(bytes);
      expect({ exif, xmp, iptc, icc, comments }).toEqual({});
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/SecretCam|Hunter|Exif/i);
    }
    expect(placeholder).not.toMatch(/U2VjcmV0/);
  });

  it("gets a white background where it is transparent", async () => {
    const clear = await sharp({
      create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { colour, sizes } = await prepare(clear);
    expect(await endsOf(sizes[0]?.bytes ?? clear)).toEqual(["255 255 255", "255 255 255"]);
    expect(colour).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
  });

  it("has a main colour and a placeholder of a few pixels", async () => {
    const green = sharp({ create: { width: 640, height: 480, channels: 3, background: "#30a040" } });
    const { colour, placeholder = "" } = await prepare(await green.jpeg().toBuffer());
    const [red = 0, greenPart = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((part) =>
      Number.parseInt(part, 16),
    );
    expect(Math.abs(red - 0x30) + Math.abs(greenPart - 0xa0) + Math.abs(blue - 0x40)).toBeLessThan(30);
    expect(placeholder.length).toBeLessThanOrEqual(300);
    const tiny = await metadataOf(Buffer.from(placeholder.split(",")[1] ?? "", "base64"));
    expect(tiny).toMatchObject({ format: "webp", width: 12, height: 9 });
  });
});

describe("an unsupported picture", () => {
  it.each([
    ["a text", Buffer.from("leek soup")],
    ["nothing", Buffer.alloc(0)],
    ["the first bytes of a JPEG alone", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ["a page under a picture's beginning", Buffer.from("GIF89a<script>alert(1)</script>")],
  ])("is refused: %s", async (_, bytes) => {
    expect(await failureOf(bytes)).toBe("not-a-picture");
  });

  it.each([
    ["JPEG", jpeg({ width: 1200, height: 900 })],
    ["PNG", photo({ width: 1200, height: 900 }).png().toBuffer()],
    ["WebP", photo({ width: 1200, height: 900 }).webp().toBuffer()],
  ])("is refused when half of it is missing: %s", async (_, whole) => {
    const bytes = await whole;
    expect(await failureOf(bytes.subarray(0, bytes.length / 2))).toBe("not-a-picture");
  });

  it.each([
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["SVG with a script", Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"><script/></svg>')],
    ["HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1")],
    ["PDF", Buffer.from("%PDF-1.7")],
  ])("is refused by its kind: %s", async (_, bytes) => {
    expect(await failureOf(bytes)).toBe("kind");
  });

  it("is refused by its kind: TIFF", async () => {
    expect(await failureOf(await photo().tiff().toBuffer())).toBe("kind");
  });

  it("is refused by its kind: an animation", async () => {
    const moving = await animation();
    expect(await failureOf(moving)).toBe("kind");
    expect(await failureOf(await sharp(moving, { animated: true }).webp().toBuffer())).toBe("kind");
  });

  it("is refused by its pixels, before they are decoded", async () => {
    const flat = await blank(10_100, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(flat.length).toBeLessThan(3_000_000);
    const startedAt = performance.now();
    expect(await failureOf(flat)).toBe("too-many-pixels");
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it.each([
    ["a progressive JPEG", (width: number) => blank(width, 6_400).jpeg({ progressive: true })],
    ["an interlaced PNG", (width: number) => blank(width, 6_400).png({ progressive: true })],
  ])("is refused as %s with fewer pixels, because it is decoded in memory as a whole", async (_, made) => {
    expect(await failureOf(await made(6_300).toBuffer())).toBe("too-many-pixels");
  });

  it("is refused as AVIF with fewer pixels, because it takes more memory", async () => {
    expect(await failureOf(await blank(5_100, 5_000).avif({ effort: 0 }).toBuffer())).toBe("too-many-pixels");
  });
});

describe("many pictures at once", () => {
  it("are converted one after the other, and rejected as busy beyond the queue's limit", async () => {
    const bytes = await jpeg();
    const own = createSharpPictures();
    await own.prepare(bytes);
    const ends = await Promise.allSettled(Array.from({ length: 40 }, () => own.prepare(bytes)));
    const refused = ends.filter((end) => end.status === "rejected");
    expect(ends.length - refused.length).toBe(5);
    expect(refused.every(({ reason }) => reason instanceof PictureError && reason.failure === "busy")).toBe(
      true,
    );
    expect((await own.prepare(bytes)).width).toBe(600);
  });
});
