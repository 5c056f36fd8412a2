import { textLines, textLine } from "@larder/domain/schema-org/field-text";
import type { ArchiveTree } from "../../container/tree.ts";
import type { ArchivePicture, ForeignRecipe } from "../../foreign-recipe.ts";
import { base64Picture } from "../base64-picture.ts";
import { pictureFiles } from "../picture-files.ts";
import { sourceFields } from "../source-fields.ts";
import { splitLabels } from "../split-labels.ts";
import { starsOf } from "../stars.ts";
import { isWebAddress } from "../web-address.ts";
import { childElements, textOfElement, writeElement, type XmlElement } from "./xml-elements.ts";
import type { XmlFields, XmlFormat } from "./xml-format.ts";
import { elementsAt, textAt, textsAt } from "./xml-paths.ts";
import { alternativesOfRows, groupsOfRows, ingredientLine, linksOfRows } from "./xml-rows.ts";

/** Reads one element of a recipe by the names of its format. */
export function recipeOfElement(
  element: XmlElement,
  format: XmlFormat,
  { entry, tree }: { entry: string; tree: ArchiveTree },
): ForeignRecipe {
  const { fields, ingredients } = format;
  const one = (field: keyof XmlFields): string | undefined => textAt(element, fields[field]);
  const files = pictureFiles(
    tree,
    textsAt(element, format.pictureFiles ?? []).map((path) => path.trim()),
  );
  return {
    entry,
    ownId: one("ownId"),
    name: one("name") ?? "",
    description: one("description"),
    author: textsAt(element, fields.author ?? [])
      .map(textLine)
      .join(", "),
    ...sourceOf(element, fields),
    video: one("video"),
    servings: servingsOf(element, fields.servings),
    ...timesOf(element, fields),
    ownRating: starsOf(one("stars")),
    difficulty: one("difficulty"),
    cuisine: one("cuisine"),
    nutrition: listText(element, fields.nutrition),
    notes: [...notesOf(element, fields.notes), ...alternativesOfRows(element, ingredients)],
    labels: [
      ...textsAt(element, fields.labels ?? []),
      ...textsAt(element, fields.labelLists ?? []).flatMap((list) => splitLabels(textLine(list))),
    ],
    language: one("language")?.slice(0, 2).toLowerCase(),
    createdAt: one("createdAt"),
    ingredients: groupsOfRows(element, ingredients, (row) => ingredientLine(row, ingredients)),
    links: linksOfRows(element, ingredients),
    steps: groupsOfRows(element, format.steps),
    pictures: [
      ...embeddedPictures(element, format),
      ...files.pictures,
      ...(files.pictures.length > 0 ? [] : addressesOf(element, format)),
    ],
    problems: files.problems,
    original: { type: "text", text: writeElement(element, pictureElements(format)) },
  };
}

/** A source that is several lines is one text; an address among the sources is the address of the recipe. */
function sourceOf(element: XmlElement, fields: XmlFields): Pick<ForeignRecipe, "source" | "url"> {
  const paths = fields.source ?? [];
  const sources = [
    ...new Set(
      (paths.map((path) => textsAt(element, [path])).find((texts) => texts.length > 0) ?? []).map(textLine),
    ),
  ];
  const url = textAt(element, fields.url) ?? sources.find(isWebAddress);
  return sourceFields(url, sources.filter((source) => source !== url).join("; "));
}

/** The parts of a yield with a blank between them: "2 3 dozen" is read as "2-3 dozen". */
function servingsOf(element: XmlElement, paths: readonly string[] = []): string | undefined {
  const [path] = paths.filter((one) => textAt(element, [one]) !== undefined);
  if (path === undefined || path.includes("@")) return textAt(element, paths);
  const [given] = elementsAt(element, path);
  if (!given) return undefined;
  const numbers: string[] = [];
  const words: string[] = [];
  const visit = (one: XmlElement): void => {
    for (const child of one.children) {
      if (typeof child !== "string") visit(child);
      else if (child.trim() !== "") (/^\s*[\d.,]+\s*$/.test(child) ? numbers : words).push(child.trim());
    }
  };
  visit(given);
  return [numbers.join("-"), ...words].join(" ").trim();
}

const TIME_FIELDS = ["prepTime", "cookTime", "totalTime"] as const;

function timesOf(element: XmlElement, fields: XmlFields): Pick<ForeignRecipe, (typeof TIME_FIELDS)[number]> {
  const times: Partial<Record<(typeof TIME_FIELDS)[number], string>> = {};
  for (const field of TIME_FIELDS) {
    const written = textAt(element, fields[field]);
    if (written !== undefined) times[field] = written;
  }
  // RecipeML says the kind of a time in an attribute.
  for (const time of elementsAt(element, "head/preptime")) {
    const kind = (time.attributes.get("type") ?? "").toLowerCase();
    const field = kind.startsWith("total") ? "totalTime" : kind.startsWith("cook") ? "cookTime" : "prepTime";
    times[field] ??=
      textsAt(time, ["time/qty", "time/timeunit"]).map(textLine).join(" ") || textOfElement(time);
  }
  return times;
}

function notesOf(element: XmlElement, paths: readonly string[] = []): string[] {
  return paths.flatMap((path) => listText(element, [path]) ?? []);
}

/** The text of a field, one line for each of its `<li>`. */
function listText(element: XmlElement, paths: readonly string[] = []): string | undefined {
  const texts = paths
    .flatMap((path) => elementsAt(element, path))
    .map((field) => {
      const items = childElements(field, "li");
      return items.length > 0 ? items.map(textOfElement).join("\n") : textOfElement(field);
    });
  const text = texts.flatMap(textLines).join("\n");
  return text === "" ? undefined : text;
}

function embeddedPictures(element: XmlElement, { picturesInText = [] }: XmlFormat): ArchivePicture[] {
  return textsAt(element, picturesInText).map((text) => base64Picture(text.trim()));
}

function addressesOf(element: XmlElement, { pictureAddresses = [] }: XmlFormat): ArchivePicture[] {
  return textsAt(element, pictureAddresses)
    .map((address) => address.trim())
    .filter(isWebAddress)
    .map((address) => ({ address }));
}

function pictureElements({ picturesInText = [] }: XmlFormat): ReadonlySet<string> {
  return new Set(picturesInText.map((path) => path.slice(path.lastIndexOf("/") + 1)));
}
