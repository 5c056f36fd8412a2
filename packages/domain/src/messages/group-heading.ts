import { groupTitle } from "../recipe/group-key.ts";
import type { Messages } from "./messages.ts";

/** How an ingredient group is headed: by its name in the reader's language if the product made it, else by its key. */
export function groupHeading(messages: Messages, key: string): string {
  const named = Object.entries(messages.groups).find(([category]) => category === key);
  return named?.[1] ?? groupTitle(key);
}
