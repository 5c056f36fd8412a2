/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** At least `from`, at most `to`, in whole steps. */
  int: (from: number, to: number, step?: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly [T, ...T[]]) => T;
  /** Some of the items, each at most once, in their order. */
  some: <T>(items: readonly T[], from: number, to: number) => T[];
}

export function createRandom(seed: number): Random {
  let state = seed | 0;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const int = (from: number, to: number, step = 1) =>
    from + step * Math.floor(next() * (Math.floor((to - from) / step) + 1));

  return {
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    some(items, from, to) {
      let wanted = int(from, Math.min(to, items.length));
      return items.filter((_, index) => {
        const isTaken = next() * (items.length - index) < wanted;
        if (isTaken) wanted -= 1;
        return isTaken;
      });
    },
  };
}
