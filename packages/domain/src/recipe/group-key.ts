import { LIMITS } from "../limits.ts";
import { normalForm } from "../text/normal-form.ts";

/** Letters, marks, digits and underscores of any script. */
const GROUP_KEY = new RegExp(`^[\\p{L}\\p{M}\\p{N}_]{1,${LIMITS.groupKeyLength}}$`, "u");

/** Keys that would reach an object's prototype. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Returns whether a text can be the key of an ingredient group. */
export function isGroupKey(key: string): boolean {
  return GROUP_KEY.test(key) && !UNSAFE_KEYS.has(key);
}

/** The apostrophe of "grandma's sauce" alone: in other languages an apostrophe separates two words. */
const POSSESSIVE = /(?<=\p{L})['’](?=s(?![\p{L}\p{M}]))/gu;
/**
 * An "&" sign. The spaces around it become underscores, which are collapsed later: a pattern that included them would
 * be quadratic.
 */
const AND_SIGN = /[&+＆]/g;

/**
 * Makes a group key from a heading: "Oils and fats" becomes "oils_and_fats". A key cannot contain "&", so two
 * underscores replace it: "Rice & stock" becomes "rice__stock", whose title is "Rice & Stock" again.
 *
 * @returns a key that `isGroupKey` accepts; "main" when the heading has no usable characters
 */
export function groupKey(heading: string): string {
  const key = normalForm(heading, "NFC")
    .toLowerCase()
    .replace(POSSESSIVE, "")
    .replace(AND_SIGN, "__")
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "_")
    .replace(/_{3,}/g, "__")
    .slice(0, LIMITS.groupKeyLength)
    .replace(/^_+|_+$/g, "");
  return isGroupKey(key) ? key : "main";
}

/**
 * Returns the heading of a group: underscores become spaces, two of them " & ", and each word begins with a capital.
 */
export function groupTitle(key: string): string {
  return key
    .replace(/^_+|_+$/g, "")
    .replace(/_{2,}/g, " & ")
    .replaceAll("_", " ")
    .trim()
    .replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
}
