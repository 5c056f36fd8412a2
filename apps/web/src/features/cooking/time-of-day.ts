import type { InterfaceLanguage } from "@larder/domain/language";

const NEAR_MS = 12 * 3_600_000;

/**
 * The next moment at which clocks show a time of day; of a time long before anything can be ready, that of the day on which
 * it can.
 *
 * @param time "19:30"; null when it is no time
 * @param soonest when it can be at the earliest
 */
export function nextMoment(time: string, now: number, soonest = now): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const moment = new Date(now);
  moment.setHours(Number(hours), Number(minutes), 0, 0);
  while (moment.getTime() < now || moment.getTime() + NEAR_MS < soonest) moment.setDate(moment.getDate() + 1);
  return moment.getTime();
}

/** The day of a moment, "Tue"; "" for today. */
export function dayOf(moment: number, now: number, language: InterfaceLanguage): string {
  if (new Date(moment).toDateString() === new Date(now).toDateString()) return "";
  return new Intl.DateTimeFormat(language, { weekday: "short" }).format(moment);
}
