import { type InterfaceLanguage, LANGUAGE_DETAILS } from "@larder/domain/language";

/** A time of day as clocks show it in every language: "14:05". */
export function shortTime(date: Date): string {
  return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(date);
}

/** Formats a day for a list: "20 Nov", with its year when that differs from `now`'s. */
export function shortDate(iso: string, language: InterfaceLanguage, now = new Date()): string {
  const date = new Date(iso);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(LANGUAGE_DETAILS[language].dates, {
    day: "numeric",
    month: "short",
    ...year,
  }).format(date);
}
