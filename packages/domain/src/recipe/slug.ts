import { plainLetters } from "../text/fold.ts";

const BASE_LENGTH = 80;

/**
 * Builds the slug of a recipe: its name in plain letters and hyphens, then the time in base 36, so that two recipes of
 * one name differ. "Crème brûlée" becomes "creme-brulee-mb3k2x9q"; a name without a latin letter "recipe-mb3k2x9q".
 */
export function slugify(name: string, now: Date): string {
  const words = plainLetters(name.slice(0, BASE_LENGTH * 2)).replace(/[^a-z0-9]+/g, "-");
  const base = words.replace(/^-/, "").slice(0, BASE_LENGTH).replace(/-$/, "");
  return slugWithSuffix(/[a-z]/.test(base) ? base : "recipe", now.getTime().toString(36));
}

/** Builds another slug for the same recipe when the first is taken. */
export function slugWithSuffix(slug: string, suffix: string): string {
  return `${slug}-${suffix}`;
}
