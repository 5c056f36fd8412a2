import type { ForeignGroup } from "../foreign-recipe.ts";

/** A row of a list in which the first row of a section carries its title. */
export interface TitledRow {
  /** Begins a section; undefined where the row belongs to the one before. */
  title?: string | undefined;
  lines: readonly string[];
}

/** Puts rows under the titles that begin at them. A title without any line is left out only where it is blank. */
export function rowGroups(rows: Iterable<TitledRow>): ForeignGroup[] {
  const groups: { name: string | null; lines: string[] }[] = [];
  for (const { title, lines } of rows) {
    const name = title?.trim() || null;
    const last = groups.at(-1);
    if (name === null && last) last.lines.push(...lines);
    else groups.push({ name, lines: [...lines] });
  }
  return groups.flatMap(({ name, lines }) => {
    if (lines.length > 0) return [{ name, lines }];
    return name === null ? [] : [{ name: null, lines: [name] }];
  });
}
