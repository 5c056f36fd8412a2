const inUnit = (value: number, unit: "hour" | "minute", locale: string) =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);

/** A time as one says it: "50 minutes", "1 hour 20 minutes", "1 hora 20 minutos". */
export function spokenMinutes(minutes: number, locale: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return inUnit(rest, "minute", locale);
  const spokenHours = inUnit(hours, "hour", locale);
  return rest === 0 ? spokenHours : `${spokenHours} ${inUnit(rest, "minute", locale)}`;
}
