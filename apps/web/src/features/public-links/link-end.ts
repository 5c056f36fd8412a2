/** The choices of when a link ends. */
export const LINK_ENDS = ["never", "week", "month", "date"] as const;
export type LinkEnd = (typeof LINK_ENDS)[number];

const DAYS: Partial<Record<LinkEnd, number>> = { week: 7, month: 30 };
const DAY_MS = 24 * 3_600_000;

/**
 * Returns the time at which a link ends, as ISO; null for one without an end.
 *
 * @param day the last day of a link that ends on a day, "2026-03-01": it ends with it, by this device's clock
 * @returns undefined for a day that is missing, or has passed
 */
export function endOf(choice: LinkEnd, day: string, now: Date): string | null | undefined {
  if (choice === "never") return null;
  const days = DAYS[choice];
  if (days !== undefined) return new Date(now.getTime() + days * DAY_MS).toISOString();
  const end = new Date(`${day}T23:59:59`);
  return end.getTime() > now.getTime() ? end.toISOString() : undefined;
}
