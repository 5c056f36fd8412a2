import {
  type ImportItem,
  ITEM_STATUSES,
  type ItemStatus,
} from "@larder/domain/archive-import/archive-import";
import { plainLetters } from "@larder/domain/text/fold";

/** The entries that are shown: all, those of a status, or those of which something did not arrive. */
export type ItemFilter = "all" | "problems" | ItemStatus;

/** Returns the filters that find anything, with the number of entries that each finds. */
export function filtersOf(items: readonly ImportItem[]): { filter: ItemFilter; count: number }[] {
  const counts = new Map<ItemFilter, number>([["all", items.length]]);
  for (const { status, problems } of items) {
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (problems.length > 0) counts.set("problems", (counts.get("problems") ?? 0) + 1);
  }
  const order: readonly ItemFilter[] = ["all", ...ITEM_STATUSES, "problems"];
  return order.flatMap((filter) => {
    const count = counts.get(filter);
    return count ? [{ filter, count }] : [];
  });
}

/** Returns the entries that a filter and a text in the name leave, ignoring case and accents. */
export function shownItems(items: readonly ImportItem[], filter: ItemFilter, text: string): ImportItem[] {
  const wanted = plainLetters(text.trim());
  return items.filter(
    (item) =>
      (filter === "all" || (filter === "problems" ? item.problems.length > 0 : item.status === filter)) &&
      (wanted === "" || plainLetters(item.name || item.entry).includes(wanted)),
  );
}
