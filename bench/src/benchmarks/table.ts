/**
 * A comparison: the medians in milliseconds of the app and of the least work, from which the table computes a ratio;
 * or only a figure.
 */
export interface Comparison {
  what: string;
  oursMs?: number;
  bareMs?: number;
  /** The figure for readers: "160,000 a second". */
  figure?: string;
}

export function printTable(name: string, rows: readonly Comparison[]): void {
  console.log(`\n${name}`);
  console.table(
    Object.fromEntries(
      rows.map(({ what, oursMs, bareMs, figure }) => [
        what,
        {
          ...(oursMs !== undefined && { "ours ms": round(oursMs) }),
          ...(bareMs !== undefined && { "bare ms": round(bareMs) }),
          ...(oursMs !== undefined && bareMs !== undefined && { ratio: round(oursMs / bareMs) }),
          ...(figure && { figure }),
        },
      ]),
    ),
  );
  console.log(JSON.stringify({ benchmark: name, rows }));
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Returns the value below which the share of all values lies; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
