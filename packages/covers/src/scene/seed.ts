/** FNV-1a over the code points of a text, 32 bits. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export interface Dice {
  /** Returns a number of at least 0 and below 1. */
  roll(): number;
  /** `amount` to either side of nought. */
  sway(amount: number): number;
  coin(): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  shuffle<Value>(values: readonly Value[]): Value[];
}

/** Dice that fall the same way for the same seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed | 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    sway: (amount) => (roll() - 0.5) * 2 * amount,
    coin: () => roll() > 0.5,
    pick: (values) => values[Math.floor(roll() * values.length)] ?? values[0],
    shuffle: (values) =>
      values
        .map((value) => ({ value, order: roll() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value),
  };
}
