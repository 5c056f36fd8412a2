import { groupedLines, linesOfText } from "../grouped-lines.ts";
import { sourceFields } from "../source-fields.ts";
import { splitLabels } from "../split-labels.ts";
import { starsOf } from "../stars.ts";
import { isWebAddress } from "../web-address.ts";
import type { LineFormat, LineRecipe } from "./line-reader.ts";

type Field =
  | "ownId"
  | "name"
  | "description"
  | "source"
  | "url"
  | "author"
  | "servings"
  | "prepTime"
  | "cookTime"
  | "totalTime"
  | "stars"
  | "labels"
  | "label"
  | "pictures"
  | "ingredients"
  | "steps"
  | "notes"
  | "nutrition"
  | "createdAt"
  | "skipped";

/** The labels at the beginning of lines, by the field that they begin. */
const LABELS: Readonly<Record<Field, string>> = {
  ownId: "id",
  name: "title, name, recipe name",
  description: "description, summary",
  source: "source",
  url: "original url, url, link, website, source url, web page",
  author: "author, by, recipe by",
  servings: "yield, yields, servings, serves",
  prepTime: "active, active time, activetime, prep, prep time, preparation time",
  cookTime: "cook, cook time, cooking time",
  totalTime: "total, total time, totaltime, ready in",
  stars: "rating, my rating",
  labels: "categories, category, tags, labels, keywords",
  label: "cookbook, section, course, cuisine, main ingredient",
  pictures: "image, images, photo, photo url, picture",
  ingredients: "ingredients",
  steps: "instructions, directions, method, steps, preparation",
  notes: "notes",
  nutrition: "nutrition, nutritional info, nutrition info",
  createdAt: "created at, createdat, created",
  skipped: "updated at, updatedat, userid, folder, private, public url, url host",
};

const FIELD_OF = new Map(
  Object.entries(LABELS).flatMap(([field, names]) =>
    names.split(", ").map((name): [string, Field] => [name, field as Field]),
  ),
);
/** Fields that go on over several lines. */
const LONG_FIELDS: ReadonlySet<Field> = new Set([
  "description",
  "ingredients",
  "steps",
  "notes",
  "nutrition",
]);
const LABEL = /^([A-Za-z][A-Za-z ]{0,24}?)\s*:(?:\s+(.*)|\s*)$/;
const RULE = /^[-=_*]{5,}$/;

const STARTS_WITH_TITLE = (line: string): boolean => /^title\s*:/i.test(line);
const HAS_INGREDIENTS = /^ingredients\s*:/im;

/** Apps whose recipes are texts with a label before each part; told apart by labels that only one of them writes. */
export const LABELLED_TEXTS: readonly LineFormat[] = [
  {
    format: "recipesage",
    isFirstLine: (line) => /^id: [\da-f]{8}-[\da-f-]{27}$/i.test(line),
    isOfFormat: (text) => /^title:/im.test(text),
    recipeOf,
  },
  labelled("saffron", /^(?:cookbook|section)\s*:/im),
  labelled("plantoeat", /^(?:course|main ingredient)\s*:/im),
  labelled("pepperplate", /^/),
];

function labelled(format: LineFormat["format"], sign: RegExp): LineFormat {
  return {
    format,
    isFirstLine: STARTS_WITH_TITLE,
    isOfFormat: (text) => HAS_INGREDIENTS.test(text) && sign.test(text),
    recipeOf,
  };
}

function recipeOf(lines: readonly string[]): LineRecipe | null {
  const parts = partsOf(lines);
  const text = (field: Field): string | undefined => parts.get(field)?.join("\n").trim() || undefined;
  const name = text("name") ?? "";
  if (name === "" && text("ingredients") === undefined && text("steps") === undefined) return null;
  const notes = text("notes");
  return {
    ownId: text("ownId"),
    name,
    description: text("description"),
    ...sourceFields(text("url"), text("source")),
    author: text("author"),
    servings: text("servings"),
    prepTime: text("prepTime"),
    cookTime: text("cookTime"),
    totalTime: text("totalTime"),
    ownRating: starsOf(text("stars")),
    labels: [...splitLabels(text("labels")), ...linesOfText(text("label"))],
    pictures: linesOfText(text("pictures"))
      .flatMap((line) => line.split(/[,\s]+/))
      .filter(isWebAddress)
      .map((address) => ({ address })),
    ingredients: groupedLines(linesOfText(text("ingredients"))),
    steps: groupedLines(linesOfText(text("steps"))),
    notes: notes === undefined ? [] : [notes],
    nutrition: text("nutrition"),
    createdAt: text("createdAt"),
  };
}

/** The lines of each field; a line without a label below a field of one line is a note. */
function partsOf(lines: readonly string[]): Map<Field, string[]> {
  const parts = new Map<Field, string[]>();
  let field: Field = "notes";
  for (const line of lines) {
    const [, label = "", value = ""] = LABEL.exec(line) ?? [];
    const found = FIELD_OF.get(label.toLowerCase());
    const isAgain = found === "name" && parts.has("name");
    if (found && !isAgain) {
      field = found;
      add(parts, field, value);
    } else if (!RULE.test(line.trim()))
      add(parts, LONG_FIELDS.has(field) || line.trim() === "" ? field : "notes", line);
  }
  return parts;
}

function add(parts: Map<Field, string[]>, field: Field, line: string): void {
  const own = parts.get(field);
  if (own) own.push(line);
  else parts.set(field, [line]);
}
