const TENS: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
const ONES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
};
const SPELLED_OUT = new RegExp(
  `\\b(?:(?:(?:one |an? )?hundred|cien(?:to)?) (?:and |y )?)?(${Object.keys(TENS).join("|")})(?:[- ](?:y )?(${Object.keys(ONES).join("|")}))?\\b`,
  "g",
);

/** Writes numbers in words from thirty as digits: "sixty-five degrees" becomes "65 degrees". */
export function withDigits(plain: string): string {
  return plain.replace(SPELLED_OUT, (words, tens: string, ones = "") => {
    const hundreds = /hundred|cien/.test(words) ? 100 : 0;
    return String(hundreds + (TENS[tens] ?? 0) + (ONES[ones] ?? 0));
  });
}
