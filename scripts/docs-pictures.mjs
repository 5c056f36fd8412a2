// Makes the pictures of the documentation from those of `npm run screenshots`: `node scripts/docs-pictures.mjs`.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { inRoot } from "./bootstrap/paths.mjs";

const sharp = createRequire(inRoot("apps/api/package.json"))("sharp");

const from = (name) => inRoot("e2e/output/screenshots", `${name}.png`);
const to = (name) => inRoot("docs/pictures", `${name}.webp`);

/** [what it is called there, the screenshot, its width] */
const PICTURES = [
  ["home", "home-phone-light", 390],
  ["list", "list-phone-light", 390],
  ["recipe-dark", "detail-phone-dark", 390],
  ["cooking", "cook-phone-light", 390],
  ["recipe", "detail-desktop-light", 1120],
  ["sign-in", "login-desktop-light", 1120],
];
const WEBP = { quality: 72, effort: 6, smartSubsample: true };
const BACKGROUND = "#dfe4d8";
const CORNER = 22;

mkdirSync(inRoot("docs/pictures"), { recursive: true });
for (const [name, screen, width] of PICTURES) {
  await sharp(from(screen))
    .resize({ width: Math.round(width * 1.25), withoutEnlargement: true })
    .webp(WEBP)
    .toFile(to(name));
}

/** A screen with round corners, as on a device. */
async function rounded(name, width) {
  const picture = await sharp(from(name)).resize({ width }).png().toBuffer();
  const { height } = await sharp(picture).metadata();
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${CORNER}"/></svg>`,
  );
  return sharp(picture)
    .composite([{ input: mask, blend: "dest-in" }])
    .png()
    .toBuffer();
}

await sharp({ create: { width: 1560, height: 860, channels: 3, background: BACKGROUND } })
  .composite([
    { input: await rounded("detail-desktop-light", 1090), left: 430, top: 62 },
    { input: await rounded("list-phone-light", 340), left: 50, top: 62 },
  ])
  .webp(WEBP)
  .toFile(to("larder"));
