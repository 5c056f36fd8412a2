import { piecesOf } from "../layout/element-shapes.ts";
import { partHeading } from "../layout/page-headings.ts";
import { isLabel } from "../layout/fact-labels.ts";
import type { PageLine, PageLines } from "../layout/page-lines.ts";
import { isWithin } from "../layout/page-tree.ts";
import type { PageElement } from "../layout/page-tree.ts";

/** The element names for the title of a recipe, as opposed to that of an article or a site. */
const TITLE_NAMES =
  /(?:^|[\s:_-])(?:recipe|receta|rezept|recette|ricetta|recept|tasty-recipes|create|card)-?_?(?:title|name|heading|headline)(?:$|[\s_-])|(?:^|\s)(?:fn|p-name)(?:$|\s)|(?:recipe-?(?:container|card)?|post|entry)-title(?:$|\s)/;
/** The element names for titles of groups, persons or other recipes. */
const NOT_TITLES =
  /ingredi|zutat|instruct|direction|step|method|notes?|author|byline|vcard|nutri|equipment|video|comment|related|similar|teaser|label|section|group|site/;
const NOT_AROUND =
  /author|vcard|h-card|byline|(?:^|[\s_-])comment|related|similar|teaser|recommend|sidebar|popular/;
/** "Get the recipe: Leek soup". */
const LABEL = /^[^:]{0,20}\b(?:recipe|receta|rezept|recette|ricetta|receita|recept)\s*:\s+/i;
const LONGEST_NAME = 120;
const MOST_LINES_ABOVE = 60;

/** Returns the title of the recipe card nearest above the ingredients; null where no element is named so. */
export function readCardName(lines: PageLines, before: number): string | null {
  let best: { line: PageLine; from: number } | null = null;
  for (const element of lines.elements) {
    if (element.names === "" || !TITLE_NAMES.test(element.names) || NOT_TITLES.test(element.names)) continue;
    const { from, to } = lines.range(element);
    const line = lines.all[from];
    const isNear = from <= before && from >= before - MOST_LINES_ABOVE && from > (best?.from ?? -1);
    if (!line || !isNear || to - from !== 1 || !isName(line) || piecesOf(element).length !== 1) continue;
    if (isWithin(element, isOfOthers)) continue;
    best = { line, from };
  }
  return best?.line.text.replace(LABEL, "") ?? null;
}

function isOfOthers({ tag, names }: PageElement): boolean {
  return tag !== "body" && tag !== "html" && NOT_AROUND.test(names);
}

function isName(line: PageLine): boolean {
  const { text, row, surroundings } = line;
  if (row !== null || surroundings !== null || partHeading(line) !== null || isLabel(text)) return false;
  return text.length <= LONGEST_NAME && /\p{L}{3}|[\p{Lo}]{2}/u.test(text);
}
