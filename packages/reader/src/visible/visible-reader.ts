import { siteInTitle } from "../data/page-meta.ts";
import { webAddress } from "@larder/domain/schema-org/web-address";
import { readAppData } from "../data/app-data.ts";
import { property } from "@larder/domain/schema-org/schema-node";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";
import { readNames } from "@larder/domain/schema-org/schema-recipe";
import type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import type { Page, PageReader } from "../found/page.ts";
import type { PageFacts } from "../layout/page-labels.ts";
import type { VisiblePart } from "../found/visible-part.ts";

const LEAST_SURE_SCORE = 4;

/** Reads the visible recipe of a page, found by the names of its elements and its headings. */
export const visible: PageReader = { name: "visible", trust: 0.8, isSure: true, read: readVisible };

/** Reads lists that only resemble those of recipes. Many pages without a recipe have such lists. */
export const similarLists: PageReader = { name: "similarity", trust: 0.5, isSure: true, read: readSimilar };

/** Reads a picture from the visible page, where the data contain none. */
export const pageImage: PageReader = { name: "page-image", trust: 0.5, isSure: true, read: readPageImage };

/** Reads the site, or the publisher of the recipe, as the author, where the page names none. */
export const siteAsAuthor: PageReader = {
  name: "site-name",
  trust: 0.5,
  isSure: true,
  read: readSiteAsAuthor,
};

function readVisible({ visible, appData }: Page): Partial<RawRecipe> | null {
  const { ingredients, steps, labels, title, author } = visible();
  const named = partsOf(onlyNamed(ingredients), onlyNamed(steps));
  // A page may show its facts, and leave its lists to its scripts.
  if (!ingredients && !steps && readAppData(appData()) === null) return null;
  const { total, prep, cook, rest } = inParts(labels);
  const { servings } = labels;
  const sum = (prep ?? 0) + (cook ?? 0) + (rest ?? 0);
  const minutes = total ?? (cook === undefined && prep === undefined ? 0 : sum);
  return {
    ...named,
    ...(title !== null && { title }),
    ...(prep !== undefined && { prepMinutes: prep }),
    ...(cook !== undefined && { cookMinutes: cook }),
    ...(minutes > 0 && { totalMinutes: minutes }),
    ...(servings !== undefined && { servings }),
    ...(author !== null && { author }),
  };
}

/**
 * Corrects the times: in some languages one word means both preparing and the total, and a total below a part is no
 * total.
 */
function inParts({ total: all, ...parts }: PageFacts): PageFacts {
  const { prep, cook } = parts;
  const isLess = all !== undefined && prep !== undefined && cook !== undefined && all < Math.max(prep, cook);
  const total = isLess ? undefined : all;
  const labels: PageFacts = { ...parts, ...(total !== undefined && { total }) };
  const isPart = total !== undefined && prep === undefined && cook !== undefined && total < cook;
  return isPart ? { prep: total, cook, ...(labels.rest !== undefined && { rest: labels.rest }) } : labels;
}

function readSimilar(page: Page): Partial<RawRecipe> | null {
  const { ingredients, steps } = page.visible();
  const isNamed = [ingredients, steps].some((part) => part !== null && part.how !== "list");
  const isSure = (ingredients?.score ?? 0) >= LEAST_SURE_SCORE && (steps?.score ?? 0) >= LEAST_SURE_SCORE / 2;
  if ((!ingredients && !steps) || !(isNamed || isSure || declaresRecipe(page))) return null;
  return partsOf(ingredients, steps);
}

function partsOf(ingredients: VisiblePart | null, steps: VisiblePart | null): Partial<RawRecipe> {
  return {
    ...(ingredients && { ingredients: ingredients.lines }),
    ...(steps && {
      instructions: [{ name: null, steps: steps.lines.map((text) => ({ name: null, text })) }],
    }),
  };
}

function onlyNamed(part: VisiblePart | null): VisiblePart | null {
  return part?.how === "list" ? null : part;
}

/** Reports whether the data of a page declare a recipe, however little they contain. */
function declaresRecipe({ jsonLd, microdata, appData }: Page): boolean {
  return jsonLd.length > 0 || microdata.length > 0 || readAppData(appData()) !== null;
}

function readPageImage({ visible, url }: Page): Partial<RawRecipe> | null {
  const image = webAddress(visible().image, url);
  return image === null ? null : { image };
}

function readSiteAsAuthor(page: Page): Partial<RawRecipe> | null {
  const { meta, url, visible, jsonLd } = page;
  const { ingredients, steps } = visible();
  if (!(ingredients ?? steps) && !declaresRecipe(page)) return null;
  const named = URL.canParse(meta.site) ? "" : meta.site;
  const publisher = publisherOf(jsonLd);
  const site = (ingredients ?? steps) ? named || publisher : publisher || named;
  const author = site || siteInTitle(meta, url);
  return author === "" ? null : { author };
}

function publisherOf(recipes: readonly SchemaNode[]): string {
  return readNames(recipes.map((recipe) => property(recipe, "publisher")).find((one) => one !== undefined));
}
