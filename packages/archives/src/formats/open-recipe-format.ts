import { cutText } from "@larder/domain/text/clean-text";
import type { ArchiveReader } from "../archive-reader.ts";
import { decodeText } from "../container/decode-text.ts";
import type { TreeFile } from "../container/tree.ts";
import { EntryError } from "../entry-error.ts";
import type { ForeignRecipe } from "../foreign-recipe.ts";
import { asRecord, listIn, type LooseRecord, recordsIn, textIn } from "../loose-fields.ts";
import { amountText } from "./amount-text.ts";
import { yamlRecord } from "./front-matter.ts";
import { readEach } from "./read-each.ts";
import { sourceFields } from "./source-fields.ts";

/** The words that its programs write where a field has no value. */
const NOTHING = /^(?:none|null|~)$/i;
/** The length of the beginning of a step before a remark on it, in characters. */
const LONGEST_BEGINNING = 60;
/** The fields that every one of its files has. */
const NAME_FIELD = /^recipe_name\s*:/m;
const LIST_FIELD = /^(?:ingredients|steps|recipe_uuid|yields)\s*:/m;

/** Open Recipe Format: YAML with amounts for each of several yields, of which the first is read. */
export const openRecipeFormatReader: ArchiveReader = {
  format: "openrecipeformat",
  async claims({ tree }, heads) {
    const claimed: TreeFile[] = [];
    for (const file of tree.files) {
      const head = await heads.text(file);
      if (NAME_FIELD.test(head) && LIST_FIELD.test(head)) claimed.push(file);
    }
    return claimed;
  },
  read: (_, claimed) =>
    readEach(claimed, async function* readFile(file) {
      const text = decodeText(await file.bytes());
      const recipe = yamlRecord(text);
      if (!recipe) throw new EntryError("entry-damaged");
      yield recipeOf(recipe, file.path, text);
    }),
};

function recipeOf(recipe: LooseRecord, entry: string, text: string): ForeignRecipe {
  const field = (...names: string[]): string | undefined => {
    const value = textIn(recipe, ...names);
    return value === undefined || NOTHING.test(value.trim()) ? undefined : value;
  };
  const ingredients = entriesIn(recipe, "ingredients");
  const remarks = [
    ...["oven_temp", "oven_time"].flatMap((name) => ovenText(recipe, name) ?? []),
    ...ingredients.flatMap(ingredientNotes),
    ...recordsIn(recipe, "steps").flatMap(stepNotes),
  ];
  return {
    entry,
    ownId: field("recipe_uuid"),
    name: field("recipe_name") ?? "",
    description: remarks.join("\n"),
    ingredients: [{ name: null, lines: ingredients.map(ingredientLine) }],
    steps: [{ name: null, lines: listIn(recipe, "steps").flatMap(stepText) }],
    notes: textsOf(recipe, "notes"),
    servings: servingsOf(recipe),
    author: field("source_authors", "author"),
    ...sourceFields(field("source_url"), field("source_book")),
    original: { type: "text", text },
  };
}

/** Each ingredient is a record of one field, its name. */
function entriesIn(recipe: LooseRecord, name: string): { name: string; fields: LooseRecord }[] {
  return listIn(recipe, name).flatMap((entry) => {
    if (typeof entry === "string") return [{ name: entry, fields: {} }];
    return Object.entries(asRecord(entry) ?? {}).map(([key, value]) => ({
      name: key,
      fields: asRecord(value) ?? {},
    }));
  });
}

function ingredientLine({ name, fields }: { name: string; fields: LooseRecord }): string {
  const [amount = {}] = recordsIn(fields, "amounts");
  const parts = [amountIn(amount), textIn(amount, "unit"), name].filter((part) => part !== undefined);
  const processing = textsOf(fields, "processing").join(", ");
  if (processing === "") return parts.join(" ");
  // "4 each apple, whole" would be read as four of each of the two.
  return parts.includes("each") ? `${parts.join(" ")} (${processing})` : `${parts.join(" ")}, ${processing}`;
}

/** Programs write a third as 0.3333333333333333. */
function amountIn(record: LooseRecord): string | undefined {
  const written = textIn(record, "amount");
  return written !== undefined && /^\d*\.\d+$/.test(written) ? amountText(Number(written)) : written;
}

/** Returns what can take the place of an ingredient, and what the cook says of it. */
function ingredientNotes({ name, fields }: { name: string; fields: LooseRecord }): string[] {
  const other = entriesIn(fields, "substitutions").map(ingredientLine);
  const said = [...textsOf(fields, "notes"), ...(other.length > 0 ? [`or ${other.join(" / ")}`] : [])];
  return said.length > 0 ? [`${name}: ${said.join(". ")}`] : [];
}

function stepText(step: unknown): string[] {
  const text = typeof step === "string" ? step : textIn(asRecord(step) ?? {}, "step");
  return text === undefined ? [] : [text];
}

/** Returns what the cook says of a step, with its first words. */
function stepNotes(step: LooseRecord): string[] {
  const notes = textsOf(step, "notes");
  const text = (textIn(step, "step") ?? "").trim();
  return notes.length > 0 ? [`${cutText(text, LONGEST_BEGINNING)}: ${notes.join(". ")}`] : [];
}

/** "servings: 4", or an amount of things: "3 loaves". */
function servingsOf(recipe: LooseRecord): string | undefined {
  const [first] = recordsIn(recipe, "yields");
  if (!first) return textIn(recipe, "yields", "servings");
  const amount = textIn(first, "amount");
  if (amount !== undefined) return [amount, textIn(first, "unit") ?? ""].join(" ").trim();
  const [unit] = Object.keys(first);
  return unit === undefined ? undefined : textIn(first, unit);
}

function ovenText(recipe: LooseRecord, name: string): string | undefined {
  const [record] = recordsIn(recipe, name);
  const text = record
    ? `${textIn(record, "amount") ?? ""} ${textIn(record, "unit") ?? ""}`.trim()
    : textIn(recipe, name);
  if (text === undefined || text === "" || NOTHING.test(text.trim())) return undefined;
  return `${name === "oven_temp" ? "Oven" : "Time in the oven"}: ${text}`;
}

function textsOf(record: LooseRecord, name: string): string[] {
  return listIn(record, name).flatMap((entry) =>
    typeof entry === "string" && entry.trim() !== "" ? [entry] : [],
  );
}
