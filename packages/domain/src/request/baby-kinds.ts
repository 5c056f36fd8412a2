import { isJoined, type Query } from "./query-words.ts";
import type { NamedFood } from "./read-foods.ts";
import { AFTER_BABY, BEFORE_BABY, WEANING } from "./vocabulary/baby-kinds.ts";

const AFTER = new RegExp(`^(?:${AFTER_BABY})$`);
const BEFORE = new RegExp(`^(?:${BEFORE_BABY})$`);
const WEANS = new RegExp(`^(?:${WEANING})$`);

/**
 * Returns whether the word "baby" at this index is a small kind of a food, and no eater: "baby potatoes", "baby back ribs",
 * "espinacas baby".
 */
export function isKindOfFood({ words }: Query, foods: readonly NamedFood[], at: number): boolean {
  const key = words[at]?.key;
  if (key !== "baby" && key !== "bebe") return false;
  if (at > 0 && isJoined(words[at]) && BEFORE.test(words[at - 1]?.key ?? "")) return true;
  if (key === "bebe") return false;
  const food = foods.find(({ start, end }) => start <= at && at < end && end - start > 1);
  const isNamed = isJoined(words[at + 1]) && AFTER.test(words[at + 1]?.key ?? "");
  const end = food?.end ?? at + 2;
  return (food !== undefined || isNamed) && !(isJoined(words[end]) && WEANS.test(words[end]?.key ?? ""));
}
