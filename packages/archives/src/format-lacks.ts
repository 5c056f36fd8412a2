import type { ArchiveFormat } from "./archive-format.ts";

/** The parts of a recipe that a format cannot hold, so that no import can bring them. */
export const LACK_CODES = [
  /** No pictures at all. */
  "pictures",
  /** Pictures by their addresses alone. */
  "picture-files",
  "times",
  "notes",
  "rating",
  /** Headings between ingredients. */
  "groups",
] as const;

export type LackCode = (typeof LACK_CODES)[number];

const FORMAT_LACKS: Readonly<Record<ArchiveFormat, readonly LackCode[]>> = {
  larder: [],
  paprika: [],
  "paprika-html": [],
  mealie: [],
  tandoor: ["notes", "rating"],
  recipekeeper: [],
  nextcloud: ["rating"],
  recipesage: ["picture-files"],
  jsonld: ["picture-files"],
  copymethat: ["times"],
  mela: ["rating"],
  crouton: [],
  cookmate: [],
  recettetek: [],
  plantoeat: ["picture-files", "notes"],
  myrecipebox: ["picture-files"],
  csv: ["picture-files"],
  cooklang: ["groups"],
  chowdown: ["times", "rating", "groups"],
  markdown: [],
  mealmaster: ["pictures", "times", "notes", "rating"],
  mastercook: ["pictures", "rating"],
  rezkonv: ["pictures", "times", "notes", "rating"],
  cookml: [],
  gourmet: [],
  krecipes: ["notes", "rating"],
  recipeml: ["pictures", "rating"],
  livingcookbook: [],
  evernote: ["times", "rating"],
  "cookbook-manager": [],
  flavorish: [],
  openrecipeformat: ["pictures", "times", "rating", "groups"],
  broccoli: ["rating"],
  pepperplate: ["picture-files", "rating"],
  accuchef: ["pictures", "rating"],
  nyc: ["pictures", "rating"],
  easyrecipedeluxe: ["pictures", "rating"],
  saffron: ["picture-files", "times", "notes", "rating"],
  umami: ["pictures", "rating"],
  text: ["pictures", "rating"],
};

/** Returns what these formats cannot hold, each once, in the order of the codes. */
export function lacksOf(formats: Iterable<ArchiveFormat>): LackCode[] {
  const lacks = new Set([...formats].flatMap((format) => FORMAT_LACKS[format]));
  return LACK_CODES.filter((code) => lacks.has(code));
}
