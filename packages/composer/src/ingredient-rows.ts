import type { RecipeLanguage } from "@larder/domain/language";
import type { IngredientRow, Ingredients } from "@larder/domain/recipe/recipe";
import { isPlural, unitName } from "./amounts.ts";
import { CUTS } from "./cuts.ts";
import type { Use } from "./dish.ts";
import { listedName } from "@larder/domain/food/listed-name";
import { counted } from "@larder/domain/food/noun";
import { agreed } from "./sentence.ts";

/** Builds the row of a food for the list of ingredients. */
export function rowOf({ food, amount, unit, cut }: Use, language: RecipeLanguage): IngredientRow {
  const noun = counted(listedName(food, unit, language), isPlural(unit, amount));
  return {
    ingredient_name: noun.text,
    unit: unitName(unit, amount, language),
    measure: amount,
    prep_style: cut ? agreed(CUTS[cut].style[language], noun) : "",
  };
}

/**
 * Groups the rows by the food groups of the text import, which have names in both languages, and adds up equal foods.
 */
export function ingredientsOf(
  listed: ReadonlyMap<Use, IngredientRow>,
  language: RecipeLanguage,
): Ingredients {
  const groups: Record<string, IngredientRow[]> = {
    protein: [],
    produce: [],
    canned_goods: [],
    other: [],
    spices_and_seasonings: [],
    oils_and_fats: [],
  };
  const seen = new Map<string, { use: Use; group: IngredientRow[]; at: number }>();
  for (const use of listed.keys()) {
    const key = `${use.food.id} ${use.unit} ${use.cut ?? ""}`;
    const before = seen.get(key);
    if (before) {
      before.use = { ...before.use, amount: before.use.amount + use.amount };
      before.group[before.at] = rowOf(before.use, language);
      continue;
    }
    const group = (groups[shelfOf(use)] ??= []);
    seen.set(key, { use, group, at: group.length });
    group.push(rowOf(use, language));
  }
  return Object.fromEntries(Object.entries(groups).filter(([, rows]) => rows.length > 0));
}

function shelfOf({ food, unit }: Use): string {
  if (unit === "can" || food.kind === "tomato-base") return "canned_goods";
  if (food.kind === "bones") return "protein";
  switch (food.role) {
    case "protein":
    case "pulse":
      return "protein";
    case "vegetable":
    case "leaf":
    case "aromatic":
    case "fruit":
      return "produce";
    case "herb":
      return food.cuts.any === undefined ? "spices_and_seasonings" : "produce";
    case "acid":
      return food.cuts.any === undefined ? "other" : "produce";
    case "spice":
      return "spices_and_seasonings";
    case "fat":
      return "oils_and_fats";
    default:
      return "other";
  }
}
