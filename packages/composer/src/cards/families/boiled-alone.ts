import { fold } from "@larder/domain/text/fold";
import { GRAINS_ALONE } from "./boiled-grains.ts";
import { PULSES_ALONE } from "./boiled-pulses.ts";

const idsByName = (language: "en" | "es") =>
  new Map(
    [...GRAINS_ALONE, ...PULSES_ALONE].flatMap((each) =>
      each[language].map((name) => [fold(name), each.id] as const),
    ),
  );

/** The ids of cards by names that mean a food boiled by itself only while they stand alone. */
export const BOILED_BY_NAME = { en: idsByName("en"), es: idsByName("es") };
