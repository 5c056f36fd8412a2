import { stepsFromSections } from "./main-steps.ts";
import type { RawRecipe } from "./raw-recipe.ts";

const LONGEST_HEADING = 60;

/** Converts a raw recipe to the fields that `normaliseRecipe` reads. Missing values stay missing. */
export function fieldsOfRaw(raw: Partial<RawRecipe>): Readonly<Record<string, unknown>> {
  return {
    ...raw.details,
    name: raw.title,
    description: raw.description,
    author: raw.author,
    image: raw.image,
    language: raw.language,
    servings: raw.servings,
    duration: durationOf(raw),
    ingredients: ingredientGroups(raw.ingredients ?? []),
    steps: stepsFromSections(raw.instructions ?? []),
  };
}

function durationOf(raw: Partial<RawRecipe>): Record<string, number> | undefined {
  const times = {
    prep_time_minutes: raw.prepMinutes,
    cook_time_minutes: raw.cookMinutes,
    total_time_minutes: raw.totalMinutes,
  };
  const said = Object.entries(times).flatMap(([field, minutes]) =>
    minutes === undefined ? [] : [[field, minutes] as const],
  );
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** Groups the lines: a line such as "For the sauce:" or "## SAUCE" is the heading of those that follow. */
function ingredientGroups(lines: readonly string[]): { name: string; ingredients: string[] }[] {
  const groups: { name: string; ingredients: string[] }[] = [];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== null) groups.push({ name: heading, ingredients: [] });
    else if (groups.length === 0) groups.push({ name: "main", ingredients: [line] });
    else groups.at(-1)?.ingredients.push(line);
  }
  return groups.filter((group) => group.ingredients.length > 0);
}

function headingOf(line: string): string | null {
  if (line.length > LONGEST_HEADING || /\d/.test(line)) return null;
  if (line.startsWith("#")) return line.replace(/^#+\s*/, "");
  return line.endsWith(":") ? line.slice(0, -1) : null;
}
