import type { ArchiveReader, ReaderContext } from "../archive-reader.ts";
import { parseJsonBytes } from "../container/parse-json.ts";
import type { TreeFile } from "../container/tree.ts";
import { EntryError } from "../entry-error.ts";
import type { ForeignRecipe } from "../foreign-recipe.ts";
import { asRecord, flagIn, type LooseRecord, textIn, textsIn } from "../loose-fields.ts";
import { groupedLines, linesOfText } from "./grouped-lines.ts";
import { originalJson } from "./original-json.ts";
import { pictureFiles } from "./picture-files.ts";
import { readEach, type ReaderEntry } from "./read-each.ts";
import { sourceFields } from "./source-fields.ts";
import { splitLabels } from "./split-labels.ts";
import { starsOf } from "./stars.ts";
import { isWebAddress } from "./web-address.ts";

/** Fields that no other app's list of recipes has together with a title. */
const OWN_FIELDS = ["preparationTime", "cookingTime", "originalPicture", "lastModifiedDate"];

/** RecetteTek (.rtk): a zip of `recipes_0.json`, a list of recipes, and of pictures beside it. */
export const recetteTekReader: ArchiveReader = {
  format: "recettetek",
  async claims({ tree }, heads) {
    const claimed: TreeFile[] = [];
    for (const file of tree.files) {
      const head = await heads.text(file);
      const mayBe = /^\s*\[\s*\{/.test(head) && /"title"\s*:/.test(head);
      if (mayBe && (await isOwnList(file))) claimed.push(file);
    }
    return claimed;
  },
  read: (context, claimed) => readEach(claimed, (file) => recipesOfFile(context, file)),
};

async function isOwnList(file: TreeFile): Promise<boolean> {
  try {
    const [first] = listOf(parseJsonBytes(await file.bytes()));
    const recipe = asRecord(first);
    return recipe !== null && OWN_FIELDS.filter((field) => Object.hasOwn(recipe, field)).length > 1;
  } catch (error) {
    if (error instanceof EntryError) return false;
    throw error;
  }
}

async function* recipesOfFile({ tree, limits }: ReaderContext, file: TreeFile): AsyncGenerator<ReaderEntry> {
  const list = listOf(parseJsonBytes(await file.bytes(limits.collectionBytes)));
  for (const [index, written] of list.entries()) {
    const entry = `${file.path}#${index + 1}`;
    const recipe = asRecord(written);
    yield recipe
      ? recipeOf(recipe, entry, tree)
      : { kind: "unread", entry, reason: "entry-damaged", original: originalJson(written) };
  }
}

function recipeOf(recipe: LooseRecord, entry: string, tree: ReaderContext["tree"]): ForeignRecipe {
  const one = (name: string): string | undefined => textIn(recipe, name);
  const notes = one("notes");
  const { pictures, problems } = pictureFiles(tree, textsIn(recipe, "pictures"));
  const address = one("originalPicture") ?? "";
  return {
    entry,
    ownId: textIn(recipe, "uuid", "id"),
    name: one("title") ?? "",
    description: one("description"),
    ingredients: groupedLines(linesOfText(one("ingredients"))),
    steps: groupedLines(linesOfText(one("instructions"))),
    notes: notes === undefined ? [] : [notes],
    servings: one("quantity"),
    prepTime: one("preparationTime"),
    cookTime: one("cookingTime"),
    totalTime: one("totalTime"),
    ownRating: starsOf(one("rating")),
    isFavorite: flagIn(recipe, "favorite"),
    ...sourceFields(one("url"), one("source")),
    video: one("video"),
    nutrition: one("nutrition"),
    labels: ["keywords", "categories", "tags"].flatMap((field) => labelsIn(recipe, field)),
    createdAt: textIn(recipe, "createdDate", "creationDate"),
    pictures: pictures.length === 0 && isWebAddress(address) ? [{ address }] : pictures,
    problems,
    original: originalJson(recipe),
  };
}

/** Labels as a text with signs between, as texts, or as objects with a title. */
function labelsIn(recipe: LooseRecord, field: string): string[] {
  const written = Object.hasOwn(recipe, field) ? recipe[field] : undefined;
  if (!Array.isArray(written)) return splitLabels(textIn(recipe, field));
  return written.flatMap((label: unknown) =>
    typeof label === "string" ? [label] : (textIn(asRecord(label) ?? {}, "title", "name") ?? []),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
