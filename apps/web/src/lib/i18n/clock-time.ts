import type { InterfaceLanguage } from "@larder/domain/language";

/** Formats the time of day with 24 hours: "19:42". */
export const clockTime = (moment: number, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(moment);
