import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { preparePage } from "./prepare-page.ts";
import { skewOf } from "./skew.ts";

const PHOTO = readFileSync(new URL("./testing/leek-soup.jpg", import.meta.url));

/** Returns white paper with dark lines of words, turned clockwise. */
async function linesTurned(angle: number) {
  const bars = Array.from({ length: 22 }, (_, line) =>
    Array.from({ length: 8 }, (_word, word) => {
      const width = 50 + ((line * 7 + word * 13) % 30);
      return `<rect x="${90 + word * 90}" y="${120 + line * 40}" width="${width}" height="12"/>`;
    }).join(""),
  ).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1100"><rect width="100%" height="100%" fill="#fff"/>${bars}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .rotate(angle, { background: "#ffffff" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe("the angle of the lines of a page", () => {
  it.each([0, 0.5, 3, -3, 7.3, -9.5])("is found to a tenth of a degree: %f", async (angle) => {
    expect(Math.abs(skewOf(await linesTurned(angle)) - angle)).toBeLessThanOrEqual(0.11);
  });

  it("is none on an empty page", () => {
    expect(skewOf({ data: new Uint8Array(10_000).fill(255), width: 100, height: 100 })).toBe(0);
  });
});

describe("a photographed page", () => {
  it("lies level and on white paper once it is prepared", async () => {
    const { page, skew } = await preparePage(PHOTO);
    expect(skew).toBeCloseTo(2.4, 0);
    const { dominant } = await sharp(page.data, {
      raw: { width: page.width, height: page.height, channels: 1 },
    }).stats();
    expect(dominant.r).toBeGreaterThan(240);
    expect(Math.abs(skewOf({ ...page }))).toBeLessThan(0.3);
  });
});
