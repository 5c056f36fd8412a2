import type { ForeignGroup, ForeignLink, ForeignRecipe } from "../../foreign-recipe.ts";
import { plainPaprika } from "../paprika-text.ts";
import { sourceFields } from "../source-fields.ts";
import { splitLabels } from "../split-labels.ts";
import { starsOf } from "../stars.ts";
import { ingredientGroups, stepGroups } from "../written-lines.ts";
import type { HtmlElement } from "./html-elements.ts";
import type { HtmlFormat, HtmlPage } from "./html-format.ts";
import { pagePictures } from "./html-pictures.ts";
import {
  attributeOf,
  boldText,
  elementsIn,
  findAll,
  findFirst,
  hasClass,
  linesIn,
  originalHtml,
  textIn,
} from "./html-queries.ts";

/** The pages of Paprika 2, and of 3 by its classes. */
const PAGE =
  /content=["']?paprikarecipe|class=["'](?:photo photoswipe|ingredients text|directions text|ingredientsbox)["']/;
/** A picture in the script that shows them large; only the first stands in the page. */
const SCRIPT_PICTURE = /(?<![\w])src:\s*'([^'\n]{1,500})'|(?<![\w])src:\s*"([^"\n]{1,500})"/g;
/** The id of a recipe, as the folder of its pictures. */
const PICTURE_FOLDER = /^Images\/([\dA-F-]{36,80})\//i;

/** Paprika's export as pages: a page for each recipe, of version 3 with microdata, of 2 with the classes of hRecipe. */
export const PAPRIKA_HTML: HtmlFormat = {
  format: "paprika-html",
  isPage: (text) => PAGE.test(text),
  isRoot: (name, attributes) =>
    (name === "body" ? /\bhrecipe\b/ : /(?:^|\s)recipe(?:\s|$)/).test(attributes.class ?? ""),
  recipeOf(root, where) {
    const ingredients = ingredientLines(root);
    const directions = findAll(root, ".directions", ".instructions").flatMap(lineTexts);
    const addresses = pictureAddresses(root, where);
    return {
      entry: where.entry,
      ownId: addresses.map((address) => PICTURE_FOLDER.exec(address)?.[1]).find((id) => id !== undefined),
      name: textIn(findFirst(root, ".name", ".fn")),
      description: plainOf(findFirst(root, "description", ".description")),
      ingredients: groupsOf(ingredients, ingredientGroups),
      steps: groupsOf(directions, stepGroups),
      notes: findAll(root, "comment", ".notes").map(plainOf),
      ...times(root),
      servings: textIn(findFirst(root, "recipeYield", ".yield")),
      ownRating: ratingOf(findFirst(root, "aggregateRating", ".rating")),
      difficulty: difficultyOf(root),
      ...sourceOf(root),
      nutrition: plainOf(findFirst(root, "nutrition", ".nutrition")),
      labels: splitLabels(textIn(findFirst(root, "recipeCategory", ".categories"))),
      ...pagePictures(addresses, where),
      links: linksIn(root),
      original: originalHtml(root),
    };
  },
};

function groupsOf(lines: readonly string[], read: (text: string) => ForeignGroup[]): ForeignGroup[] {
  return read(plainPaprika(lines.join("\n")));
}

function ingredientLines(root: HtmlElement): string[] {
  return findAll(root, "recipeIngredient", "ingredients", ".ingredient").flatMap(lineTexts);
}

/** The lines of an element, or of the paragraphs in it; those all in bold are headings, unless it is an amount. */
function lineTexts(element: HtmlElement): string[] {
  const rows = Array.from(elementsIn(element)).filter((inner) => hasClass(inner, "line"));
  return (rows.length > 0 ? rows : [element]).flatMap((row) => {
    const heading = boldText(row);
    return heading !== "" && !/\d/.test(heading) ? [`# ${heading.replace(/:\s*$/, "")}`] : linesIn(row);
  });
}

function plainOf(element: HtmlElement | undefined): string {
  return plainPaprika(linesIn(element).join("\n"));
}

function times(root: HtmlElement): Pick<ForeignRecipe, "prepTime" | "cookTime" | "totalTime"> {
  const timeOf = (name: string) => textIn(findFirst(root, name, `.${name}`));
  return { prepTime: timeOf("prepTime"), cookTime: timeOf("cookTime"), totalTime: timeOf("totalTime") };
}

/** A number in version 3, stars in version 2. */
function ratingOf(element: HtmlElement | undefined): number | undefined {
  return starsOf(attributeOf(element, "value") || textIn(element));
}

/** The value without a name of its own among the times; its label is in the language of the app. */
function difficultyOf(root: HtmlElement): string {
  const named = findFirst(root, ".difficulty");
  if (named) return textIn(named);
  const facts = findFirst(root, ".metadata", ".recipe_info")?.children ?? [];
  for (const fact of facts) {
    if (typeof fact === "string" || fact.name !== "span") continue;
    if (attributeOf(fact, "itemprop") === "" && attributeOf(fact, "class") === "") return textIn(fact);
  }
  return "";
}

function sourceOf(root: HtmlElement): Pick<ForeignRecipe, "url" | "source"> {
  const facts = findFirst(root, ".metadata", ".recipe_info") ?? root;
  const link = findFirst(facts, "url", ".source");
  return sourceFields(attributeOf(link, "href"), textIn(findFirst(facts, "author") ?? link));
}

function pictureAddresses(root: HtmlElement, { page }: HtmlPage): string[] {
  const shown = findAll(root, ".photo").map((picture) => attributeOf(picture, "src"));
  const scripted = Array.from(page.matchAll(SCRIPT_PICTURE), ([, single, double]) => single ?? double ?? "");
  return [...shown, ...scripted];
}

/** Links to the pages of other recipes. */
function linksIn(root: HtmlElement): ForeignLink[] {
  const names = Array.from(elementsIn(root))
    .filter(
      ({ name, attributes }) => name === "a" && /^(?![a-z]+:)[^?#]+\.html$/i.test(attributes.href ?? ""),
    )
    .map(textIn);
  return [...new Set(names.filter((name) => name !== ""))].map((name) => ({ name }));
}
