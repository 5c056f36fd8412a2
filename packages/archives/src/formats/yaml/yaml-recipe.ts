import type { ArchiveReader, FileHeads } from "../../archive-reader.ts";
import type { ArchiveFormat } from "../../archive-format.ts";
import { decodeText } from "../../container/decode-text.ts";
import { parseYaml } from "../../container/parse-yaml.ts";
import { folderOf, type ArchiveTree, type TreeFile } from "../../container/tree.ts";
import { EntryError } from "../../entry-error.ts";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { asRecord, flagIn, listIn, type LooseRecord, numberIn, textIn } from "../../loose-fields.ts";
import { base64Picture } from "../base64-picture.ts";
import { originalJson } from "../original-json.ts";
import { plainPaprika, paprikaLinks } from "../paprika-text.ts";
import { pictureFiles } from "../picture-files.ts";
import { readEach, type ReaderEntry } from "../read-each.ts";
import { sourceFields } from "../source-fields.ts";
import { splitLabels } from "../split-labels.ts";
import { ingredientGroups, stepGroups } from "../written-lines.ts";

const YAML_NAME = /\.ya?ml$/i;
/** The names of fields with which a recipe begins its lines, also in a list of recipes. */
const NAME = /^(?:- +| {2})?(?:name|title):/m;
/** The beginning of YAML; texts of labels, which are no YAML, begin with other names. */
const UNNAMED_YAML = /^(?:---\s*\n)?(?:- +)?name: ?[\s\S]*^(?:- +| {2})?directions:/m;
const PARTS = /^(?:- +| {2})?(?:ingredients|directions):/m;
/** Fields that only Paprika's form of YAML has, which other apps write for it. */
const OF_PAPRIKA = /^(?:- +| {2})?(?:nutritional_info|on_favorites|source_url|photo):/m;

/** CookBook Manager: a file of YAML for each recipe, with lists and the names of pictures. */
export const cookbookManagerReader = yamlReader("cookbook-manager", (head) => !OF_PAPRIKA.test(head));

/** The YAML that Paprika reads and that Copy Me That writes: one recipe or a list, with texts of several lines. */
export const paprikaYamlReader = yamlReader("paprika", (head) => OF_PAPRIKA.test(head));

function yamlReader(format: ArchiveFormat, isOwn: (head: string) => boolean): ArchiveReader {
  return {
    format,
    async claims({ tree }, heads) {
      const claimed: TreeFile[] = [];
      for (const file of tree.files) if (await isRecipe(file, heads, isOwn)) claimed.push(file);
      return claimed;
    },
    read: ({ tree }, claimed) => readEach(claimed, (file) => recipesIn(file, tree)),
  };
}

async function isRecipe(
  file: TreeFile,
  heads: FileHeads,
  isOwn: (head: string) => boolean,
): Promise<boolean> {
  const head = await heads.text(file);
  const isYaml = YAML_NAME.test(file.name) || UNNAMED_YAML.test(head);
  // The ingredients may begin after the part of the file that was read.
  return (
    isYaml &&
    NAME.test(head) &&
    (PARTS.test(head) || (YAML_NAME.test(file.name) && /_time:/.test(head))) &&
    isOwn(head)
  );
}

async function* recipesIn(file: TreeFile, tree: ArchiveTree): AsyncGenerator<ReaderEntry> {
  const pieces = parseYaml(decodeText(await file.bytes())).flatMap((document) =>
    Array.isArray(document) ? document : [document],
  );
  if (pieces.length === 0) throw new EntryError("entry-empty");
  for (const [index, piece] of pieces.entries()) {
    const entry = pieces.length === 1 ? file.path : `${file.path}#${index + 1}`;
    const outer = asRecord(piece);
    const recipe = (outer && asRecord(outer.recipe)) ?? outer;
    if (recipe) yield recipeOf(recipe, entry, folderOf(file.path), tree);
    else yield { kind: "unread", entry, reason: "entry-damaged" };
  }
}

function recipeOf(recipe: LooseRecord, entry: string, folder: string, tree: ArchiveTree): ForeignRecipe {
  const [ingredients, directions, notes] = [
    linesIn(recipe, "ingredients"),
    linesIn(recipe, "directions") || linesIn(recipe, "instructions"),
    linesIn(recipe, "notes"),
  ].map((text) => text);
  const stored = base64In(recipe);
  const named = [...textList(recipe, "image"), ...textList(recipe, "images")].map((name) => folder + name);
  const files = pictureFiles(tree, [...new Set(named)]);
  return {
    entry,
    ownId: textIn(recipe, "uid", "id"),
    name: textIn(recipe, "name", "title") ?? "",
    description: textIn(recipe, "description"),
    ingredients: ingredientGroups(plainPaprika(ingredients ?? "")),
    steps: stepGroups(plainPaprika(directions ?? "")),
    notes: [plainPaprika(notes ?? "")],
    servings: textIn(recipe, "servings", "yield"),
    prepTime: textIn(recipe, "prep_time"),
    cookTime: textIn(recipe, "cook_time"),
    totalTime: textIn(recipe, "total_time"),
    ownRating: numberIn(recipe, "rating"),
    isFavorite: flagIn(recipe, "on_favorites") || flagIn(recipe, "favorite"),
    difficulty: textIn(recipe, "difficulty"),
    ...sourceFields(textIn(recipe, "source_url", "url") ?? textIn(recipe, "source"), sourceName(recipe)),
    nutrition: linesIn(recipe, "nutritional_info") || linesIn(recipe, "nutrition"),
    video: textIn(recipe, "video"),
    labels: labelsIn(recipe, "categories", "tags", "category"),
    createdAt: textIn(recipe, "created"),
    links: paprikaLinks([ingredients, directions, notes]),
    pictures: [...stored, ...files.pictures],
    problems: files.problems,
    original: originalJson(recipe, ["photo", "photo_data"]),
  };
}

/** The name of the source, where its address has a field of its own. */
function sourceName(recipe: LooseRecord): string | undefined {
  return textIn(recipe, "source_url", "url") === undefined ? undefined : textIn(recipe, "source");
}

function base64In(recipe: LooseRecord) {
  const photo = textIn(recipe, "photo", "photo_data") ?? "";
  return photo.length > 200 ? [base64Picture(photo)] : [];
}

/** Reads a text of lines, or a list of lines; a list may hold pairs, where a line has a colon. */
function linesIn(recipe: LooseRecord, name: string): string {
  return textList(recipe, name).join("\n");
}

function textList(recipe: LooseRecord, name: string): string[] {
  return listIn(recipe, name)
    .flatMap(textsOf)
    .filter((text) => text.trim() !== "");
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  const pairs = asRecord(value);
  if (!pairs) return [];
  return Object.entries(pairs).map(([key, inner]) =>
    `${key}: ${typeof inner === "string" ? inner : ""}`.trim(),
  );
}

function labelsIn(recipe: LooseRecord, ...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const value = recipe[name];
    return typeof value === "string" ? splitLabels(value) : textList(recipe, name);
  });
}
