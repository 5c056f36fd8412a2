import type { ForeignGroup } from "../foreign-recipe.ts";

const LONGEST_HEADING = 80;
/** A line that begins as an amount does: "2", "½", "1/2". */
const STARTS_WITH_AMOUNT = /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/;

/** Returns the lines of a text that are not blank, without the white space around them. */
export function linesOfText(text: string | undefined): string[] {
  return (text ?? "")
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/**
 * Puts lines under their headings: "Sauce:", "# Sauce", "[Sauce]". A heading with no line below it stays a line, so that
 * no text is lost.
 */
export function groupedLines(
  lines: Iterable<string>,
  headingOf: (line: string) => string | null = headingOfLine,
): ForeignGroup[] {
  const groups: { name: string | null; lines: string[] }[] = [];
  let waiting: { name: string; line: string } | null = null;
  const current = (): string[] => {
    const last = groups.at(-1);
    if (last) return last.lines;
    const first = { name: null, lines: [] as string[] };
    groups.push(first);
    return first.lines;
  };
  for (const line of lines) {
    const name = headingOf(line);
    if (waiting) {
      if (name === null) groups.push({ name: waiting.name, lines: [] });
      else current().push(waiting.line);
      waiting = null;
    }
    if (name === null) current().push(line);
    else waiting = { name, line };
  }
  if (waiting) current().push(waiting.line);
  return groups;
}

/** Returns the heading that a line is; null for other lines. */
export function headingOfLine(line: string): string | null {
  if (line.length > LONGEST_HEADING) return null;
  if (line.startsWith("#")) return line.replace(/^#+\s*/, "") || null;
  if (line.startsWith("[") && line.endsWith("]")) return headingName(line.slice(1, -1));
  return line.endsWith(":") && !STARTS_WITH_AMOUNT.test(line) ? headingName(line) : null;
}

function headingName(line: string): string | null {
  return line.replace(/:\s*$/, "").trim() || null;
}
