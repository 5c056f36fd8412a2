import type { InterfaceLanguage } from "@larder/domain/language";

/** The time of day as a kitchen's clock shows it: "19:42". */
export const clockTime = (moment: number, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(moment);
