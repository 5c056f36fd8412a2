// Draws the app's icons from the logo: `node scripts/draw-icons.mjs`. The pictures are kept in the repository;
// run it again when the logo changes.
import { createRequire } from "node:module";
import { inRoot } from "./bootstrap/paths.mjs";

const sharp = createRequire(inRoot("apps/api/package.json"))("sharp");

const BACKGROUND = "#fafbf7";
/** The logo of favicon.svg, in a box of 34 by 34; icons do not know the theme of the page. */
const LOGO = `
  <rect y="28" width="34" height="4" rx="1.5" fill="#0e1c14"/>
  <rect x="1" y="7" width="8" height="19" rx="3" fill="#da4336"/>
  <path d="M12 26V17a5.5 5.5 0 0 1 11 0v9z" fill="#f9d544"/>
  <path d="M25 26C24 15 27 6 33 2c1.5 9 .5 18-3 24z" fill="#408e4c"/>`;

/** @param share how much of the icon's width the logo takes; platforms cut up to a fifth from a maskable one */
function icon({ size, share, corner }) {
  const box = 34 / share;
  const gap = (box - 34) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-gap} ${-gap} ${box} ${box}">
    <rect x="${-gap}" y="${-gap}" width="${box}" height="${box}" rx="${corner * box}" fill="${BACKGROUND}"/>${LOGO}</svg>`;
}

const ICONS = {
  "icon-192.png": { size: 192, share: 0.68, corner: 0.2 },
  "icon-512.png": { size: 512, share: 0.68, corner: 0.2 },
  "icon-maskable-512.png": { size: 512, share: 0.52, corner: 0 },
  "apple-touch-icon.png": { size: 180, share: 0.62, corner: 0 },
};

for (const [file, drawing] of Object.entries(ICONS)) {
  await sharp(Buffer.from(icon(drawing)))
    .png({ palette: true, effort: 10 })
    .toFile(inRoot("apps/web/public", file));
}
