const FEWEST_LINES = 3;
const MOST_TIMES = 4;

/**
 * Reduces a list that is repeated as a whole to one copy. Single equal lines stay, because two groups can both need
 * salt.
 */
export function withoutRepetition(lines: string[]): string[] {
  for (let times = MOST_TIMES; times >= 2; times -= 1) {
    const length = lines.length / times;
    if (!Number.isInteger(length) || length < FEWEST_LINES) continue;
    if (lines.every((line, at) => line === lines[at % length])) return lines.slice(0, length);
  }
  return lines;
}
