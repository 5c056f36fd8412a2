import type { ForeignGroup } from "../foreign-recipe.ts";

/** Puts rows under those that the app says are headings. */
export function groupsUnderHeadings(rows: Iterable<{ text: string; isHeading: boolean }>): ForeignGroup[] {
  const groups: { name: string | null; lines: string[] }[] = [];
  for (const { text, isHeading } of rows) {
    if (isHeading) groups.push({ name: text, lines: [] });
    else if (groups.length === 0) groups.push({ name: null, lines: [text] });
    else groups.at(-1)?.lines.push(text);
  }
  // A heading at the end, or before another, is a line, so that its text is not lost.
  return groups.map((group) =>
    group.lines.length === 0 && group.name !== null ? { name: null, lines: [group.name] } : group,
  );
}
