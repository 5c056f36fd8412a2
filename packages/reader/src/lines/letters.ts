/** Returns the letters and digits of a text in lower case, for comparing texts. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
