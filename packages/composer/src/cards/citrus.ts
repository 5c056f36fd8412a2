import type { Food } from "@larder/domain/food/food";
import { noun } from "@larder/domain/food/noun";
import type { Bilingual } from "../bilingual.ts";

/** The fruits whose juice, peel and zest are ingredients. */
export const CITRUS: ReadonlySet<string> = new Set(["lemon", "lime", "orange"]);

/**
 * Returns the food with the short name of what a recipe uses of it, by its preparation: a lemon that is "only the zest" is
 * "the lemon zest" in sentences, one "in wedges" is "the lemon". Without a preparation, or juiced, the table's name
 * stays. Other foods are returned as they are.
 */
export function citrusPart(food: Food, prep: Bilingual): Food {
  if (!CITRUS.has(food.id) || prep.en === "" || prep.en.startsWith("juiced")) return food;
  const [, part] = /^only the (zest|peel)/.exec(prep.en) ?? [];
  if (part === undefined) return { ...food, short: food.name };
  const spanish = part === "zest" ? "ralladura" : "piel";
  return {
    ...food,
    short: {
      en: noun(`${food.name.en.one} ${part}`),
      es: noun(`${spanish} de ${food.name.es.one} f`),
    },
  };
}
