import { groupTitle } from "../recipe/group-key.ts";
import type { Messages } from "./messages.ts";

/**
 * Returns the heading of an ingredient group: a built-in group's name in the reader's language, else the title of its
 * key.
 */
export function groupHeading(messages: Messages, key: string): string {
  const named = Object.entries(messages.groups).find(([category]) => category === key);
  return named?.[1] ?? groupTitle(key);
}

/** Returns whether a group is a built-in one, whose heading is in the reader's language and not in the recipe's. */
export function isNamedGroup(messages: Messages, key: string): boolean {
  return Object.hasOwn(messages.groups, key);
}
