import { EQUIPMENT, MADE_OF } from "./link-vocabulary.ts";
import type { LinkWord } from "./link-text.ts";
import type { Match } from "./match-phrase.ts";

/** Words that are a food or a verb; at the start of a sentence they are the verb. */
const VERBS_TOO: ReadonlySet<string> = new Set(
  "cream sprinkle peel slice cube zest juice season top core toast cook roast melt mix dip rub dice mince".split(
    " ",
  ),
);

/** Returns whether a word is a verb rather than a food: "Cream the butter". */
export function isVerb({ key, begins }: LinkWord, next: LinkWord | undefined): boolean {
  if (key === "cream" && next?.key === "together") return true;
  if (VERBS_TOO.has(key) && /^(?:them|it)$/.test(next?.key ?? "")) return true;
  return begins && VERBS_TOO.has(key);
}

/** Returns whether a word after the head makes another thing of the phrase: "flour mixture", "rice cooker". */
export function isMadeAfter(
  words: readonly LinkWord[],
  { positions, next }: { positions: readonly number[]; next: number },
  head: number,
  matches: readonly Match[],
): boolean {
  for (const position of [...positions.slice(head + 1), next]) {
    const word = words[position];
    // A line of mashed bananas is a banana puree.
    const isMashed =
      word && /^(?:puree|mash)$/.test(word.key) && matches.some(({ kind }) => kind.stems.has("mashed"));
    if (
      word?.kind === "word" &&
      !isMashed &&
      !word.begins &&
      (MADE_OF.has(word.key) || EQUIPMENT.has(word.key) || EQUIPMENT.has(word.key.replace(/s$/, "")))
    )
      return true;
  }
  return false;
}

/** Drops vegetables from what the pepper of "salt and pepper" means. */
export function withoutVegetables(matches: Match[], words: readonly LinkWord[], at: number): Match[] {
  if (words[at]?.key !== "pepper" || !/^(?:salt)$/.test(words[at - 2]?.key ?? "")) return matches;
  return matches.filter(
    ({ kind }) =>
      kind.names.some(({ head }) => head === words[at]?.stem) &&
      !kind.names.some(({ modifiers }) =>
        modifiers.some(({ key }) =>
          /^(?:bell|cayenne|poblano|sweet|chipotle|jalapeno|banana|chili|chile)$/.test(key),
        ),
      ),
  );
}
