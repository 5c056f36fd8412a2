import { useSyncExternalStore } from "react";

/** The number of cards side by side in a CardGrid at a width: [from, columns], wide first. */
const COLUMNS = [
  ["(min-width: 105rem)", 5],
  ["(min-width: 56.25rem)", 4],
  ["(min-width: 40rem)", 3],
] as const;

export function useColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow);
}

const columnsNow = () => COLUMNS.find(([query]) => matchMedia(query).matches)?.[1] ?? 2;

function subscribe(onChange: () => void): () => void {
  const lists = COLUMNS.map(([query]) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", onChange);
  return () => {
    for (const list of lists) list.removeEventListener("change", onChange);
  };
}
