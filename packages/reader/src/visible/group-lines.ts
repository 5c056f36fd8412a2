import { hasAmount } from "../layout/similarity.ts";
import { BOLD_LEVEL } from "../layout/page-lines.ts";
import type { PageLine } from "../layout/page-lines.ts";

const LONGEST_NAME = 45;
/** "{soup}", "[soup]", "*** soup ***", "-- soup --". */
const FRAMED = /^(?:\{.*\}|\[.*\]|[*~_=-]{2,}.*[*~_=-]{2,}|<.*>)$/u;
/** A purpose at the start of a group's name: "For the soup", "Für die Suppe". */
const FOR =
  /^(?:for (?:the|an?|your)|für (?:den|die|das|eine?n?)|pour (?:la|les?|une?)|para (?:el|la|los|las|a|o|as|os)|per (?:il|la|lo|le|i|gli)|voor (?:de|het)|till?|na|do|dla|для|на)\s+\p{L}|^(?:pour l|per l)['’]/iu;
const LETTERS = /\p{L}/gu;

/**
 * Returns the lines of a list that are names of its groups: framed, in capitals, bold or with a purpose, where the
 * other lines are not.
 */
export function groupLines(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const withAmount = lines.filter(({ text }) => hasAmount(text)).length;
  const bare = lines.filter(isBare);
  const isRare = (some: readonly PageLine[]) => some.length * 3 <= lines.length;
  const capitals = bare.filter(({ text }) => inCapitals(text));
  const bold = lines.filter(({ level }) => level === BOLD_LEVEL);
  const found = new Set(bare.filter(({ text }) => FRAMED.test(text)));
  if (isRare(capitals)) for (const line of capitals) found.add(line);
  const plain = lines.filter(({ level }) => level !== BOLD_LEVEL);
  const areNames =
    bold.every(isBare) && plain.filter(({ text }) => hasAmount(text)).length * 3 >= plain.length * 2;
  if (isRare(bold) || (areNames && bold.length <= plain.length))
    for (const line of bold.filter(isBare)) found.add(line);
  if (withAmount * 2 >= lines.length - bare.length) {
    for (const [at, line] of lines.entries()) {
      const isAbove = hasAmount(lines[at + 1]?.text ?? "");
      if (isAbove && isBare(line) && (FOR.test(line.text) || line.text.endsWith(":"))) found.add(line);
    }
  }
  return found;
}

function isBare({ text }: PageLine): boolean {
  return text.length <= LONGEST_NAME && !hasAmount(text) && !text.includes(",");
}

/** Reports whether a text is in capitals; never true in scripts without case. */
function inCapitals(text: string): boolean {
  const letters = text.match(LETTERS) ?? [];
  return letters.length > 2 && text === text.toUpperCase() && text !== text.toLowerCase();
}
