/**
 * Returns the common stem of a folded word's singular and plural, in English and Spanish: "onions", "tomatoes",
 * "berries", "limones", "nueces". Accurate enough only to compare names of foods.
 */
export function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/e?s$/, "") : word;
  if (singular.length <= 3) return singular;
  return singular.replace(/[eo]$/, "").replace(/y$/, "i").replace(/z$/, "c");
}
