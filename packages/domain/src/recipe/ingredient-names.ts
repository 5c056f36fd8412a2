/** Returns the names of all ingredients, groups in order, without duplicates. */
export function ingredientNames(
  ingredients: Readonly<Record<string, readonly { ingredient_name: string }[]>>,
): string[] {
  const rows = Object.values(ingredients).flat();
  return [...new Set(rows.map((row) => row.ingredient_name).filter((name) => name !== ""))];
}
