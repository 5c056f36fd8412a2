import type { RecipeLanguage } from "@larder/domain/language";
import { listedName } from "@larder/domain/food/listed-name";
import { counted } from "@larder/domain/food/noun";
import { groupKey } from "@larder/domain/recipe/group-key";
import type { IngredientRow, Ingredients } from "@larder/domain/recipe/recipe";
import { FOOD_GROUPS, foodGroup } from "@larder/domain/text-import/food-groups";
import { isPlural, unitName } from "../amounts.ts";
import { agreed } from "../sentence.ts";
import type { CardUse } from "./card.ts";

/** Builds the row of a food for the list of ingredients. */
export function cardRow({ food, amount, unit, prep }: CardUse, language: RecipeLanguage): IngredientRow {
  const noun = counted(listedName(food, unit, language), isPlural(unit, amount));
  return {
    ingredient_name: noun.text,
    unit: unitName(unit, amount, language),
    measure: amount,
    prep_style: withoutName(agreed(prep[language], noun), noun.text),
  };
}

/** Returns a preparation without what the name says already: "boneless chicken thighs; boneless, in pieces". */
function withoutName(prep: string, name: string): string {
  const words = new Set(name.toLowerCase().split(/[\s-]+/));
  return prep
    .split(", ")
    .filter((part) => !words.has(part.toLowerCase()))
    .join(", ");
}

/** Groups the rows by the card's own headings, else by the food groups of the text import. */
export function cardIngredients(uses: readonly CardUse[], language: RecipeLanguage): Ingredients {
  const hasSections = uses.some(({ section }) => section !== null);
  const groups: Record<string, IngredientRow[]> = hasSections
    ? {}
    : Object.fromEntries(FOOD_GROUPS.map((group) => [group, []]));
  for (const use of uses) {
    const row = cardRow(use, language);
    const group = hasSections
      ? groupKey(use.section?.[language] ?? "main")
      : foodGroup(use.food.name.en.one, use.unit);
    (groups[group] ??= []).push(row);
  }
  return Object.fromEntries(Object.entries(groups).filter(([, rows]) => rows.length > 0));
}
