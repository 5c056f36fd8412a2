type Unit = "day" | "hour" | "minute" | "second";

const inUnit = (value: number, unit: Unit, locale: string) =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);

/** Formats a time in spoken form: "50 minutes", "1 hour 20 minutes", "1 hora 20 minutos". */
export function spokenMinutes(minutes: number, locale: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return inUnit(rest, "minute", locale);
  const spokenHours = inUnit(hours, "hour", locale);
  return rest === 0 ? spokenHours : `${spokenHours} ${inUnit(rest, "minute", locale)}`;
}

const DAY = 86_400;
const SECOND = ["second", 1] as const;
const UNITS = [["day", DAY], ["hour", 3600], ["minute", 60], SECOND] as const;

interface Length {
  minSeconds: number;
  /** Null for a single length. */
  maxSeconds: number | null;
}

/**
 * Formats a length in spoken form, both ends in the same unit: "18 to 20 minutes".
 *
 * @param between joins the two ends of a range
 */
export function spokenLength(
  { minSeconds, maxSeconds }: Length,
  locale: string,
  between: (from: string, to: string) => string,
): string {
  const areWhole = (seconds: number) => minSeconds % seconds === 0 && (maxSeconds ?? 0) % seconds === 0;
  if (maxSeconds === null && areWhole(60) && minSeconds < DAY) return spokenMinutes(minSeconds / 60, locale);
  const [unit, seconds] = UNITS.find(([, each]) => areWhole(each)) ?? SECOND;
  if (maxSeconds === null) return inUnit(minSeconds / seconds, unit, locale);
  const from = new Intl.NumberFormat(locale).format(minSeconds / seconds);
  return between(from, inUnit(maxSeconds / seconds, unit, locale));
}
