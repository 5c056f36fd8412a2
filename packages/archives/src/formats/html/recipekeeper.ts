import { sourceFields } from "../source-fields.ts";
import { ingredientGroups, stepGroups } from "../written-lines.ts";
import type { HtmlElement } from "./html-elements.ts";
import type { HtmlFormat } from "./html-format.ts";
import { pagePictures } from "./html-pictures.ts";
import {
  attributeOf,
  boldText,
  elementsIn,
  findAll,
  findFirst,
  linesIn,
  originalHtml,
  textIn,
} from "./html-queries.ts";

const PAGE = /recipe-details[\s\S]*itemprop\s*=\s*["']?recipe(?:Id|ShareId|Ingredients|IsFavourite)/;

/** Recipe Keeper: one page with all recipes. Its words are in the cook's language, so that only `itemprop` tells the fields. */
export const RECIPEKEEPER: HtmlFormat = {
  format: "recipekeeper",
  isPage: (text) => PAGE.test(text),
  isRoot: (_, attributes) => /(?:^|\s)recipe-details(?:\s|$)/.test(attributes.class ?? ""),
  recipeOf(root, where) {
    const valuesOf = (name: string) =>
      findAll(root, name)
        .map(valueOf)
        .filter((value) => value !== "");
    const [first = ""] = valuesOf("recipeSource");
    const address = Array.from(elementsIn(root)).find(
      (element) => element.name === "a" && findFirst(element, "recipeSource"),
    );
    return {
      entry: where.entry,
      ownId: valuesOf("recipeId")[0],
      name: valuesOf("name")[0] ?? "",
      ingredients: ingredientGroups(paragraphs(findFirst(root, "recipeIngredients", "recipeIngredient"))),
      steps: stepGroups(paragraphs(findFirst(root, "recipeDirections", "recipeInstructions"))),
      notes: [linesIn(findFirst(root, "recipeNotes")).join("\n")],
      servings: valuesOf("recipeYield")[0],
      prepTime: valuesOf("prepTime")[0],
      cookTime: valuesOf("cookTime")[0],
      totalTime: valuesOf("totalTime")[0],
      ownRating: Number(valuesOf("recipeRating")[0] ?? 0),
      isFavorite: /^true$/i.test(valuesOf("recipeIsFavourite")[0] ?? ""),
      ...sourceFields(
        attributeOf(address, "href") || first,
        attributeOf(address, "href") === first ? "" : first,
      ),
      nutrition: nutritionOf(root),
      labels: [
        ...valuesOf("recipeCourse").flatMap((courses) => courses.split(/\s*,\s*/)),
        ...valuesOf("recipeCategory"),
        ...valuesOf("recipeCollection"),
      ],
      ...pagePictures(photosOf(root), where),
      original: originalHtml(root),
    };
  },
};

function valueOf(element: HtmlElement): string {
  return element.name === "meta" ? attributeOf(element, "content") : textIn(element);
}

/** Writes paragraphs as lines; those all in bold are headings. */
function paragraphs(element: HtmlElement | undefined): string {
  const rows = element?.children.filter((child) => typeof child !== "string") ?? [];
  if (rows.length === 0) return linesIn(element).join("\n");
  return rows
    .flatMap((row) => {
      const heading = boldText(row);
      return heading === "" ? linesIn(row) : [`# ${heading.replace(/:\s*$/, "")}`];
    })
    .join("\n");
}

/** The values as they are shown: "Calories: 571", "Sodium: 451 mg"; first the amount that they are for. */
function nutritionOf(root: HtmlElement): string {
  const size = findFirst(root, "recipeNutServingSize");
  const rows = Array.from(elementsIn(root)).filter((element) =>
    element.children.some((child) => isNutrient(child) && child !== size),
  );
  const values = rows.map((row) => textIn(row).replace(/(\d)(m?g|k?cal|kJ)\b/g, "$1 $2"));
  return [size ? valueOf(size) : "", ...values].filter((text) => text !== "").join("\n");
}

function isNutrient(child: HtmlElement | string): boolean {
  return typeof child !== "string" && attributeOf(child, "itemprop").startsWith("recipeNut");
}

/** The photographs by their number; where none has one, those that are shown. */
function photosOf(root: HtmlElement): string[] {
  const numberOf = (element: HtmlElement) =>
    Number(/^photo(\d+)$/.exec(attributeOf(element, "itemprop"))?.[1] ?? NaN);
  const pictures = Array.from(elementsIn(root)).filter(({ name }) => name === "img");
  const numbered = pictures.filter((picture) => !Number.isNaN(numberOf(picture)));
  const shown = numbered.length > 0 ? numbered.toSorted((a, b) => numberOf(a) - numberOf(b)) : pictures;
  return shown.map((picture) => attributeOf(picture, "src"));
}
