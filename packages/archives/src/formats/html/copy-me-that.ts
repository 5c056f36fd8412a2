import type { ForeignGroup } from "../../foreign-recipe.ts";
import { sourceFields } from "../source-fields.ts";
import { starsOf } from "../stars.ts";
import { groupsUnderHeadings } from "../groups-under-headings.ts";
import type { HtmlElement } from "./html-elements.ts";
import type { HtmlFormat } from "./html-format.ts";
import { pagePictures } from "./html-pictures.ts";
import { attributeOf, findAll, findFirst, hasClass, linesIn, originalHtml, textIn } from "./html-queries.ts";

const NAMED = /copymethat_class_id_version/;
const ITS_ROOT = /class\s*=\s*["']?recipe["'\s>]/;
const ITS_ROWS = /(?:id|class)\s*=\s*["']?(?:recipeIngredients|recipeIngredient_header|recipeInstructions)\b/;

/** Copy Me That: one page with all recipes, whose ids repeat in each. */
export const COPY_ME_THAT: HtmlFormat = {
  format: "copymethat",
  isPage: (text) => NAMED.test(text) || (ITS_ROOT.test(text) && ITS_ROWS.test(text)),
  isRoot: (_, attributes) => /(?:^|\s)recipe(?:\s|$)/.test(attributes.class ?? ""),
  recipeOf(root, where) {
    const link = findFirst(root, "#original_link");
    return {
      entry: where.entry,
      name: textIn(findFirst(root, "#name")),
      description: linesIn(findFirst(root, "#description")).join("\n"),
      ingredients: rowsOf(root, {
        rows: ["recipeIngredient", "recipeIngredient_note"],
        headings: ["recipeIngredient_subheader"],
      }),
      steps: rowsOf(root, {
        rows: ["instruction", "instruction_next", "instruction_note"],
        headings: ["instruction_subheader"],
      }),
      notes: findAll(root, ".recipeNote").map((note) => linesIn(note).join("\n")),
      servings: textIn(findFirst(root, "#recipeYield")),
      ownRating: starsOf(textIn(findFirst(root, "#ratingValue"))),
      isFavorite: findFirst(root, "#starred") !== undefined,
      ...sourceFields(attributeOf(link, "href") || textIn(link)),
      labels: findAll(root, ".recipeCategory").map(textIn),
      ...pagePictures(
        findAll(root, ".recipeImage").map((picture) => attributeOf(picture, "src")),
        where,
      ),
      original: originalHtml(root),
    };
  },
};

function rowsOf(
  root: HtmlElement,
  { rows, headings }: { rows: string[]; headings: string[] },
): ForeignGroup[] {
  const classes = [...rows, ...headings].map((name) => `.${name}`);
  return groupsUnderHeadings(
    findAll(root, ...classes)
      .map((row) => ({ text: textIn(row), isHeading: headings.some((name) => hasClass(row, name)) }))
      .filter(({ text }) => text !== ""),
  );
}
