const FEWEST_LINES = 3;
const MOST_TIMES = 4;

/** Salt may well stand in two groups, so equal lines stay; a list that is there several times as a whole is one list. */
export function withoutRepetition(lines: string[]): string[] {
  for (let times = MOST_TIMES; times >= 2; times -= 1) {
    const length = lines.length / times;
    if (!Number.isInteger(length) || length < FEWEST_LINES) continue;
    if (lines.every((line, at) => line === lines[at % length])) return lines.slice(0, length);
  }
  return lines;
}
