import type { ComposerNote } from "../recipe/composer-note.ts";
import type { NoteMessages } from "./messages.ts";

/** Returns the reader's sentence for a request that the offline composer did not fulfil. */
export function composerNoteSentence({ composerNotes }: NoteMessages, { code, words }: ComposerNote): string {
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
    case "impossible":
      return composerNotes.impossible(words);
  }
}
