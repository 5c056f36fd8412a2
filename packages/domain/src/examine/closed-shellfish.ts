import type { Danger } from "../recipe/examination.ts";
import { normaliseRemovals } from "./danger-pattern.ts";
import type { RecipeSentences } from "./recipe-sentences.ts";

const SHELLFISH =
  /\b(?:mussels?|clams?|cockles?|oysters?|shellfish|mejillon(?:es)?|almejas?|berberechos?|chirlas?|navajas?)\b/;
const EATEN =
  /\b(?:eat\w*|serv\w*|use|keep|force|prise|pr(?:y|ied)|lever|fine|safe|good|com[ea]\w*|sirv\w*|abr(?:e|ir|el[oa]s)|fuerza|aprovech\w*|usa\w*)\b/;
const DISCARDED =
  /\b(?:discard\w*|throw\w*|toss(?:ed)? (?:out|away)|bin|reject\w*|remove|pick out|(?:don't|do not|never) (?:eat|use|serve)|minutes? (?:more|longer)|desech\w*|descart\w*|tira(?:r|l[oa]s)?|retir\w*|elimin\w*|quita\w*|no (?:l[oa]s )?(?:com\w+|us\w+)|minutos mas)\b/;

/** Shellfish that stayed closed in the heat was dead before it. */
const CLOSED: readonly RegExp[] = [
  /\b(?:haven't|hasn't|didn't|don't|won't|doesn't|(?:have|has|did|do|does|will) not) open(?:ed)?\b|\bunopened\b|\b(?:still|stay(?:s|ed)?|remain(?:s|ed)?|kept) (?:closed|shut)\b|\bclosed (?:ones|mussels|clams|shells|cockles)\b/,
  /\b(?:si(?:gan|guen|gue)|qued\w+|permane\w+|esten|estan|continu\w+) cerrad[oa]s?\b|\bno se (?:hayan? |han? )?ab(?:ran?|ren?|iert[oa]s?|rieron)\b|\b(?:las|los) cerrad[oa]s\b/,
];

const OPENED =
  /\b(?:tear|prise|pry|force|pull|lever|cut)\w*\b[^.;]{0,20}\bopen\b|\babr(?:e|ir|el[oa]s)\b|\b(?:fine|good|safe) to eat\b/;

/** Finds shellfish that is eaten though it did not open. */
export function closedShellfish({ names, rows, steps }: RecipeSentences): Danger[] {
  if (![...names, ...rows, ...steps].some(({ plain }) => SHELLFISH.test(plain))) return [];
  return steps
    .filter(({ plain, where }, index) => {
      if (!CLOSED.some((pattern) => pattern.test(plain))) return false;
      const next = steps[index + 1];
      const after = next?.where.index === where.index ? normaliseRemovals(next.plain) : "";
      if (DISCARDED.test(normaliseRemovals(plain)) || DISCARDED.test(after)) return false;
      return EATEN.test(plain) || OPENED.test(after);
    })
    .map(({ where, quote }) => ({ code: "spoiled", where, quote }));
}
