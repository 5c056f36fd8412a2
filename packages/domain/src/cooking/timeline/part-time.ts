import { plainLetters } from "../../text/fold.ts";
import type { SubStep } from "../../recipe/recipe.ts";
import { withoutAlternatives } from "../../time/alternative-times.ts";
import { findTimers, type Timer } from "../../time/timers.ts";

/** The attention that a task needs: the cook's hands, or none. */
export type Work = "hands-on" | "waiting";

export interface PartTime {
  ms: number;
  work: Work;
  /** True when the recipe does not state how long it takes. */
  isAssumed: boolean;
}

/** The default length of a sub-step that names no time, such as stirring in, turning the oven on or tasting. */
export const DEFAULT_HANDS_ON_MINUTES = 2;
/** The shortest time that counts as a wait: a cook does not walk away for less. */
const LEAST_WAIT_MINUTES = 3;
/** The time from which a sub-step counts as a wait where its text does not show whether it is one. */
const SURELY_WAIT_MINUTES = 20;
const MINUTE = 60_000;

/**
 * Returns how long a sub-step takes and whether the cook is free during it. The time is its `duration_minutes`, else
 * the lengths in its text (upper ends of ranges, the first of alternatives), else `DEFAULT_HANDS_ON_MINUTES`. Baking, simmering, resting and
 * chilling are waits.
 */
export function timeOfPart({
  description,
  duration_minutes: stored,
}: Pick<SubStep, "description" | "duration_minutes">): PartTime {
  const found = findTimers(description).filter(({ kind }) => kind === undefined);
  const timers = withoutAlternatives(description, found);
  const minutes = stored !== undefined && stored > 0 ? stored : minutesIn(description, timers);
  if (minutes === null) return { ms: DEFAULT_HANDS_ON_MINUTES * MINUTE, work: "hands-on", isAssumed: true };
  const work = minutes < LEAST_WAIT_MINUTES ? "hands-on" : workIn(description, timers, minutes);
  return { ms: Math.max(1, Math.round(minutes * MINUTE)), work, isAssumed: false };
}

function minutesIn(text: string, timers: readonly Timer[]): number | null {
  const lengths = timers.map((timer) => (timer.maxSeconds ?? timer.minSeconds) / 60);
  if (lengths.length === 0) return null;
  const own = lengths.filter((_, position) => !isPartOfAnother(text, timers[position]?.start ?? 0));
  return Math.max(
    own.reduce((sum, length) => sum + length, 0),
    ...lengths,
  );
}

/** A time within one that is named already: "turning it after 10 minutes", "for the last 5 minutes". */
const WITHIN =
  /\b(?:after|last|final|first|remaining|tras|despues de|ultimos|primeros|a los|pasados)(?: the| about| unos| los)? $/;

function isPartOfAnother(text: string, start: number): boolean {
  return WITHIN.test(plainLetters(text.slice(Math.max(0, start - 30), start)));
}

/** Verbs that leave the cook free. */
const WAITING =
  /\b(?:bak(?:e|es|ed|ing)|roast(?:s|ed|ing)?|brais(?:e|es|ed|ing)|simmer(?:s|ed|ing)?|oven|rest(?:s|ed|ing)?|chill(?:s|ed|ing)?|refrigerat\w+|fridge|freez\w+|marinat\w+|soak(?:s|ed|ing)?|proof|prove|proving|ris(?:e|es|ing)|cool(?:s|ed|ing)?|stand|steep|infuse|slow[ -]cook\w*|pressure|boil(?:s|ed|ing)?|steam(?:s|ed|ing)?|poach|cover(?:s|ed|ing)?|ferment|brine|set aside|leave|let|undisturbed|lid|horn(?:o|ea\w*)|asa(?:r|do)?|repos\w+|enfri\w+|nevera|frigorifico|refriger\w+|congel\w+|marin\w+|remoj\w+|lev(?:a|ar|e|en)|ferment\w+|cue(?:ce|za|cer)|coc(?:er|ed)|herv\w+|hierv\w+|guis\w+|tap(?:a|ar|ado|ada)|dej(?:a|ar|e|alo|ala|alos|alas)|macer\w+|infusion\w*|templar|vapor)\b/g;
/** Verbs that need the cook's hands or eyes. */
const HANDS =
  /\b(?:stir(?:s|ring)?|whisk\w*|knead\w*|fry|fries|frying|saute\w*|brown(?:s|ing)?|sear\w*|toss\w*|beat(?:s|ing)?|mix\w*|cream(?:ing)?|chop\w*|batch(?:es)?|toast(?:ing)?|soften|sweat|stir-fry|flip|baste|rehog\w+|remuev\w+|remov\w+|bat(?:e|ir|iendo)|amas\w+|fri(?:e|endo)|freir|salte\w+|dor(?:a|ar|alo|ala|alos)|sofri\w+|poch\w+|mezcl\w+|tandas|tuest\w+|sella\w*)\b/g;
/** Occasional attention, which does not count as work. */
const NOW_AND_THEN =
  /(?:stirring|turning|shaking|basting|removiendo|dando vueltas?|moviendo)[^,.;]{0,20}(?:occasionally|once or twice|now and then|from time to time|halfway|once|de vez en cuando|a mitad)|(?:occasionally|ocasionalmente) (?:stirring|removiendo)/g;
/** Work that the cook cannot leave, whatever is cooked. */
const ALL_THE_TIME =
  /\b(?:(?:constantly|continuously|continually) (?:stirring|whisking)|(?:stirring|whisking|basting|shaking) (?:all the time|constantly|continuously|continually)|(?:removiendo|batiendo) (?:constantemente|continuamente|todo el (?:tiempo|rato))|sin (?:dejar|parar) de (?:remover|batir|mover))\b/;

/** Text that describes the result, not the work: "until brown". */
const OUTCOME = /\b(?:until|till|hasta)\b.*/s;
const LONGEST_CLAUSE = 400;

/**
 * Decides by the last verb before the longest time ("stir it in and let it rest for ..."), else by the first verb after
 * it.
 */
function workIn(description: string, timers: readonly Timer[], minutes: number): Work {
  const [lead, tail] = aroundLongest(description, timers).map((part) =>
    plainLetters(part).replace(OUTCOME, " ").replace(NOW_AND_THEN, " "),
  );
  if (ALL_THE_TIME.test(`${lead} ${tail}`)) return "hands-on";
  const [hands, waits] = [lastMatch(lead, HANDS), lastMatch(lead, WAITING)];
  if (hands !== waits) return hands > waits ? "hands-on" : "waiting";
  if (lastMatch(tail, WAITING) >= 0) return "waiting";
  return minutes >= SURELY_WAIT_MINUTES && lastMatch(tail, HANDS) < 0 ? "waiting" : "hands-on";
}

/**
 * Returns the text before the longest time, from the previous time or the start of the sentence, and the text after it.
 */
function aroundLongest(text: string, timers: readonly Timer[]): string[] {
  const [first] = timers;
  if (!first) return [text.slice(0, LONGEST_CLAUSE), ""];
  const longest = timers.reduce((one, other) => (upper(other) > upper(one) ? other : one), first);
  const before = timers[timers.indexOf(longest) - 1]?.end ?? 0;
  const lead = text.slice(Math.max(before, longest.start - LONGEST_CLAUSE), longest.start);
  const sentence = Math.max(...[". ", "! ", "; "].map((ending) => lead.lastIndexOf(ending))) + 1;
  return [lead.slice(sentence), /^[^.;!]{0,80}/.exec(text.slice(longest.end))?.[0] ?? ""];
}

function lastMatch(text: string | undefined, words: RegExp): number {
  return [...(text ?? "").matchAll(words)].at(-1)?.index ?? -1;
}

function upper({ minSeconds, maxSeconds }: Timer): number {
  return maxSeconds ?? minSeconds;
}
