import type { ArchiveReader, FileHeads, ReaderContext } from "../../archive-reader.ts";
import { isZip } from "../../container/zip.ts";
import { folderOf, type ArchiveTree, type TreeFile } from "../../container/tree.ts";
import { EntryError } from "../../entry-error.ts";
import { createFileHeads } from "../../file-heads.ts";
import { flagIn, namesIn, textIn } from "../../loose-fields.ts";
import { originalJson } from "../original-json.ts";
import { pictureFiles } from "../picture-files.ts";
import { readEach, type ReaderEntry } from "../read-each.ts";
import { sourceFields } from "../source-fields.ts";
import { ingredientGroups, stepGroups } from "../written-lines.ts";
import { type JsonFormat, jsonFiles, readJson } from "./json-format.ts";

const BROCCOLI: JsonFormat = {
  format: "broccoli",
  hasKeys: (keys) => keys.has("title") && keys.has("directions") && keys.has("ingredients"),
  recipeOf(recipe, file, tree) {
    const notes = textIn(recipe, "notes");
    return {
      entry: file.path,
      ownId: textIn(recipe, "id", "recipeId", "uuid"),
      name: textIn(recipe, "title") ?? "",
      description: textIn(recipe, "description"),
      ingredients: ingredientGroups(textIn(recipe, "ingredients")),
      steps: stepGroups(textIn(recipe, "directions")),
      notes: notes === undefined ? [] : [notes],
      servings: textIn(recipe, "servings"),
      totalTime: textIn(recipe, "preparationTime"),
      isFavorite: flagIn(recipe, "favorite"),
      ...sourceFields(textIn(recipe, "source")),
      nutrition: textIn(recipe, "nutritionalValues", "nutrition"),
      labels: namesIn(recipe, "categories"),
      createdAt: textIn(recipe, "created"),
      ...pictureFiles(tree, pictureNames(tree, file, textIn(recipe, "imageName"))),
      original: originalJson(recipe),
    };
  },
};

/** The picture that the recipe names where it is there; else those that lie beside it. */
function pictureNames(tree: ArchiveTree, file: TreeFile, named: string | undefined): string[] {
  const folder = folderOf(file.path);
  const beside = tree.files.filter(
    ({ path }) => folderOf(path) === folder && /\.(?:jpe?g|png|webp)$/i.test(path),
  );
  if (named !== undefined && tree.named(named).length > 0) return [named];
  const isAlone = tree.files.filter(({ name }) => /\.json$/i.test(name)).length <= 1;
  return isAlone ? beside.map(({ path }) => path) : [];
}

/** Broccoli: a zip for each recipe, of JSON and its picture; an archive is a zip of these. */
export const broccoliReader: ArchiveReader = {
  format: "broccoli",
  async claims(context, heads) {
    const inside: TreeFile[] = [];
    for (const file of context.tree.files) if (await holdsRecipe(context, file, heads)) inside.push(file);
    const all = [...(await jsonFiles(BROCCOLI, context.tree, heads)), ...inside];
    return all.length === 0 ? [] : [...all, ...context.tree.named("categories.json")];
  },
  read: (context, claimed) =>
    readEach(
      claimed.filter(({ name }) => name !== "categories.json"),
      (file) => readFile(context, file),
    ),
};

/** Reports whether a file is a zip of one recipe and little more. */
async function holdsRecipe(context: ReaderContext, file: TreeFile, heads: FileHeads): Promise<boolean> {
  if (!/\.broccoli$/i.test(file.name) || !isZip(await heads.bytes(file))) return false;
  try {
    const { tree } = await context.openInside(file);
    return (await jsonFiles(BROCCOLI, tree, createFileHeads())).length > 0;
  } catch (error) {
    if (error instanceof EntryError) return false;
    throw error;
  }
}

async function* readFile(context: ReaderContext, file: TreeFile): AsyncGenerator<ReaderEntry> {
  if (!isZip(await file.head())) return yield* readJson(BROCCOLI, context, file);
  const inside = await context.openInside(file);
  for (const recipe of await jsonFiles(BROCCOLI, inside.tree, createFileHeads()))
    for await (const entry of readJson(BROCCOLI, inside, recipe))
      yield { ...entry, entry: `${file.path}/${recipe.path}` };
}
