import { linkIngredients } from "../links/link-ingredients.ts";

/** Reads a list whose lines "[Sauce]" begin a group. */
export function listOf(lines: readonly string[]): { text: string; group: string | null }[] {
  let group: string | null = null;
  const list: { text: string; group: string | null }[] = [];
  for (const line of lines) {
    const heading = /^\[(.*)\]$/.exec(line)?.[1];
    if (heading === undefined) list.push({ text: line, group });
    else group = heading;
  }
  return list;
}

/** Writes the uses of each step: the index, the part where it is not all, and the mention. */
export function usesOf(
  lines: readonly string[],
  steps: readonly string[],
  sections?: readonly (string | null)[],
): string[] {
  const uses = linkIngredients({ ingredients: listOf(lines), steps, sections });
  return uses.map((own, at) =>
    own
      .toSorted((a, b) => a.i - b.i)
      .map(({ i, part, start, end }) => {
        const mention = start === null || end === null ? "" : ` ${steps[at]?.slice(start, end)}`;
        return `${i}${part === "all" ? "" : ` ${part}`}${mention}`;
      })
      .join(", "),
  );
}
