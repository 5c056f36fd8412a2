import type { InterfaceLanguage } from "../language.ts";

/**
 * Formats how long a caller has to wait, with the plural of the language: "30 seconds", "1 minute", "5 horas".
 *
 * @param seconds rounded up to the next whole unit, so that a caller who waits so long is never early; less than one
 *   second counts as one
 */
export function waitTime(language: InterfaceLanguage, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return format(language, Math.max(1, Math.ceil(seconds)), "second");
  const inMinutes = minutes < 120 && minutes !== 60;
  return inMinutes ? format(language, minutes, "minute") : format(language, Math.ceil(minutes / 60), "hour");
}

function format(language: InterfaceLanguage, value: number, unit: "second" | "minute" | "hour"): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
}
