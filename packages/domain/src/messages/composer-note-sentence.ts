import type { ComposerNote } from "../recipe/composer-note.ts";
import type { NoteMessages } from "./messages.ts";

/** Returns the reader's sentence for a request that the offline composer did not fulfil. */
export function composerNoteSentence(messages: NoteMessages, { code, words }: ComposerNote): string {
  const { composerNotes } = messages;
  const [first = "", second = ""] = words;
  switch (code) {
    case "unknown":
      return composerNotes.unknown(first);
    case "not-understood":
      return composerNotes.notUnderstood;
    case "contradiction":
      return composerNotes.contradiction(first, second);
    case "swapped":
      return composerNotes.swapped(first, second);
    case "skipped":
      return composerNotes.noSuitablePart(first);
    case "other-dish":
      return composerNotes.otherDish(first);
    case "not-obeyed":
      return composerNotes.notObeyed(first);
    case "by-foods":
      return composerNotes.byFoods(first);
    case "too-slow":
      return composerNotes.tooSlow(first, second);
    case "servings":
      return composerNotes.servings(first, second);
    case "not-without":
      return composerNotes.notWithout(first, second);
    case "unknown-dish":
      return composerNotes.unknownDish(first);
    case "unresolved":
      return composerNotes.unresolved(first);
    case "danger":
      // People do not get ill from what is poison for their animals.
      return first === "pets" ? remedyOf(messages, first) : composerNotes.danger(remedyOf(messages, first));
    case "impossible":
      return composerNotes.impossible(words);
  }
}

/** Returns what to do about a danger; empty for a code that is not known. */
function remedyOf({ dangers, requestDangers }: NoteMessages, code: string): string {
  const remedies: Readonly<Record<string, string>> = { ...dangers, ...requestDangers };
  return remedies[code] ?? "";
}
