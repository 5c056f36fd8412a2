/**
 * Returns the fewest letters to insert, remove, replace or exchange with the next one that make one text of the other
 * (optimal string alignment); `most + 1` where it is more than `most`. Linear in the length of the texts, times `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const far = most + 1;
  let beforeLast: number[] = [];
  // Of each row the columns near the diagonal are computed: farther ones need more than `most` edits.
  let last = Array.from({ length: 2 * most + 1 }, (_, at) => (at < most ? far : at - most));
  for (let row = 1; row <= one.length; row += 1) {
    const next = last.map((_, at) => {
      const column = row + at - most;
      return column === 0 ? row : far;
    });
    for (let at = 0; at < next.length; at += 1) {
      const column = row + at - most;
      if (column < 1 || column > other.length) continue;
      const replaced = (last[at] ?? far) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const exchanged = isExchanged && row > 1 ? (beforeLast[at] ?? far) + 1 : far;
      next[at] = Math.min(replaced, exchanged, (last[at + 1] ?? far) + 1, (next[at - 1] ?? far) + 1);
    }
    if (Math.min(...next) > most) return far;
    [beforeLast, last] = [last, next];
  }
  return Math.min(last[other.length - one.length + most] ?? far, far);
}
