import type { SourceLine } from "./source-lines.ts";
import { addTitle, type TitledTexts } from "./titled-texts.ts";

const STEP_WORD = "(?:step|paso|schritt|etape|étape|stap|steg|passo|fase)";
const STEP_LABEL = new RegExp(`^${STEP_WORD}\\s*\\d{1,3}\\s*[.:)–-]?\\s*`, "iu");
const GROUP_TITLE = /^[^.!?\d]{1,60}:$/;
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{Lu})/u;
/**
 * The shortest line that counts as wrapped, in characters: lines broken by a scan or an e-mail are about as long as the
 * page is wide.
 */
const SHORTEST_WRAPPED = 25;
const LONGEST_STEP = 4_000;
const NUMBER_AT_START = /^1\s?[.)]\s/;

/**
 * Returns the steps of a method, and the titles of groups between them: removes numbers and "Step 2", and cuts a
 * paragraph of numbered steps.
 */
export function stepTexts(lines: readonly SourceLine[]): TitledTexts {
  const numbered = lines.filter((line) => line.number !== null).length;
  const found: TitledTexts = { texts: [], titles: [] };
  const { texts: steps, titles } = found;
  const counted = withoutCounts(lines);
  for (const [index, line] of counted.entries()) {
    if (line.number === null && (GROUP_TITLE.test(line.text) || (line.titled && numbered > 0))) {
      addTitle(found, line.text);
      continue;
    }
    const text = line.text.replace(STEP_LABEL, "").trim();
    if (text === "") continue;
    const last = titles.at(-1)?.at === steps.length ? undefined : steps.at(-1);
    const before = line.opens ? "" : (counted[index - 1]?.text ?? "");
    const isWrapped = before.length >= SHORTEST_WRAPPED && /^\p{Lu}/u.test(last ?? "");
    const continues =
      (numbered > 1 || isWrapped) && line.number === null && !line.bulleted && /^\p{Ll}/u.test(text);
    if (continues && last !== undefined && last.length < LONGEST_STEP && !/[.!?:]$/.test(last))
      steps[steps.length - 1] = `${last} ${text}`;
    else steps.push(...cutNumbered(text, line.number));
  }
  return found;
}

/** Removes bare numbers that count the lines, as copied tables have them: "1 Mix", "2 Bake". */
function withoutCounts(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isCounted =
    lines.length > 1 && lines.every(({ text }, at) => BARE_NUMBER.exec(text)?.[1] === String(at + 1));
  return isCounted ? lines.map((line) => ({ ...line, text: line.text.replace(BARE_NUMBER, "") })) : lines;
}

/**
 * Cuts numbered steps in one text: "Mix. 2. Bake. 3. Serve." after a first step is three. Each next number is searched
 * after the previous one.
 */
function cutNumbered(text: string, number: number | null): string[] {
  const starts = NUMBER_AT_START.test(text);
  if (number !== 1 && !starts) return [text];
  const steps: string[] = [];
  let rest = starts ? text.replace(NUMBER_AT_START, "") : text;
  for (let next = 2; ; next += 1) {
    const at = numberAt(rest, next);
    if (at === -1) break;
    steps.push(rest.slice(0, at).trim());
    rest = rest.slice(at).replace(/^\s+\d{1,2}\s?[.)]\s+/, "");
  }
  return [...steps, rest.trim()];
}

/** Finds " 2. " or " 2) " of this number. */
function numberAt(text: string, number: number): number {
  const indexes = [text.indexOf(` ${number}. `), text.indexOf(` ${number}) `)].filter((index) => index > 0);
  return indexes.length > 0 ? Math.min(...indexes) : -1;
}
