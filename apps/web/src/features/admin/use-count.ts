import { useLanguage } from "@/lib/i18n/i18n";

/** Writes numbers as the reader's language does. */
export function useCount(): (count: number) => string {
  const format = new Intl.NumberFormat(useLanguage());
  return (count) => format.format(Math.round(count));
}
