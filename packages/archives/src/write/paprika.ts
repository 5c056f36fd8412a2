import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { lineOfRow } from "@larder/domain/ingredient/line-of-row";
import type { ExportedRecipe, ExportSource, WrittenFile } from "./exported-recipe.ts";
import { createFileNames } from "./file-names.ts";
import { linkedBesideRows, linkedByRow } from "./linked-rows.ts";
import { ownUuid } from "./own-id.ts";
import { eachRecipe, readPictures } from "./read-pictures.ts";
import * as text from "./recipe-text.ts";

const packed = promisify(gzip);

/** Pictures in base64 do not get smaller by more work. */
const QUICK = 1;

/** The side of the picture that Paprika shows in lists, in pixels. */
const THUMBNAIL = 480;

/**
 * Writes the files of a `.paprikarecipes` archive: gzipped JSON, a file for each recipe. Paprika recognises a recipe that it
 * has by its `uid`.
 */
export async function* paprikaFiles(source: ExportSource): AsyncGenerator<WrittenFile, void> {
  const fileName = createFileNames(source.labels.recipe);
  for await (const exported of eachRecipe(source)) {
    const json = text.plainJson(await paprikaRecipe(exported, source));
    yield {
      path: fileName(exported.recipe.name, ".paprikarecipe"),
      bytes: await packed(json, { level: QUICK }),
      isCompressed: true,
    };
  }
}

async function paprikaRecipe(exported: ExportedRecipe, source: ExportSource) {
  const { recipe, cookingNotes } = exported;
  const { prep, cook, total } = text.statedTimes(recipe);
  const servings = text.statedServings(recipe);
  const photos = await readPictures(exported, source, async (picture) => ({
    full: Buffer.from(await picture.jpeg()),
    thumbnail: Buffer.from(await picture.jpeg(THUMBNAIL)),
  }));
  const [first] = photos;
  const content = {
    uid: ownUuid(recipe.id).toUpperCase(),
    created: recipe.createdAt.slice(0, 19).replace("T", " "),
    name: recipe.name,
    description: recipe.description ?? recipe.abstract ?? "",
    ingredients: ingredientsText(exported, source),
    directions: text
      .stepLines(recipe, source)
      .flatMap(({ heading, items }) => [...headingLine(heading), ...items])
      .join("\n\n"),
    notes: notesText(exported, source),
    nutritional_info: text.nutritionText(recipe, source),
    prep_time: timeText(prep),
    cook_time: timeText(cook),
    total_time: timeText(total),
    difficulty: recipe.difficulty ?? "",
    servings: servings === null ? "" : String(servings),
    rating: cookingNotes?.rating ?? 0,
    source: text.sourceName(recipe),
    source_url: text.sourceAddress(recipe),
    image_url: "",
    categories: text.labelsOf(recipe),
  };
  return {
    ...content,
    hash: sha256(JSON.stringify(content)),
    photo: first ? `${ownUuid(recipe.id, "photo").toUpperCase()}.jpg` : null,
    photo_large: null,
    photo_hash: first ? sha256(first.thumbnail) : null,
    photo_data: first ? first.thumbnail.toString("base64") : null,
    photos: photos.map(({ full }, at) => ({
      name: String(at + 1),
      filename: `${ownUuid(recipe.id, `photo ${at}`).toUpperCase()}.jpg`,
      hash: sha256(full),
      data: full.toString("base64"),
    })),
  };
}

/** Writes a row that names another recipe with a link to it, as Paprika marks it. */
function ingredientsText({ recipe }: ExportedRecipe, source: ExportSource): string {
  const linked = linkedByRow(recipe);
  const lines = text.ingredientGroups(recipe, source).flatMap(({ heading, items }) => [
    ...headingLine(heading),
    ...items.map((row) => {
      const line = text.oneLine(lineOfRow(row));
      const other = linked(row);
      const at = line.toLowerCase().lastIndexOf(row.ingredient_name.toLowerCase());
      if (!other || at === -1) return line;
      return `${line.slice(0, at)}${link(other.name)}${line.slice(at + row.ingredient_name.length)}`;
    }),
  ]);
  return lines.filter((line) => line !== "").join("\n");
}

function notesText(exported: ExportedRecipe, source: ExportSource): string {
  const { labels } = source;
  const { recipe } = exported;
  const uses = linkedBesideRows(recipe).map(({ name }) => link(name));
  const more = [
    { title: labels.uses, text: uses.join(", ") },
    { title: labels.video, text: recipe.video ?? "" },
    { title: labels.cuisine, text: recipe.cuisine ?? "" },
    { title: labels.diets, text: recipe.dietary_preferences.join(", ") },
  ].filter((note) => note.text !== "");
  return text.notesText([...text.notesOf(exported, source), ...more]);
}

function link(name: string): string {
  return `[recipe:${name.replaceAll(/[[\]]/g, "")}]`;
}

function headingLine(heading: string | null): string[] {
  return heading === null ? [] : [`${heading.replace(/:+$/, "")}:`];
}

function timeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? `${hours} hr${hours === 1 ? "" : "s"}` : "",
    rest > 0 ? `${rest} min${rest === 1 ? "" : "s"}` : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").toUpperCase();
}
