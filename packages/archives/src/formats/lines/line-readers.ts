import type { ArchiveReader } from "../../archive-reader.ts";
import { ACCUCHEF } from "./accuchef.ts";
import { EASY_RECIPE_DELUXE } from "./easy-recipe-deluxe.ts";
import { LABELLED_TEXTS } from "./labelled-text.ts";
import { lineReaders } from "./line-reader.ts";
import { MASTERCOOK_TEXT } from "./mastercook-text.ts";
import { MEALMASTER } from "./mealmaster.ts";
import { NOW_YOURE_COOKING } from "./now-youre-cooking.ts";
import { REZKONV } from "./rezkonv.ts";

/** The readers of formats of plain text, those with the surest signs first. */
export const LINE_READERS: readonly ArchiveReader[] = lineReaders([
  MEALMASTER,
  REZKONV,
  MASTERCOOK_TEXT,
  NOW_YOURE_COOKING,
  ACCUCHEF,
  EASY_RECIPE_DELUXE,
  ...LABELLED_TEXTS,
]);
