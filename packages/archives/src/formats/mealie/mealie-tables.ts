import { asRecord, flagIn, type LooseRecord, numberIn, recordsIn, textIn } from "../../loose-fields.ts";

/**
 * The tables of a backup that are read. The others hold the hashes of passwords, and tokens: nothing of them goes
 * anywhere, not even into the original that is kept with a recipe.
 */
const LISTS = {
  ingredients: "recipes_ingredients",
  instructions: "recipe_instructions",
  notes: "notes",
  comments: "recipe_comments",
  nutrition: "recipe_nutrition",
  settings: "recipe_settings",
  categories: "recipes_to_categories",
  tags: "recipes_to_tags",
  tools: "recipes_to_tools",
  favorites: "users_to_favorites",
  ratings: "users_to_recipes",
} as const;

type ListName = keyof typeof LISTS;

/** Columns that only the exporting server needs, or that name its users. */
const INTERNAL = /^(?:user_id|group_id|household_id|.*_normalized|reference_id|recipe_id|is_ocr_recipe)$/;

/** Puts the recipes of a backup together from its tables, whatever columns its version has. Rows without a recipe are left. */
export function* recipesOfTables(database: LooseRecord): Generator<LooseRecord> {
  const lists = Object.fromEntries(
    Object.entries(LISTS).map(([list, table]) => [list, byRecipe(recordsIn(database, table))]),
  ) as Record<ListName, ReadonlyMap<string, LooseRecord[]>>;
  const [units, foods, categories, tags, tools] = [
    "ingredient_units",
    "ingredient_foods",
    "categories",
    "tags",
    "tools",
  ].map((table) => byId(recordsIn(database, table)));
  const recipes = recordsIn(database, "recipes");
  const recipesById = byId(recipes);
  for (const recipe of recipes) {
    const id = idIn(recipe, "id");
    const rowsOf = (list: ListName): LooseRecord[] => lists[list].get(id) ?? [];
    const owner = idIn(recipe, "user_id");
    const ratings = rowsOf("ratings").toSorted((one, other) => mine(other, owner) - mine(one, owner));
    const named = (list: ListName, column: string, table: ReadonlyMap<string, LooseRecord> | undefined) =>
      rowsOf(list).flatMap((row) => shown(table?.get(idIn(row, column))) ?? []);
    yield {
      ...shown(recipe),
      id: dashedId(id),
      rating: ratings.map((row) => numberIn(row, "rating")).find(Boolean) ?? numberIn(recipe, "rating"),
      is_favorite: rowsOf("favorites").length > 0 || ratings.some((row) => flagIn(row, "is_favorite")),
      recipe_ingredient: rowsOf("ingredients")
        .toSorted(byPosition)
        .map((row) => ({
          ...shown(row),
          unit: shown(units?.get(idIn(row, "unit_id"))),
          food: shown(foods?.get(idIn(row, "food_id"))),
          referenced_recipe: reference(recipesById.get(idIn(row, "referenced_recipe_id"))),
        })),
      recipe_instructions: rowsOf("instructions").toSorted(byPosition).map(shown),
      notes: rowsOf("notes").map(shown),
      comments: rowsOf("comments").map(shown),
      nutrition: shown(rowsOf("nutrition")[0]),
      settings: shown(rowsOf("settings")[0]),
      categories: named("categories", "category_id", categories),
      tags: named("tags", "tag_id", tags),
      tools: named("tools", "tool_id", tools),
    };
  }
}

/** Returns an id with dashes, as the folders of pictures have it; databases write it with or without. */
function dashedId(id: string): string {
  const digits = id.replaceAll("-", "").toLowerCase();
  if (!/^[\da-f]{32}$/.test(digits)) return id;
  return [0, 8, 12, 16, 20].map((from, at) => digits.slice(from, [8, 12, 16, 20, 32][at])).join("-");
}

function idIn(row: LooseRecord, column: string): string {
  return (textIn(row, column) ?? "").replaceAll("-", "").toLowerCase();
}

function byId(rows: readonly LooseRecord[]): ReadonlyMap<string, LooseRecord> {
  return new Map(rows.filter((row) => idIn(row, "id") !== "").map((row) => [idIn(row, "id"), row]));
}

function byRecipe(rows: readonly LooseRecord[]): ReadonlyMap<string, LooseRecord[]> {
  return Map.groupBy(rows, (row) => idIn(row, "recipe_id"));
}

function byPosition(one: LooseRecord, other: LooseRecord): number {
  return (numberIn(one, "position") ?? 0) - (numberIn(other, "position") ?? 0);
}

/** The stars of the recipe's owner come before those of others in the household. */
function mine(row: LooseRecord, owner: string): number {
  return idIn(row, "user_id") === owner ? 1 : 0;
}

function reference(recipe: LooseRecord | undefined): LooseRecord | undefined {
  return recipe && { id: dashedId(idIn(recipe, "id")), name: textIn(recipe, "name") };
}

function shown(row: LooseRecord): LooseRecord;
function shown(row: LooseRecord | undefined): LooseRecord | undefined;
function shown(row: LooseRecord | undefined): LooseRecord | undefined {
  return (
    row &&
    (asRecord(Object.fromEntries(Object.entries(row).filter(([column]) => !INTERNAL.test(column)))) ?? {})
  );
}
