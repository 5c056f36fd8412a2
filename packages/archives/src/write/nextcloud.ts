import { isoFromMinutes } from "@larder/domain/time/iso-duration";
import type { ExportedRecipe, ExportSource, WrittenFile } from "./exported-recipe.ts";
import { createFileNames } from "./file-names.ts";
import { eachRecipe, readPictures } from "./read-pictures.ts";
import * as text from "./recipe-text.ts";

/** The widths of the small pictures of Nextcloud, in pixels. */
const THUMBNAILS = { "thumb.jpg": 250, "thumb16.jpg": 16 } as const;
/** The signs that Nextcloud Cookbook replaces in the names of its folders. */
const REPLACED = /[/:?!"\\'|&^#]/g;

/**
 * Writes the folder of Nextcloud Cookbook, which it finds after a rescan: a folder for each recipe with schema.org and the
 * picture. Further pictures lie beside it.
 */
export async function* nextcloudFiles(source: ExportSource): AsyncGenerator<WrittenFile, void> {
  const fileName = createFileNames(source.labels.recipe);
  for await (const exported of eachRecipe(source)) {
    const folder = `Recipes/${fileName(exported.recipe.name.replaceAll(REPLACED, "_"), "")}`;
    const pictures = await readPictures(exported, source, async (picture) => ({
      full: await picture.jpeg(),
      thumbnails: await Promise.all(
        Object.entries(THUMBNAILS).map(async ([name, width]) => ({ name, bytes: await picture.jpeg(width) })),
      ),
    }));
    yield {
      path: `${folder}/recipe.json`,
      bytes: text.plainJson(nextcloudRecipe(exported, source), 4),
    };
    for (const [at, { full, thumbnails }] of pictures.entries()) {
      yield {
        path: `${folder}/${at === 0 ? "full" : `picture-${at + 1}`}.jpg`,
        bytes: full,
        isCompressed: true,
      };
      if (at > 0) continue;
      for (const { name, bytes } of thumbnails)
        yield { path: `${folder}/${name}`, bytes, isCompressed: true };
    }
  }
}

function nextcloudRecipe(exported: ExportedRecipe, source: ExportSource) {
  const { recipe } = exported;
  const { prep, cook, total } = text.statedTimes(recipe);
  const [category = "", ...categories] = recipe.category;
  const { calories_per_serving: calories } = recipe;
  return {
    "@context": "http://schema.org",
    "@type": "Recipe",
    name: recipe.name,
    description: description(exported, source),
    image: "",
    recipeYield: text.statedServings(recipe) ?? 1,
    prepTime: isoFromMinutes(prep),
    cookTime: isoFromMinutes(cook),
    totalTime: isoFromMinutes(total),
    recipeCategory: category,
    // One text with commas between: a comma in a tag would split it.
    keywords: [...categories, ...recipe.tags].map((tag) => tag.replaceAll(",", " ")).join(","),
    tool: recipe.tools.map(({ tool_name: name }) => name),
    recipeIngredient: lines(text.ingredientLines(recipe, source)),
    recipeInstructions: lines(text.stepLines(recipe, source)),
    url: text.sourceAddress(recipe),
    author: recipe.author ? { "@type": "Person", name: recipe.author } : undefined,
    nutrition:
      calories === undefined ? [] : { "@type": "NutritionInformation", calories: `${calories} kcal` },
    dateCreated: recipe.createdAt.slice(0, 19) + "+0000",
    dateModified: recipe.updatedAt.slice(0, 19) + "+0000",
    printImage: true,
  };
}

function lines(groups: readonly text.Headed<string>[]): string[] {
  return groups.flatMap(({ heading, items }) => [...(heading === null ? [] : [`## ${heading}`]), ...items]);
}

/** Nextcloud has one text about a recipe, in Markdown: what has no field of its own follows the description. */
function description(exported: ExportedRecipe, source: ExportSource): string {
  const { recipe, cookingNotes } = exported;
  const { labels } = source;
  const said = [
    ...text.notesOf(exported, source).map((note) => [note.title ?? labels.note, note.text] as const),
    [labels.uses, (recipe.linkedRecipes ?? []).map(({ name }) => name).join(", ")],
    [labels.rating, cookingNotes?.rating ? labels.stars(String(cookingNotes.rating)) : ""],
    [labels.source, text.sourceName(recipe)],
    [labels.nutrition, recipe.nutrition ?? ""],
    [labels.difficulty, recipe.difficulty ?? ""],
    [labels.cuisine, recipe.cuisine ?? ""],
    [labels.video, recipe.video ?? ""],
  ] as const;
  const more = said.flatMap(([label, value]) => (value ? [`**${label}:** ${value}`] : []));
  return [recipe.description ?? recipe.abstract ?? "", ...more].filter((part) => part !== "").join("\n\n");
}
