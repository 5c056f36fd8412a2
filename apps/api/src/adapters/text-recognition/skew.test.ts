import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { preparePage } from "./prepare-page.ts";
import { skewOf } from "./skew.ts";

const PHOTO = readFileSync(new URL("./testing/leek-soup.jpg", import.meta.url));

const [WIDTH, HEIGHT] = [900, 1100];

/** Returns white paper with dark lines of words, turned clockwise. Drawn by hand: the app lets sharp read no SVG. */
async function linesTurned(angle: number) {
  const paper = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let line = 0; line < 22; line += 1)
    for (let word = 0; word < 8; word += 1) {
      const width = 50 + ((line * 7 + word * 13) % 30);
      for (let y = 120 + line * 40; y < 132 + line * 40; y += 1)
        paper.fill(0, y * WIDTH + 90 + word * 90, y * WIDTH + 90 + word * 90 + width);
    }
  const { data, info } = await sharp(paper, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
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
