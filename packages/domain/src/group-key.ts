import { LIMITS } from "./limits.ts";

/** Letters, marks, digits and underscores of any script. */
const GROUP_KEY = new RegExp(`^[\\p{L}\\p{M}\\p{N}_]{1,${LIMITS.groupKeyLength}}$`, "u");

/** Keys that would reach an object's prototype. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Whether a text may be the key of an ingredient group. */
export function isGroupKey(key: string): boolean {
  return GROUP_KEY.test(key) && !UNSAFE_KEYS.has(key);
}

/**
 * Makes a group key of a heading: "Spices & Seasonings" becomes "spices_seasonings".
 *
 * @returns a key that `isGroupKey` accepts; "main" when nothing of the heading is left
 */
export function groupKey(heading: string): string {
  const key = heading
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "_")
    .slice(0, LIMITS.groupKeyLength)
    .replace(/^_+|_+$/g, "");
  return isGroupKey(key) ? key : "main";
}

/** How a group is headed: underscores become spaces, each word begins with a capital. */
export function groupTitle(key: string): string {
  return key
    .replaceAll("_", " ")
    .trim()
    .replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
}
