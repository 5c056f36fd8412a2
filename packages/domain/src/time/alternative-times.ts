import type { Timer } from "./timers.ts";

/** The longest text between two lengths of time that are alternatives. */
const LONGEST_GAP = 70;

/** A word for "or" in the languages that `findTimers` reads, and their neighbours. */
const OR = /(?:^|[^\p{L}])(?:or|o|u|oder|ou|of)(?![\p{L}])/giu;
/** Words after "or" where no other length follows: "or until brown", "or so, then bake for". */
const NO_ALTERNATIVE =
  /^\s*(?:until|till|so|more|longer|less|overnight|when|hasta|más|mas|menos|bis|mehr|länger)(?![\p{L}])|[.;!?]|[,:]\s|(?:^|[^\p{L}])(?:then|and|until|hasta|luego|y|und|dann|bis)(?![\p{L}])/iu;
/** "Alternatively, bake them for" */
const ANOTHER_WAY =
  /[.;(]\s*(?:alternatively|alternativamente|como alternativa|alternativ)(?!\p{L})[^.;!?]*$/iu;
/** "4 hours on high / 8 hours on low" */
const SLASH = /^[^.;!?\d]*\/\s*$/;

/**
 * Removes the lengths that are alternatives to the one before: of "3-4 hours on high or 6-8 hours on low" only the first
 * remains, because the cook waits for one of them.
 *
 * @param timers the lengths in the text, in order
 */
export function withoutAlternatives(text: string, timers: readonly Timer[]): Timer[] {
  return timers.filter((timer, index) => {
    const before = timers[index - 1];
    return !before || !isAlternative(text.slice(before.end, timer.start));
  });
}

/** @param gap the text between two lengths */
function isAlternative(gap: string): boolean {
  if (gap.length > LONGEST_GAP) return false;
  if (SLASH.test(gap) || ANOTHER_WAY.test(gap)) return true;
  const last = [...gap.matchAll(OR)].at(-1);
  if (!last) return false;
  const lead = gap.slice(0, last.index);
  // A sentence of its own may begin with "Or": "Cook on low for 8 hours. Or on high for 4 hours."
  if (/[.;!?]\s*\S/.test(lead)) return false;
  return !NO_ALTERNATIVE.test(gap.slice(last.index + last[0].length));
}
