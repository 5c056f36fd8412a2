const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [3 / 8, "⅜"],
  [1 / 2, "½"],
  [5 / 8, "⅝"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [7 / 8, "⅞"],
];
/** Apps store a third as 0.33. */
const NEAR = 0.0034;
/** Larger amounts are those of grams and millilitres, which no cook writes as fractions. */
const MOST_WITH_FRACTION = 20;

/** Writes an amount that an app stores as a number as a cook writes it: 1.5 is "1 ½", 0.125 is "⅛", 2.4 stays "2.4". */
export function amountText(amount: number): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - rest) < NEAR)?.[1];
  if (fraction === undefined || amount > MOST_WITH_FRACTION) return String(Math.round(amount * 1000) / 1000);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}
