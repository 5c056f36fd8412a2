import type { PhotoFaults } from "./photographed-page.ts";
import type { PrintStyle } from "./printed-recipe.ts";

export interface BenchPage {
  /** The file of a starter recipe. */
  recipe: string;
  language: "en" | "es";
  style: PrintStyle;
  faults: PhotoFaults;
}

const SERIF = "DejaVu Serif";
const SANS = "DejaVu Sans";
const CONDENSED = "DejaVu Sans Condensed";
const BOOK = "DejaVu Math TeX Gyre";
const TYPEWRITER = "DejaVu Sans Mono";

/** Prints in five fonts, one column or two, with bullets or without. */
const STYLES: readonly PrintStyle[] = [
  { font: SERIF, size: 26, columns: 1, bullet: "•", fractions: "glyphs" },
  { font: SANS, size: 22, columns: 2, bullet: "", fractions: "glyphs" },
  { font: BOOK, size: 28, columns: 1, bullet: "", fractions: "slashes" },
  { font: CONDENSED, size: 24, columns: 2, bullet: "•", fractions: "glyphs" },
  { font: TYPEWRITER, size: 20, columns: 1, bullet: "–", fractions: "slashes" },
  { font: SERIF, size: 22, columns: 2, bullet: "", fractions: "glyphs" },
  { font: SANS, size: 20, columns: 1, bullet: "•", fractions: "glyphs" },
  { font: BOOK, size: 25, columns: 2, bullet: "•", fractions: "glyphs" },
  { font: CONDENSED, size: 30, columns: 1, bullet: "", fractions: "decimals" },
  { font: SERIF, size: 20, columns: 1, bullet: "", fractions: "glyphs" },
];

/** Photographs from careful to hasty: most lie up to three degrees askew under a shadow. */
const FAULTS: readonly PhotoFaults[] = [
  { turn: 3, shadow: 0.45, noise: 14, blur: 0.8, quality: 70 },
  { turn: -3, shadow: 0.5, noise: 10, blur: 0.6, quality: 75 },
  { turn: 1.4, shadow: 0.35, noise: 18, blur: 1, quality: 60 },
  { turn: 0, shadow: 1, noise: 4, blur: 0.4, quality: 85 },
  { turn: -2.2, shadow: 0.4, noise: 16, blur: 1.1, quality: 65 },
];

const ENGLISH = [
  "red-lentil-soup-with-lemon-and-mint-oil",
  "teriyaki-salmon-with-rice-and-pak-choi",
  "buttermilk-pancakes-with-warm-blueberries",
  "chickpea-and-spinach-curry-with-basmati-rice",
  "mushroom-risotto",
  "brown-butter-chocolate-chip-cookies",
  "no-knead-country-bread",
  "shakshuka-with-feta",
  "apple-and-blackberry-crumble",
  "masala-chai",
];
const SPANISH = [
  "tortilla-de-patatas",
  "gazpacho-andaluz",
  "arepas-con-perico",
  "merluza-en-salsa-verde-con-almejas",
  "lentejas-con-chorizo",
  "empanadas-argentinas-de-carne",
  "arroz-con-leche",
  "agua-de-jamaica",
  "gazpacho-andaluz",
  "lentejas-con-chorizo",
];

/** Ten pages in each language; every style occurs in both. */
export const BENCH_PAGES: readonly BenchPage[] = (["en", "es"] as const).flatMap((language) =>
  (language === "en" ? ENGLISH : SPANISH).flatMap((recipe, index) => {
    const style = STYLES[index];
    const faults = FAULTS[index % FAULTS.length];
    return style && faults ? [{ recipe, language, style, faults }] : [];
  }),
);
