import { lineOfRow } from "@larder/domain/ingredient/line-of-row";
import type { IngredientRow, Recipe } from "@larder/domain/recipe/recipe";
import { plainLetters } from "@larder/domain/text/fold";
import type { ExportedRecipe, ExportSource, WrittenFile } from "./exported-recipe.ts";
import { createFileNames } from "./file-names.ts";
import { eachRecipe, readPictures } from "./read-pictures.ts";
import * as text from "./recipe-text.ts";
import { splitRow } from "./split-row.ts";

/** The widths of the smaller pictures, in pixels. */
const SMALLER = { "min-original": 480, "tiny-original": 300 } as const;

/**
 * Writes the folders that Mealie imports as an archive of an earlier Mealie, the one layout of its own that every version
 * takes: `recipes/<slug>/<slug>.json` and the pictures beside it. Mealie keeps one picture of a recipe, so further
 * ones lie in its folder of files.
 */
export async function* mealieFiles(source: ExportSource): AsyncGenerator<WrittenFile, void> {
  const fileName = createFileNames("recipe", (n) => `-${n}`);
  for await (const exported of eachRecipe(source)) {
    const slug = fileName(slugOf(exported.recipe.name), "");
    const folder = `recipes/${slug}`;
    const pictures = await readPictures(exported, source, async (picture) => ({
      full: await picture.jpeg(),
      smaller: await Promise.all(
        Object.entries(SMALLER).map(async ([name, width]) => ({ name, bytes: await picture.jpeg(width) })),
      ),
    }));
    const [cover, ...more] = pictures;
    const assets = more.map((_, at) => `${slug}-${at + 2}.jpg`);
    yield {
      path: `${folder}/${slug}.json`,
      bytes: text.plainJson(
        mealieRecipe(exported, source, { slug, hasCover: cover !== undefined, assets }),
        2,
      ),
    };
    if (cover) {
      yield { path: `${folder}/images/original.jpg`, bytes: cover.full, isCompressed: true };
      for (const { name, bytes } of cover.smaller)
        yield { path: `${folder}/images/${name}.jpg`, bytes, isCompressed: true };
    }
    for (const [at, { full }] of more.entries())
      yield { path: `${folder}/assets/${assets[at] ?? ""}`, bytes: full, isCompressed: true };
  }
}

interface InFolder {
  slug: string;
  hasCover: boolean;
  assets: readonly string[];
}

function mealieRecipe(exported: ExportedRecipe, source: ExportSource, { slug, hasCover, assets }: InFolder) {
  const { recipe, cookingNotes } = exported;
  const { prep, cook, total } = text.statedTimes(recipe);
  const servings = text.statedServings(recipe);
  return {
    name: recipe.name,
    slug,
    image: hasCover ? slug : "no image",
    description: recipe.description ?? recipe.abstract ?? "",
    recipe_yield: servings === null ? "" : String(servings),
    recipe_ingredient: ingredients(recipe, source),
    recipe_instructions: text
      .stepLines(recipe, source)
      .flatMap(({ heading, items }) =>
        items.map((line, at) => ({ title: (at === 0 && heading) || "", text: line })),
      ),
    nutrition: nutrition(recipe),
    recipe_category: recipe.category,
    tags: recipe.tags,
    tools: recipe.tools.map(({ tool_name: name }) => name),
    rating: cookingNotes?.rating ?? null,
    total_time: timeText(total),
    prep_time: timeText(prep),
    perform_time: timeText(cook),
    date_added: recipe.createdAt.slice(0, 10),
    date_updated: recipe.updatedAt.slice(0, 19).replace("T", " "),
    org_url: text.sourceAddress(recipe) || null,
    notes: notes(exported, source),
    settings: {
      public: recipe.visibility === "shared",
      show_nutrition: recipe.nutrition !== undefined,
      show_assets: assets.length > 0,
      landscape_view: false,
      disable_comments: false,
      disable_amount: false,
    },
    assets: assets.map((file) => ({ name: file, icon: "mdi-file-image", file_name: file })),
    extras: {},
    comments: [],
  };
}

function ingredients(recipe: Recipe, source: ExportSource) {
  return text
    .ingredientGroups(recipe, source)
    .flatMap(({ heading, items }) =>
      items.map((row, at) => ({ title: (at === 0 && heading) || "", ...ingredient(row) })),
    );
}

function ingredient(row: IngredientRow) {
  const split = splitRow(row);
  if (!split)
    return { note: text.oneLine(lineOfRow(row)), unit: null, food: null, disable_amount: true, quantity: 1 };
  const { amount, unit, food, note } = split;
  return {
    note,
    unit: unit === "" ? null : { name: unit, description: "", fraction: true, abbreviation: "" },
    food: { name: food, description: "" },
    disable_amount: false,
    quantity: amount,
  };
}

/** Mealie has a number for each nutrient; what else is said stands in the notes. */
function nutrition({ calories_per_serving: calories }: Recipe) {
  return {
    calories: calories === undefined ? null : String(calories),
    fat_content: null,
    protein_content: null,
    carbohydrate_content: null,
    fiber_content: null,
    sodium_content: null,
    sugar_content: null,
  };
}

function notes(exported: ExportedRecipe, source: ExportSource) {
  const { recipe } = exported;
  const { labels } = source;
  const more = [
    [labels.source, text.sourceName(recipe)],
    [labels.uses, (recipe.linkedRecipes ?? []).map(({ name }) => name).join(", ")],
    [labels.nutrition, recipe.nutrition ?? ""],
    [labels.difficulty, recipe.difficulty ?? ""],
    [labels.cuisine, recipe.cuisine ?? ""],
    [labels.diets, recipe.dietary_preferences.join(", ")],
    [labels.video, recipe.video ?? ""],
  ] as const;
  return [
    ...text.notesOf(exported, source).map((note) => ({ title: note.title ?? labels.note, text: note.text })),
    ...more.flatMap(([title, said]) => (said === "" ? [] : [{ title, text: said }])),
  ];
}

function timeText(minutes: number): string | null {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? `${hours} Hour${hours === 1 ? "" : "s"}` : "",
    rest > 0 ? `${rest} Minute${rest === 1 ? "" : "s"}` : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(" ") : null;
}

function slugOf(name: string): string {
  return plainLetters(name.slice(0, 160))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, 80)
    .replace(/-$/, "");
}
