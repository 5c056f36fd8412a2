import { formatMinutes } from "@larder/domain/format-minutes";
import type { ExportedRecipe, ExportSource, WrittenFile } from "./exported-recipe.ts";
import { createFileNames } from "./file-names.ts";
import { eachRecipe, readPictures } from "./read-pictures.ts";
import * as text from "./recipe-text.ts";

const FILE = ".md";

/** Writes a folder of Markdown files with properties, as Obsidian and Notion read them, and their pictures beside them. */
export async function* markdownFiles(source: ExportSource): AsyncGenerator<WrittenFile, void> {
  const fileName = createFileNames(source.labels.recipe);
  const pictureName = createFileNames(source.labels.recipe);
  const names = new Map(source.listed.map(({ id, name }) => [id, fileName(name, FILE)]));
  for await (const stored of eachRecipe(source)) {
    const exported = { ...stored, recipe: text.plainRecipe(stored.recipe) };
    const { recipe } = exported;
    const pictures = await readPictures(exported, source, (picture) => picture.jpeg());
    const images = pictures.map((bytes) => ({ path: `pictures/${pictureName(recipe.name, ".jpg")}`, bytes }));
    yield {
      path: names.get(recipe.id) ?? fileName(recipe.name, FILE),
      bytes: text.printable(
        markdownText(exported, source, { images: images.map(({ path }) => path), names }),
      ),
    };
    for (const image of images) yield { ...image, isCompressed: true };
  }
}

interface Files {
  images: readonly string[];
  names: ReadonlyMap<string, string>;
}

function markdownText(exported: ExportedRecipe, source: ExportSource, { images, names }: Files): string {
  const { recipe } = exported;
  const { labels } = source;
  const linked = (recipe.linkedRecipes ?? []).map(({ id, name }) => {
    const file = id === undefined ? undefined : names.get(id);
    return file ? `- [${escaped(name)}](<${file}>)` : `- ${escaped(name)}`;
  });
  const blocks = [
    properties(exported),
    `# ${escaped(recipe.name)}`,
    ...images.map((path) => `![](<${path}>)`),
    paragraphs(recipe.description ?? recipe.abstract ?? ""),
    `## ${labels.ingredients}`,
    ...text
      .ingredientLines(recipe, source)
      .flatMap(({ heading, items }) => [
        title(heading),
        items.map((line) => `- ${escaped(line)}`).join("\n"),
      ]),
    `## ${labels.steps}`,
    ...text
      .stepLines(recipe, source)
      .flatMap(({ heading, items }) => [
        title(heading),
        items.map((line, at) => `${at + 1}. ${escaped(line)}`).join("\n"),
      ]),
    ...section(labels.uses, [linked.join("\n")]),
    ...section(
      labels.notes,
      text
        .notesOf(exported, source)
        .map((note) => paragraphs(note.title ? `${note.title}: ${note.text}` : note.text)),
    ),
    ...section(labels.nutrition, [paragraphs(text.nutritionText(recipe, source))]),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function section(heading: string, blocks: readonly string[]): string[] {
  const filled = blocks.filter((block) => block !== "");
  return filled.length > 0 ? [`## ${heading}`, ...filled] : [];
}

function title(heading: string | null): string {
  return heading === null ? "" : `### ${escaped(heading)}`;
}

/** Writes the fields as YAML, with texts in the quotes of JSON, which YAML reads. */
function properties({ recipe, cookingNotes }: ExportedRecipe): string {
  const { prep, cook, total } = text.statedTimes(recipe);
  const time = (minutes: number) => (minutes > 0 ? formatMinutes(minutes) : "");
  const [address, name] = [text.sourceAddress(recipe), text.sourceName(recipe)];
  const fields: readonly (readonly [string, string | number | readonly string[] | null])[] = [
    ["tags", text.labelsOf(recipe)],
    ["servings", text.statedServings(recipe)],
    ["prep time", time(prep)],
    ["cook time", time(cook)],
    ["total time", time(total)],
    ["cuisine", recipe.cuisine ?? ""],
    ["difficulty", recipe.difficulty ?? ""],
    ["diets", recipe.dietary_preferences],
    ["rating", cookingNotes?.rating ?? null],
    ["author", recipe.author ?? ""],
    ["source", address || name],
    ["source.name", address === "" ? "" : name],
    ["video", recipe.video ?? ""],
    ["created", recipe.createdAt.slice(0, 10)],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === null || value === "" || (Array.isArray(value) && value.length === 0)
      ? []
      : [`${name}: ${JSON.stringify(value)}`],
  );
  return ["---", ...lines, "---"].join("\n");
}

function paragraphs(value: string): string {
  return value
    .split(/\n+/)
    .map((line) => escaped(line.trim()))
    .filter((line) => line !== "")
    .join("\n\n");
}

/** Escapes what Markdown would read as markup. */
function escaped(value: string): string {
  return value
    .replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replace(/^(\s*)([#+=~-])/, String.raw`$1\$2`)
    .replace(/^(\s*\d{1,9})([.)])/, String.raw`$1\$2`);
}
