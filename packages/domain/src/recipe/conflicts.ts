import type { Breach } from "./examination.ts";

/** What a recipe has that a cook leaves out, with the lines that have it. */
export interface Conflict {
  code: Breach["code"];
  /** What the cook leaves out, in the cook's words; the id of a diet. */
  request: string;
  /** The ingredient rows; where no row has it, the sentences of the steps. */
  lines: string[];
}

/** Joins the breaches of a recipe by what they break, in the order in which they were found. */
export function conflictsOf(breaches: readonly Breach[]): Conflict[] {
  const groups = Map.groupBy(breaches, ({ code, request }) => `${code} ${request}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const rows = group.filter(({ where }) => where.part === "ingredient");
    const quotes = (rows.length > 0 ? rows : group).map(({ quote }) => quote);
    return [{ code: first.code, request: first.request, lines: [...new Set(quotes)] }];
  });
}
