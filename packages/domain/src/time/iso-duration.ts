/** A number, perhaps missing or malformed on the page, and its letter. */
const FIELD = /(-?\d{0,9}(?:[.,]\d{1,9})?)([YMWDHS])/g;
const SHAPE = /^P(?:-?\d{0,9}(?:[.,]\d{1,9})?[YMWD]){0,4}(?:T?(?:-?\d{0,9}(?:[.,]\d{1,9})?[HMS]){0,3})?$/;

const LONGEST = 60;
const MINUTES: Readonly<Record<string, number>> = { W: 7 * 24 * 60, D: 24 * 60, H: 60, M: 1, S: 1 / 60 };

/**
 * Parses an ISO 8601 duration as recipe pages write it: "PT1H30M", "P0DT0H30M", "PTH30MS", "PT25 M". Where the T is
 * missing, M is minutes, because no recipe takes months.
 *
 * @returns minutes, perhaps with a fraction; null for what is no duration or has no value ("PT", "PTHM")
 * @see https://schema.org/Duration
 */
export function minutesFromIso(text: string): number | null {
  if (text.length > LONGEST) return null;
  const written = text.replace(/\s+/g, "").toUpperCase();
  if (!SHAPE.test(written)) return null;
  const fields = [...written.matchAll(FIELD)].filter(([, number]) => number !== "");
  const minutes = fields.map(([, number = "", letter = ""]) => {
    return Number(number.replace(",", ".")) * (MINUTES[letter] ?? Number.NaN);
  });
  const total = minutes.reduce((sum, part) => sum + part, 0);
  return fields.length > 0 && total >= 0 ? total : null;
}

/** Minutes as an ISO 8601 duration: "PT1H30M", and "PT30S" for a part; undefined for none. */
export function isoFromMinutes(minutes: number | undefined): string | undefined {
  const seconds = Math.round((minutes ?? 0) * 60);
  if (!Number.isFinite(seconds) || seconds <= 0) return undefined;
  const fields = [
    [Math.floor(seconds / 3600), "H"],
    [Math.floor((seconds % 3600) / 60), "M"],
    [seconds % 60, "S"],
  ] as const;
  return `PT${fields.map(([number, letter]) => (number > 0 ? `${number}${letter}` : "")).join("")}`;
}
