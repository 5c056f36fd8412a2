import { lineOfRow } from "@larder/domain/ingredient/line-of-row";
import { groupTitle } from "@larder/domain/recipe/group-key";
import {
  type IngredientRow,
  MEDIA,
  type Recipe,
  type Step,
  type SubStep,
} from "@larder/domain/recipe/recipe";
import type { ExportedRecipe, ExportSource } from "./exported-recipe.ts";

export type Words = Pick<ExportSource, "labels" | "groupNames">;

/** Items under a heading; null where they have none. */
export interface Headed<T> {
  heading: string | null;
  items: T[];
}

/** A note of a recipe, with a title where it says what it is about. */
export interface TitledNote {
  title: string | null;
  text: string;
}

/** The key of ingredients without a heading. */
const MAIN = "main";

/** Returns the rows by their groups, with the headings that readers see. Assumed ingredients are none. */
export function ingredientGroups(
  { ingredients, assumed = [] }: Pick<Recipe, "ingredients" | "assumed">,
  { groupNames }: Words,
): Headed<IngredientRow>[] {
  if (assumed.includes("ingredients")) return [];
  const named: Readonly<Record<string, string>> = groupNames;
  return Object.entries(ingredients)
    .filter(([, rows]) => rows.length > 0)
    .map(([key, items], at) => {
      if (key === MAIN && at === 0) return { heading: null, items };
      return { heading: (Object.hasOwn(named, key) ? named[key] : undefined) ?? groupTitle(key), items };
    });
}

/** Returns the lines of the ingredients by their groups. */
export function ingredientLines(recipe: Recipe, words: Words): Headed<string>[] {
  return ingredientGroups(recipe, words).map(({ heading, items }) => ({
    heading,
    items: items.map((row) => oneLine(lineOfRow(row))).filter((line) => line !== ""),
  }));
}

/** Returns the sentences of the steps; a step with a title is a group. Explanations follow what they explain. */
export function stepLines({ steps, assumed = [] }: Recipe, words: Words): Headed<string>[] {
  if (assumed.includes("steps")) return [];
  const groups: Headed<string>[] = [];
  for (const step of steps) {
    const items = [...step.sub_steps.flatMap((part) => partLines(part, words)), ...explanations(step, words)];
    const title = oneLine(step.main_step);
    const last = groups.at(-1);
    if (title !== "" && items.length > 0) groups.push({ heading: title, items });
    else if (title !== "") groups.push({ heading: null, items: [title] });
    else if (last?.heading === null) last.items.push(...items);
    else if (items.length > 0) groups.push({ heading: null, items });
  }
  return groups;
}

function partLines(part: SubStep, words: Words): string[] {
  const text = oneLine(part.description);
  return [...(text === "" ? [] : [text]), ...explanations(part, words)];
}

function explanations(
  { tip, why, analogy }: Pick<Step, "tip" | "why" | "analogy">,
  { labels }: Words,
): string[] {
  const named = [
    [labels.tip, tip],
    [labels.why, why],
    [labels.analogy, analogy],
  ] as const;
  return named.flatMap(([label, text]) => (text ? [`${label}: ${oneLine(text)}`] : []));
}

/** Returns all that is told about a recipe beside its ingredients and steps, and the cook's own note. */
export function notesOf({ recipe, cookingNotes }: ExportedRecipe, { labels }: Words): TitledNote[] {
  const { notes = [], history, did_you_know: fact, tools } = recipe;
  const ofTools = tools.map(({ tool_name: name, purpose }) => (purpose ? `${name} (${purpose})` : name));
  return [
    ...notes.map((text) => ({ title: null, text })),
    { title: labels.tools, text: ofTools.join(", ") },
    { title: labels.history, text: history ?? "" },
    { title: labels.didYouKnow, text: fact ?? "" },
    { title: labels.ownNote, text: cookingNotes?.note ?? "" },
  ].filter(({ text }) => text.trim() !== "");
}

/** Returns the notes as one text, those with a title after it. */
export function notesText(notes: readonly TitledNote[]): string {
  return notes.map(({ title, text }) => (title === null ? text : `${title}: ${text}`)).join("\n\n");
}

/** Returns tags and categories, each once. */
export function labelsOf({ tags, category }: Recipe): string[] {
  return [...new Set([...category, ...tags])];
}

/** The stated times in minutes; none where they are assumed. */
export function statedTimes({ duration, assumed = [] }: Recipe) {
  if (assumed.includes("duration")) return { prep: 0, cook: 0, total: 0 };
  const { prep_time_minutes: prep, cook_time_minutes: cook, total_time_minutes: total } = duration;
  return { prep, cook, total };
}

/** Returns the servings; null where they are assumed. */
export function statedServings({ servings, assumed = [] }: Recipe): number | null {
  return assumed.includes("servings") ? null : servings;
}

/** Returns the name of the site, book or person that the recipe is from; "" where none is stated. */
export function sourceName({ source = "", importedUrl, author = "" }: Recipe): string {
  const own = KINDS.has(source) ? "" : source;
  return [importedUrl?.source, own, importedUrl?.author, author].find((name) => name) ?? "";
}

/** The kinds of sources that the edit form offers, which name no source. */
const KINDS: ReadonlySet<string> = new Set(MEDIA);

/** Returns the address that the recipe is from; "" where none is stated. */
export function sourceAddress({ url, importedUrl, sourceUrl }: Recipe): string {
  return importedUrl?.url ?? url ?? sourceUrl ?? "";
}

/** Returns nutrition and calories as lines. */
export function nutritionText(
  { nutrition, calories_per_serving: calories }: Recipe,
  { labels }: Words,
): string {
  const ofCalories = calories === undefined ? "" : labels.calories(String(calories));
  return [ofCalories, nutrition ?? ""].filter((text) => text !== "").join("\n");
}

/** Returns a text in one line, without what could end it: line breaks and control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Returns a text without control characters but tabs and line ends, which neither XML nor other apps accept. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "").toWellFormed();
}

/** Longer strings are pictures in base64. */
const LONGEST_TEXT = 100_000;

/** Writes JSON for other apps, without characters that they could not store. */
export function plainJson(value: object, indent = 0): string {
  const plain = (_: string, inner: unknown): unknown =>
    typeof inner === "string" && inner.length < LONGEST_TEXT ? printable(inner) : inner;
  return JSON.stringify(value, plain, indent);
}

/** Returns a recipe whose texts have none of these characters either. */
export function plainRecipe(recipe: Recipe): Recipe {
  return JSON.parse(plainJson(recipe)) as Recipe;
}
