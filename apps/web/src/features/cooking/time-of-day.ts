/**
 * The next moment at which clocks show a time of day.
 *
 * @param time "19:30"; null when it is no time
 */
export function nextMoment(time: string, now: number): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const moment = new Date(now);
  moment.setHours(Number(hours), Number(minutes), 0, 0);
  if (moment.getTime() < now) moment.setDate(moment.getDate() + 1);
  return moment.getTime();
}
