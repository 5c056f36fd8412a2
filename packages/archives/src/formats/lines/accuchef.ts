import { groupedLines } from "../grouped-lines.ts";
import { splitLabels } from "../split-labels.ts";
import type { LineFormat, LineRecipe } from "./line-reader.ts";

/** AccuChef: each line begins with a letter that says what it holds; "~" ends a paragraph of the directions. */
export const ACCUCHEF: LineFormat = {
  format: "accuchef",
  isFirstLine: (line) => /^A\S/.test(line),
  isOfFormat: (text) => /^\*{3,}AccuChef/im.test(text),
  recipeOf,
};

function recipeOf(lines: readonly string[]): LineRecipe | null {
  const texts = new Map<string, string[]>();
  const ingredients: { amount: string; item: string; note: string }[] = [];
  for (const line of lines) {
    const code = line.charAt(0);
    const text = line.slice(1).trim();
    const last = ingredients.at(-1);
    if (code === "Z") break;
    if (code === "H") ingredients.push({ amount: text, item: "", note: "" });
    else if (code === "I" && (!last || last.item !== ""))
      ingredients.push({ amount: "", item: text, note: "" });
    else if (code === "I" && last) last.item = text;
    else if (code === "K" && last) last.note = text;
    else texts.set(code, [...(texts.get(code) ?? []), text]);
  }
  const one = (code: string): string | undefined => texts.get(code)?.join(" ").trim() || undefined;
  const name = one("A");
  if (name === undefined) return null;
  const { steps, nutrition } = directionsOf((texts.get("J") ?? []).join(" "));
  const notes = one("F");
  return {
    name,
    labels: [...splitLabels(one("B")), ...splitLabels(one("C"))],
    servings: [one("D"), one("M")].filter((part) => part !== undefined).join(" ") || undefined,
    prepTime: minutesOf(one("P")),
    notes: notes === undefined ? [] : [notes],
    ingredients: groupedLines(
      ingredients.map(({ amount, item, note }) =>
        `${amount} ${item}${note === "" ? "" : `, ${note}`}`.trim(),
      ),
    ),
    steps: groupedLines(steps),
    nutrition,
  };
}

function directionsOf(text: string): { steps: string[]; nutrition: string | undefined } {
  const steps: string[] = [];
  const nutrition: string[] = [];
  for (const paragraph of text.split("~").map((part) => part.trim())) {
    if (/^per serving\b/i.test(paragraph)) nutrition.push(paragraph);
    // A figure alone is a score of the program.
    else if (!/^\d{0,3}$/.test(paragraph)) steps.push(paragraph);
  }
  return { steps, nutrition: nutrition.join("\n") || undefined };
}

/** "1 :15": a number of the kind of time, then hours and minutes. */
function minutesOf(written: string | undefined): number | undefined {
  const [, hours = "", minutes] = /^\d\s*(\d{0,2}):(\d{2})$/.exec(written ?? "") ?? [];
  return minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
