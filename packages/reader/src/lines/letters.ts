/** The letters and digits of a text, for telling whether two texts say the same. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
