import { lineOfRow } from "@larder/domain/ingredient/line-of-row";
import type { IngredientRow, Recipe } from "@larder/domain/recipe/recipe";
import { cutText } from "@larder/domain/text/clean-text";
import type { ExportedRecipe, ExportSource, WrittenFile } from "./exported-recipe.ts";
import { eachRecipe, readPictures } from "./read-pictures.ts";
import * as text from "./recipe-text.ts";
import { splitRow } from "./split-row.ts";
import { zipStream } from "./zip-stream.ts";

/** The lengths of Tandoor's columns, in characters: it refuses a longer text. */
const COLUMNS = {
  name: 128,
  description: 512,
  keyword: 64,
  food: 128,
  unit: 128,
  note: 256,
  step: 128,
  address: 1024,
};

/**
 * Writes a Tandoor export: a zip of zips, one for each recipe. What its columns cannot hold follows in the text of the last
 * step, so that nothing is lost.
 */
export async function* tandoorFiles(source: ExportSource): AsyncGenerator<WrittenFile, void> {
  let key = 0;
  for await (const exported of eachRecipe(source)) {
    key += 1;
    const pictures = await readPictures(exported, source, (picture) => picture.jpeg());
    const inner: WrittenFile[] = [
      { path: "recipe.json", bytes: text.plainJson(tandoorRecipe(exported, source)) },
      ...pictures.map((bytes, at) => ({
        path: at === 0 ? "image.jpeg" : `image-${at + 1}.jpeg`,
        bytes,
        isCompressed: true,
      })),
    ];
    yield { path: `${key}.zip`, bytes: await zipped(inner, source.exportedAt), isCompressed: true };
  }
}

async function zipped(files: readonly WrittenFile[], at: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipStream(files, at)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function tandoorRecipe(exported: ExportedRecipe, source: ExportSource) {
  const { recipe } = exported;
  const { prep, cook, total } = text.statedTimes(recipe);
  const waiting = Math.max(cook, total - prep);
  const address = text.sourceAddress(recipe);
  return {
    name: cutText(recipe.name, COLUMNS.name),
    description: cutText(recipe.description ?? "", COLUMNS.description),
    keywords: text.labelsOf(recipe).map((name) => ({
      name: cutText(name, COLUMNS.keyword),
      description: "",
      created_at: recipe.createdAt,
      updated_at: recipe.updatedAt,
    })),
    steps: steps(exported, source),
    working_time: prep,
    waiting_time: waiting,
    internal: true,
    nutrition: null,
    servings: text.statedServings(recipe) ?? 1,
    servings_text: "",
    source_url: address.length > COLUMNS.address ? "" : address,
  };
}

function steps(exported: ExportedRecipe, source: ExportSource) {
  const { recipe } = exported;
  const rows = ingredientRows(recipe, source);
  const lines = text.stepLines(recipe, source);
  // Ingredients belong to a step there. Under a title they would be a group of that name, so they have a step of their own.
  const isTitled = lines[0]?.heading != null && rows.length > 0;
  const groups = lines.length > 0 && !isTitled ? lines : [{ heading: null, items: [] }, ...lines];
  const rest = remainder(exported, source);
  return groups.map(({ heading, items }, order) => ({
    name: cutText(heading ?? "", COLUMNS.step),
    instruction: [...items, ...(order === groups.length - 1 ? rest : [])].join("\n\n"),
    ingredients: order === 0 ? rows.map((row, at) => ({ ...row, order: at })) : [],
    time: 0,
    order,
    show_as_header: heading !== null,
    show_ingredients_table: true,
  }));
}

function ingredientRows(recipe: Recipe, source: ExportSource) {
  return text
    .ingredientGroups(recipe, source)
    .flatMap(({ heading, items }) => [
      ...(heading === null ? [] : [headerRow(heading)]),
      ...items.map((row) => ingredient(row)),
    ]);
}

function headerRow(heading: string) {
  return { ...EMPTY_ROW, food: null, note: cutText(heading, COLUMNS.note), is_header: true, no_amount: true };
}

function ingredient(row: IngredientRow) {
  const { amount, unit, food, note } = splitRow(row) ?? {
    amount: 0,
    unit: "",
    food: text.oneLine(lineOfRow(row)),
    note: "",
  };
  const name = cutText(food, COLUMNS.food);
  return {
    ...EMPTY_ROW,
    food: { name, plural_name: null, ignore_shopping: false, supermarket_category: null },
    unit: unit === "" ? null : { name: cutText(unit, COLUMNS.unit), plural_name: null, description: null },
    amount,
    note: cutText([food.slice(name.length), note].join(" ").trim(), COLUMNS.note),
    no_amount: amount === 0,
  };
}

const EMPTY_ROW = {
  unit: null,
  amount: 0,
  note: "",
  is_header: false,
  always_use_plural_unit: false,
  always_use_plural_food: false,
};

/** Returns what has no field in Tandoor, as paragraphs. */
function remainder(exported: ExportedRecipe, source: ExportSource): string[] {
  const { recipe, cookingNotes } = exported;
  const { labels } = source;
  const isCut = (value: string | undefined, most: number) => (value ?? "").length > most;
  const said = [
    [labels.recipe, isCut(recipe.name, COLUMNS.name) ? recipe.name : ""],
    ["", isCut(recipe.description, COLUMNS.description) ? (recipe.description ?? "") : ""],
    ...text.notesOf(exported, source).map((note) => [note.title ?? labels.note, note.text] as const),
    [labels.uses, (recipe.linkedRecipes ?? []).map(({ name }) => name).join(", ")],
    [labels.rating, cookingNotes?.rating ? labels.stars(String(cookingNotes.rating)) : ""],
    [labels.source, text.sourceName(recipe)],
    [labels.source, isCut(text.sourceAddress(recipe), COLUMNS.address) ? text.sourceAddress(recipe) : ""],
    [labels.nutrition, text.nutritionText(recipe, source)],
    [labels.difficulty, recipe.difficulty ?? ""],
    [labels.cuisine, recipe.cuisine ?? ""],
    [labels.diets, recipe.dietary_preferences.join(", ")],
    [labels.video, recipe.video ?? ""],
  ] as const;
  return said.flatMap(([label, value]) => {
    if (!value) return [];
    return [label ? `**${label}:** ${value}` : value];
  });
}
