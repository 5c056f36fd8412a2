import { fold, foldWord } from "../text/fold.ts";
import { leadingLabel } from "../text/leading-label.ts";
import { sentenceRanges } from "../text/sentence-ranges.ts";
import { isWeakVerb, leadingVerb, type TitleLanguage } from "./title-verbs.ts";

/** The length of a text that is searched for verbs, in characters. */
const SEARCHED = 1_500;
/** The number of sentences of a sub-step that are searched for verbs: later ones are no longer its main work. */
const SEARCHED_SENTENCES = 3;
/** The number of verbs of a step from which its title is chosen. */
const MOST_VERBS = 5;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;

interface TitleOptions {
  /** The language of the recipe, such as "es"; where it is unknown, the verbs decide between English and Spanish. */
  language?: string | undefined;
  /** Titles that other steps have. */
  taken?: readonly string[];
}

/** A verb that begins a sentence, as the text writes it. */
interface LeadingVerb {
  word: string;
  /** The position of the verb in the step: verbs of a title are in the order of the text. */
  order: number;
  isWeak: boolean;
}

/**
 * Builds titles for steps: the label that begins the text ("For the béchamel"), else verbs that begin its sentences, in
 * the recipe's language: "Preheat and mix". No title occurs twice.
 *
 * @param steps the sub-steps of each step, in order
 * @returns null for a step that has neither a label nor such a verb
 */
export function guessStepTitles(
  steps: readonly (readonly string[])[],
  { language, taken = [] }: TitleOptions = {},
): (string | null)[] {
  const seen = new Set(taken.map(fold));
  const verbsIn = titleLanguage(steps, language);
  return steps.map((descriptions) => {
    const label = leadingLabel(descriptions[0] ?? "")?.title;
    const titles = label === undefined ? verbTitles(descriptions, verbsIn) : [label];
    const title = titles.find((each) => !seen.has(fold(each))) ?? null;
    if (title !== null) seen.add(fold(title));
    return title;
  });
}

/** Capitalises the first letter, however many marks precede it. */
export function capitalised(text: string): string {
  return text.replace(
    /^(\P{L}*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Returns the language whose verbs make titles; null where no title can be made in the recipe's language. */
export function titleLanguage(
  steps: readonly (readonly string[])[],
  language: string | undefined,
): TitleLanguage | null {
  if (language === "en" || language === "es") return language;
  if (language !== undefined) return null;
  const first = steps.map((descriptions) => descriptions.slice(0, 1));
  const [english, spanish] = (["en", "es"] as const).map(
    (each) => first.filter((descriptions) => leadingVerbs(descriptions, each).length > 0).length,
  );
  if (!english && !spanish) return null;
  return (english ?? 0) >= (spanish ?? 0) ? "en" : "es";
}

/** Returns the possible titles of a step, best first. */
function verbTitles(descriptions: readonly string[], language: TitleLanguage | null): string[] {
  if (language === null) return [];
  const [first, ...others] = leadingVerbs(descriptions, language);
  if (!first) return [];
  const pairs = [first, ...others].flatMap((one, index, verbs) =>
    verbs.slice(index + 1).map((other) => {
      const [before = one, after = other] = [one, other].toSorted((a, b) => a.order - b.order);
      const joint = language === "en" ? "and" : /^h?i/.test(after.word) ? "e" : "y";
      return capitalised(`${before.word} ${joint} ${after.word}`);
    }),
  );
  return [...pairs, capitalised(first.word)];
}

/**
 * Returns the verbs that begin sentences, each once: those that tell most first, of these the verbs of the first
 * sentences of sub-steps before others.
 */
function leadingVerbs(descriptions: readonly string[], language: TitleLanguage): LeadingVerb[] {
  const verbs = descriptions
    .flatMap((description) =>
      sentencesOf(description).map((sentence, index) => ({ sentence, isFirst: index === 0 })),
    )
    .flatMap(({ sentence, isFirst }, order) => {
      const words = sentence.slice(0, 80).match(WORD)?.slice(0, 4) ?? [];
      const word = words[leadingVerb(words.map(foldWord), language)]?.toLowerCase();
      return word === undefined ? [] : [{ word, order, isFirst, isWeak: isWeakVerb(foldWord(word)) }];
    });
  const distinct = [...new Map(verbs.toReversed().map((verb) => [foldWord(verb.word), verb])).values()];
  const rank = ({ isWeak, isFirst }: { isWeak: boolean; isFirst: boolean }) =>
    (isWeak ? 2 : 0) + (isFirst ? 0 : 1);
  return distinct
    .toSorted((one, other) => rank(one) - rank(other) || one.order - other.order)
    .slice(0, MOST_VERBS);
}

function sentencesOf(description: string): string[] {
  const text = description.slice(0, SEARCHED);
  const rest = text.slice(leadingLabel(text)?.end ?? 0);
  return sentenceRanges(rest)
    .slice(0, SEARCHED_SENTENCES)
    .map(({ start, end }) => rest.slice(start, end));
}
