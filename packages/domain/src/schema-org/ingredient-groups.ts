const LONGEST_HEADING = 60;

/** Ingredient lines under the name that their source gives them; null for those without a name. */
export interface RawIngredientGroup {
  name: string | null;
  ingredients: string[];
}

/** Groups the lines: a line such as "For the sauce:" or "## SAUCE" is the heading of those that follow. */
export function groupsByHeadings(lines: readonly string[]): RawIngredientGroup[] {
  const groups: RawIngredientGroup[] = [];
  for (const line of lines) {
    const name = headingOf(line);
    if (name !== null) groups.push({ name, ingredients: [] });
    else if (groups.length === 0) groups.push({ name: null, ingredients: [line] });
    else groups.at(-1)?.ingredients.push(line);
  }
  return groups.filter((group) => group.ingredients.length > 0);
}

/** Reports whether any of the groups has a name. */
export function hasNamedGroup(groups: readonly RawIngredientGroup[]): boolean {
  return groups.some(({ name }) => name !== null);
}

function headingOf(line: string): string | null {
  if (line.length > LONGEST_HEADING || /\d/.test(line)) return null;
  if (line.startsWith("#")) return line.replace(/^#+\s*/, "");
  return line.endsWith(":") ? line.slice(0, -1) : null;
}
