import sharp from "sharp";
import type { PrintedRecipe, PrintStyle } from "./printed-recipe.ts";

/** What a telephone does to a page. */
export interface PhotoFaults {
  /** The angle in degrees by which the page lies askew, clockwise. */
  turn: number;
  /** The light in the darkest corner, 1 is no shadow. */
  shadow: number;
  /** The deviation of the sensor's noise, of 255. */
  noise: number;
  /** The deviation in pixels of what is out of focus. */
  blur: number;
  /** The quality of the JPEG, of 100. */
  quality: number;
}

const WIDTH = 1_240;
const HEIGHT = 1_754;
/** A photograph has more pixels than the page was made with. */
const ZOOM = 1.9;
const MARGIN = 90;
const GAP = 50;
const PAPER = "#f4eee0";
const TABLE = "#6d5a48";

/** Prints a recipe and photographs the page. @returns a JPEG */
export async function photographedPage(
  recipe: PrintedRecipe,
  style: PrintStyle,
  faults: PhotoFaults,
): Promise<Buffer> {
  const page = await printedPage(recipe, style);
  const width = Math.round(WIDTH * ZOOM);
  const height = Math.round(HEIGHT * ZOOM);
  const turned = await sharp(page)
    .resize(width, height)
    .rotate(faults.turn, { background: TABLE })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: TABLE })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h } = turned.info;
  const dark = Math.round(255 * faults.shadow);
  const shadow = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0.15" stop-color="#fff"/><stop offset="0.6" stop-color="rgb(${Math.round((255 + dark) / 2)},${Math.round((255 + dark) / 2)},${Math.round((255 + dark) / 2)})"/><stop offset="1" stop-color="rgb(${dark},${dark},${dark})"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
  const noise = await sharp({
    create: {
      width: w,
      height: h,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: faults.noise },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const shaded = await sharp(turned.data)
    .composite([{ input: shadow, blend: "multiply" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const noisy = await sharp(shaded)
    .composite([{ input: noise, blend: "soft-light" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(noisy).blur(faults.blur).jpeg({ quality: faults.quality }).toBuffer();
}

async function printedPage(recipe: PrintedRecipe, style: PrintStyle): Promise<Buffer> {
  const width = WIDTH - 2 * MARGIN;
  const { size } = style;
  const heading = (text: string) =>
    `<span size="${points(size * 1.3)}" weight="bold">${escaped(text)}</span>`;
  const ingredients = recipe.ingredients
    .map((line) => escaped(style.bullet ? `${style.bullet} ${line}` : line))
    .join("\n");
  const steps = recipe.steps.map((line, index) => `${index + 1}. ${escaped(line)}`).join("\n\n");
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = MARGIN;
  const add = async (markup: string, left: number, at: number, wide: number) => {
    const block = await textBlock(markup, style, wide);
    parts.push({ input: block.data, left, top: at });
    return at + block.height;
  };
  top = await add(
    `<span size="${points(size * 2)}" weight="bold">${escaped(recipe.title)}</span>`,
    MARGIN,
    top,
    width,
  );
  top = (await add(escaped(recipe.facts), MARGIN, top + 20, width)) + 40;
  const first = `${heading(recipe.ingredientsHeading)}\n${ingredients}`;
  const second = `${heading(recipe.methodHeading)}\n${steps}`;
  if (style.columns === 2) {
    const narrow = Math.round(width * 0.36);
    await add(first, MARGIN, top, narrow);
    await add(second, MARGIN + narrow + GAP, top, width - narrow - GAP);
  } else {
    top = await add(first, MARGIN, top, width);
    await add(second, MARGIN, top + 40, width);
  }
  const bottom = Math.max(
    ...(await Promise.all(
      parts.map(async ({ input, top: at }) => at + ((await sharp(input).metadata()).height ?? 0)),
    )),
  );
  return sharp({
    create: { width: WIDTH, height: Math.max(HEIGHT, bottom + MARGIN), channels: 3, background: PAPER },
  })
    .composite(parts)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function textBlock(markup: string, style: PrintStyle, width: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#2a2622" size="${points(style.size)}">${markup}</span>`,
      font: style.font,
      width,
      rgba: true,
      dpi: 72,
      spacing: Math.round(style.size * 0.35),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

/** Returns a size in pixels as Pango wants it: 1,024 parts of a point; at 72 dots for an inch these are pixels. */
const points = (pixels: number) => Math.round(pixels * 1_024);
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
