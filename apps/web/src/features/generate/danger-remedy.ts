import type { NoteMessages } from "@larder/domain/messages/messages";
import { DANGER_CODES, type DangerCode } from "@larder/domain/recipe/examination";

/** Returns the sentence that says how to avoid a danger; "" for a code that this version does not know. */
export function dangerRemedy(
  { dangers, findings }: NoteMessages,
  { code, words = [] }: { code: string; words?: readonly string[] | undefined },
): string {
  const [food, , safe] = words;
  if (code === "core-temperature" && food && safe) return findings.safeAt(food, safe);
  return isDangerCode(code) ? dangers[code] : "";
}

const isDangerCode = (code: string): code is DangerCode => DANGER_CODES.some((known) => known === code);
