/** A time of day, "19:42", or "mar 19:42" on another day. */
const CLOCK_TIME = /^(?:(?<day>\D+) )?0?(?<hours>\d{1,2}):(?<minutes>\d{2})$/;

/**
 * Gives a time of day its Spanish article: "la 1:05", "las 19:42".
 *
 * @param time as clocks show it, "01:05"; with its day before it, "mar 01:05" is "la 1:05 del mar"
 */
export function clock(time: string): string {
  const { day, hours, minutes } = CLOCK_TIME.exec(time)?.groups ?? {};
  if (hours === undefined) return `las ${time}`;
  const article = hours === "1" ? "la" : "las";
  return `${article} ${hours}:${minutes}${day === undefined ? "" : ` del ${day}`}`;
}
