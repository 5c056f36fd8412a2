/** The proper names of the apps by the formats that they write; the same in every language. */
export const APP_NAMES: Readonly<Record<string, string>> = {
  larder: "Larder",
  paprika: "Paprika",
  "paprika-html": "Paprika",
  mealie: "Mealie",
  tandoor: "Tandoor",
  recipekeeper: "Recipe Keeper",
  nextcloud: "Nextcloud Cookbook",
  recipesage: "RecipeSage",
  copymethat: "CopyMeThat",
  mela: "Mela",
  crouton: "Crouton",
  cookmate: "Cookmate",
  recettetek: "RecetteTek",
  plantoeat: "Plan to Eat",
  myrecipebox: "MyRecipeBox",
  cooklang: "Cooklang",
  chowdown: "Chowdown",
  markdown: "Markdown",
  mealmaster: "Meal-Master",
  mastercook: "MasterCook",
  rezkonv: "RezKonv",
  cookml: "CookML",
  gourmet: "Gourmet",
  krecipes: "KRecipes",
  recipeml: "RecipeML",
  livingcookbook: "Living Cookbook",
  evernote: "Evernote",
  "cookbook-manager": "CookBook Manager",
  flavorish: "Flavorish",
  openrecipeformat: "Open Recipe Format",
  broccoli: "Broccoli",
  pepperplate: "Pepperplate",
  accuchef: "AccuChef",
  nyc: "NYC Recipe",
  easyrecipedeluxe: "Easy Recipe Deluxe",
  saffron: "Saffron",
  umami: "Umami",
};

/** What a format cannot hold, so that no import can bring it. */
export const LACKS = ["pictures", "pictures-by-address", "times", "rating"] as const;
export type Lack = (typeof LACKS)[number];

/** What each format lacks; a format that is missing here holds all of it. */
const LACKS_OF: Readonly<Record<string, readonly Lack[]>> = {
  tandoor: ["rating"],
  nextcloud: ["rating"],
  recipesage: ["pictures-by-address"],
  copymethat: ["times"],
  plantoeat: ["pictures-by-address"],
  csv: ["pictures-by-address"],
  myrecipebox: ["pictures"],
  mealmaster: ["pictures", "times", "rating"],
  rezkonv: ["pictures", "times", "rating"],
  nyc: ["pictures", "rating"],
  accuchef: ["pictures", "rating"],
  text: ["pictures", "rating"],
};

/** Returns what none of these formats holds, in the order of `LACKS`. */
export function lacksOf(formats: readonly string[]): Lack[] {
  if (formats.length === 0) return [];
  return LACKS.filter((lack) => formats.every((format) => LACKS_OF[format]?.includes(lack)));
}
