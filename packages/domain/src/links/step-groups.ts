import { LIMITS } from "../limits.ts";
import { LITTLE } from "./link-vocabulary.ts";
import { isSort, type LinkLanguage, type LinkWord, readWords } from "./link-text.ts";

/** An ingredient group with the stems of the words of its name. */
export interface NamedGroup {
  name: string;
  stems: ReadonlySet<string>;
}

const NAMELESS =
  /^(?:ingredient|ingredients|ingredientes|zutaten|ingredienti|make|making|prepare|preparar|preparing|preparacion|elaboracion|hacer|optional|add|ins|recipe|the|assemble|assembly|cook|cooking|serve|serving|step|first|then|how|your|mix|bake|elaborar|finish|receta|meanwhile)$/;

/** Returns the groups of a list, as many as a recipe can have. */
export function namedGroups(
  ingredients: readonly { group: string | null }[],
  language: LinkLanguage,
): NamedGroup[] {
  const names = new Set(ingredients.flatMap(({ group }) => group ?? []));
  return [...names]
    .slice(0, LIMITS.groups)
    .map((name) => ({ name, stems: namingStems(readWords(name, language)) }));
}

function namingStems(words: readonly LinkWord[]): ReadonlySet<string> {
  return new Set(
    words
      .filter((word) => word.kind === "word" && !isSort(word, LITTLE) && !NAMELESS.test(word.key))
      .map((word) => word.stem),
  );
}

/** Returns the group that words name best; null where none or several are named alike. */
export function groupNamedBy(words: readonly LinkWord[], groups: readonly NamedGroup[]): string | null {
  if (groups.length === 0 || words.length === 0) return null;
  const stems = namingStems(words);
  let best: { name: string; shared: string; count: number; share: number } | null = null;
  let isTie = false;
  for (const group of groups) {
    const shared = [...stems].filter((stem) => group.stems.has(stem));
    const count = shared.length;
    if (count === 0) continue;
    const found = { name: group.name, shared: shared.join(" "), count, share: count / group.stems.size };
    if (!best || count > best.count) [best, isTie] = [found, false];
    else if (count === best.count) {
      // Of groups that share the same words, the one of which all words stand there is meant.
      if (found.shared !== best.shared || found.share === best.share) isTie = true;
      else if (found.share > best.share) best = found;
    }
  }
  return isTie ? null : (best?.name ?? null);
}

const MOST_HEADING = 7;

/** Returns the words of a step that say what it makes: "Sauce: ...", "For the custard, ...", "To make the crosses, ...". */
export function headingOf(words: readonly LinkWord[]): readonly LinkWord[] {
  const colon = words.findIndex(({ key }, at) => key === ":" && at <= MOST_HEADING);
  if (colon > 0) return words.slice(0, colon);
  const [first, second] = words;
  const isFor = first && /^(?:for|para|pour|fur|per)$/.test(first.key);
  const isMaking =
    first &&
    /^(?:to|make|prepare|haz|prepara)$/.test(first.key) &&
    (first.key !== "to" || /^(?:make|prepare|assemble)$/.test(second?.key ?? ""));
  if (!isFor && !isMaking) return firstSentence(words);
  const end = words.findIndex(
    ({ kind, key }) => kind === "mark" || /^(?:by|combine|mix|whisk|stir|add|place|in)$/.test(key),
  );
  return words.slice(0, end < 0 || end > MOST_HEADING ? MOST_HEADING : end);
}

/** Returns a first sentence that is short enough for a heading: "Prep the croutons." */
function firstSentence(words: readonly LinkWord[]): readonly LinkWord[] {
  const end = words.findIndex(({ key }) => key === ".");
  return end > 0 && end < MOST_HEADING && end < words.length - 1 ? words.slice(0, end) : [];
}
