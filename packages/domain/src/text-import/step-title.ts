import { foldWord } from "../text/fold.ts";
import { verbLanguage } from "./cooking-verbs.ts";

/** The number of words of a step that are searched for its verb. */
const FIRST_WORDS = 12;
const TITLE_WORDS = 5;

/**
 * Builds a title for a group of sub-steps from their cooking verbs: "Preheat and mix". Where no verb is known, uses the
 * first words.
 *
 * @param descriptions the sub-steps, in order
 */
export function guessStepTitle(descriptions: readonly string[]): string {
  const verbs = descriptions.map(firstVerb).filter((verb) => verb !== null);
  const [first, second] = [...new Map(verbs.map((verb) => [verb.word, verb])).values()];
  if (!first) return firstWords(descriptions[0] ?? "");
  if (!second) return capitalised(first.word);
  const joint = first.language === "es" ? (/^h?i/.test(second.word) ? "e" : "y") : "and";
  return capitalised(`${first.word} ${joint} ${second.word}`);
}

/** Capitalises the first letter, however many marks precede it. */
export function capitalised(text: string): string {
  return text.replace(
    /^(\P{L}*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Returns a few words up to the first mark. */
function firstWords(description: string): string {
  const [phrase = ""] = description.slice(0, 200).split(/[.,:;!?()]/);
  return capitalised(phrase.trim().split(/\s+/).slice(0, TITLE_WORDS).join(" "));
}

function firstVerb(description: string): { word: string; language: "en" | "es" } | null {
  const words = description.slice(0, 200).match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  for (const word of words.slice(0, FIRST_WORDS)) {
    const language = verbLanguage(foldWord(word));
    if (language) return { word: word.toLowerCase(), language };
  }
  return null;
}
