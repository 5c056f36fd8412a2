import sharp from "sharp";
import type { FractionDigits } from "./fraction-glyph.ts";
import { greyPicture } from "./prepare-page.ts";
import type { GreyPixels } from "./skew.ts";

const HEIGHT = 44;
const MARGIN = { top: 20, bottom: 20, left: 14, right: 14 };
const GAP = 10;

/** Returns a PNG with the two digits of a fraction side by side, in the size that the recogniser reads best. */
export async function digitPicture({ numerator, denominator }: FractionDigits): Promise<Buffer> {
  const [first, second] = await Promise.all([enlarged(numerator), enlarged(denominator)]);
  return sharp({
    create: {
      width: first.info.width + GAP + second.info.width,
      height: first.info.height,
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite([
      { input: first.data, left: 0, top: 0 },
      { input: second.data, left: first.info.width + GAP, top: 0 },
    ])
    .toColourspace("b-w")
    .png()
    .toBuffer();
}

function enlarged(digit: GreyPixels) {
  return greyPicture(digit)
    .resize({ height: HEIGHT })
    .extend({ ...MARGIN, background: "#ffffff" })
    .png()
    .toBuffer({ resolveWithObject: true });
}
