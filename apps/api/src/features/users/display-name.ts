import { cleanLine, cutText } from "@larder/domain/text/clean-text";

const MAX_DISPLAY_NAME = 100;

/** Returns a name in one line of at most 100 characters; undefined when nothing that can be seen is left. */
export function cleanDisplayName(name: unknown): string | undefined {
  if (typeof name !== "string") return undefined;
  return cutText(cleanLine(name), MAX_DISPLAY_NAME).trim() || undefined;
}
