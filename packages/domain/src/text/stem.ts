/**
 * What the singular and the plural of a folded word share, in English and Spanish: "onions", "tomatoes", "berries",
 * "limones", "nueces". Good enough to compare names of foods, no more.
 */
export function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/e?s$/, "") : word;
  if (singular.length <= 3) return singular;
  return singular.replace(/[eo]$/, "").replace(/y$/, "i").replace(/z$/, "c");
}
