import type { ForeignRecipe } from "../foreign-recipe.ts";
import { asRecord, type LooseRecord, recordIn, textIn } from "../loose-fields.ts";
import { nutritionLines } from "./nutrition-lines.ts";
import { sourceFields } from "./source-fields.ts";
import { splitLabels } from "./split-labels.ts";
import { starsOf } from "./stars.ts";

/** The names of fields in the headers of text formats, folded: lower case, blanks for `_` and `-`. */
const NAMES = {
  name: ["title", "name"],
  description: ["description", "introduction", "summary", "excerpt"],
  author: ["author", "author.name", "source.author", "by", "cook"],
  servings: ["servings", "serves", "yield", "yields", "portions", "serving size"],
  prepTime: ["prep time", "time.prep", "preptime", "prep", "preparation time", "active time"],
  cookTime: ["cook time", "time.cook", "cooktime", "cook", "cooking time"],
  totalTime: ["time required", "total time", "time.total", "time", "duration", "totaltime", "ready in"],
  difficulty: ["difficulty", "level"],
  cuisine: ["cuisine"],
  rating: ["rating", "stars"],
  source: ["source", "source.url", "url", "link", "original", "recipe url"],
  sourceName: ["source.name", "source name", "book", "credit"],
  video: ["video", "video url"],
  language: ["locale", "language", "lang"],
  createdAt: ["date", "created", "date added", "created at"],
  nutrition: ["nutrition", "nutrition facts"],
} as const;
const MEALS = ["course", "category", "categories", "meal"];
const LABELS = ["tags", "tag", "keywords", "diet", "diets", "labels"];
const PICTURES = [
  "image",
  "images",
  "picture",
  "pictures",
  "photo",
  "photos",
  "cover",
  "thumbnail",
  "imagecredit",
];
/** Fields that matter to the site or the program that the file is for. */
const INTERNAL = ["layout", "id", "slug", "permalink", "published", "draft", "emoji", "locale", "uuid"];

/** Reports whether a field of this name has a place in a recipe. */
export function isHeaderName(name: string): boolean {
  const key = foldedName(name);
  return [...Object.values(NAMES), MEALS, LABELS].some((names) => names.some((known) => known === key));
}

function foldedName(name: string): string {
  return name.trim().toLowerCase().replace(/[_-]/g, " ");
}

export interface HeaderFields extends Partial<ForeignRecipe> {
  name: string;
  meals: string[];
  labels: string[];
  /** Addresses and paths of pictures. */
  pictureNames: string[];
  /** Fields that have no place in a recipe, a line for each; empty when there are none. */
  rest: string;
}

/**
 * Reads the header of a text format by the names that cooks and programs use.
 *
 * @param own names of further fields that the format reads itself
 */
export function headerFields(metadata: LooseRecord, own: readonly string[] = []): HeaderFields {
  const fields = flatFields(metadata);
  const one = (field: keyof typeof NAMES): string | undefined =>
    NAMES[field].map((name) => fields.get(name)?.[0]).find((text) => text !== undefined);
  const all = (names: readonly string[]) => names.flatMap((name) => fields.get(name) ?? []);
  const labels = (names: readonly string[]) =>
    names.flatMap((name) => {
      const texts = fields.get(name) ?? [];
      return texts.length === 1 ? splitLabels(texts[0]) : texts;
    });
  const nutrition = recordIn(metadata, "nutrition");
  const known = new Set<string>([
    ...Object.values(NAMES).flat(),
    ...MEALS,
    ...LABELS,
    ...PICTURES,
    ...INTERNAL,
    ...own,
  ]);
  const rest = [...fields]
    .filter(([name]) => !known.has(name) && !known.has(name.split(".")[0] ?? ""))
    .map(([name, texts]) => `${name}: ${texts.join(", ")}`);
  return {
    name: one("name") ?? "",
    description: one("description"),
    author: one("author"),
    servings: one("servings")?.split("|")[0],
    prepTime: one("prepTime"),
    cookTime: one("cookTime"),
    totalTime: one("totalTime"),
    difficulty: one("difficulty"),
    cuisine: all(NAMES.cuisine).join(", "),
    ownRating: starsOf(one("rating")),
    ...sourceFields(one("source"), one("sourceName")),
    video: one("video"),
    language: one("language")?.slice(0, 2).toLowerCase(),
    createdAt: one("createdAt"),
    nutrition: nutritionLines(nutrition) ?? one("nutrition"),
    labels: labels(LABELS),
    meals: labels(MEALS),
    pictureNames: all(PICTURES.filter((name) => name !== "imagecredit")),
    rest: rest.join("\n"),
  };
}

/** The texts of each field by its folded name; those of a record within by both names: "time.prep". */
function flatFields(record: LooseRecord, prefix = ""): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [name, value] of Object.entries(record)) {
    const key = prefix + foldedName(name);
    const inner = asRecord(value);
    if (inner && prefix === "")
      for (const [path, texts] of flatFields(inner, `${key}.`)) fields.set(path, texts);
    const texts = (Array.isArray(value) ? value : [value]).flatMap((entry) => textOfEntry(entry) ?? []);
    if (texts.length > 0) fields.set(key, texts);
  }
  return fields;
}

function textOfEntry(entry: unknown): string | undefined {
  const record = asRecord(entry);
  return record ? textIn(record, "name", "title", "url") : textIn({ entry }, "entry");
}
