const MOST_STARS = 5;

/** Reads stars as apps write them: "4", "4.5", "3/5 stars", "8/10", "★★★". Undefined for what is none. */
export function starsOf(written: string | undefined): number | undefined {
  const text = (written ?? "").trim();
  const signs = text.match(/[★⭐]/gu)?.length;
  if (signs) return Math.min(signs, MOST_STARS);
  const [, stars = "", most] = /^(\d{1,2}(?:[.,]\d{1,2})?)(?:\s*\/\s*(\d{1,3}))?/.exec(text) ?? [];
  if (stars === "") return undefined;
  const value = Number(stars.replace(",", "."));
  return most === undefined || Number(most) === 0 ? value : (value / Number(most)) * MOST_STARS;
}
