import { expect, it } from "vitest";
import { foodGroup } from "./food-groups.ts";

it.each([
  ["boneless chicken thighs", "", "protein"],
  ["huevos medianos", "", "protein"],
  ["red onions", "", "produce"],
  ["cherry tomatoes", "", "produce"],
  ["dientes de ajo", "", "produce"],
  ["red bell pepper", "", "produce"],
  ["black pepper", "", "spices_and_seasonings"],
  ["garlic powder", "", "spices_and_seasonings"],
  ["Sal y pimienta", "", "spices_and_seasonings"],
  ["orégano seco", "", "spices_and_seasonings"],
  ["unsalted butter", "", "oils_and_fats"],
  ["aceite de oliva", "", "oils_and_fats"],
  ["chopped tomatoes", "can", "canned_goods"],
  ["atún", "lata", "canned_goods"],
  ["peanut butter", "", "other"],
  ["chicken stock", "", "other"],
  ["caldo de pollo", "", "other"],
  ["rolled oats", "", "other"],
  ["", "", "other"],
])("%j with unit %j belongs to %s", (item, unit, group) => {
  expect(foodGroup(item, unit)).toBe(group);
});
