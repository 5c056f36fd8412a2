import type { ForeignLink, ForeignRecipe } from "../../foreign-recipe.ts";
import { headerFields } from "../front-matter-fields.ts";
import type { CooklangDocument } from "./cooklang-document.ts";
import type { CooklangItem } from "./cooklang-tokens.ts";

type Ingredient = Extract<CooklangItem, { type: "ingredient" }>;

/** The words around the ingredients of a paragraph that is no step but the list of what to have at hand. */
const LIST_WORDS =
  /^(?:have ready|you(?:'ll| will)? need|ingredients|gather|get ready|mise en place|zutaten|bereitstellen|sie brauchen|ingredientes|se necesitan?|necesitas|ten listos?|ingrédients|il faut|préparer|ingredienti|servono)?$/iu;

/** A recipe of Cooklang without its pictures, which lie beside the file. */
export type CooklangRecipe = Omit<ForeignRecipe, "entry" | "original"> & { pictureNames: string[] };

/**
 * Brings a Cooklang file into the shape of a recipe: the ingredients in the order in which its steps name them, and the steps
 * without the signs.
 *
 * @param titleOf the title of the recipe in the file of that path; undefined when there is none
 */
export function cooklangRecipe(
  { metadata, sections, notes }: CooklangDocument,
  titleOf: (path: string) => string | undefined,
): CooklangRecipe {
  const { rest, ...fields } = headerFields(metadata, ["notes", "note"]);
  const items = sections.flatMap(({ steps }) => steps.flat());
  const ingredients = items.filter((item) => item.type === "ingredient");
  const listed = new Set(sections.flatMap(({ steps }) => steps.filter(isList).flat()));
  const linkName = (path: string) => titleOf(path) ?? lastPart(path);
  const cookware = items.filter((item) => item.type === "cookware").map(({ name }) => lastPart(name));
  const own = ["notes", "note"].flatMap((name) => {
    const value = metadata[name];
    return typeof value === "string" && value.trim() !== "" ? [value] : [];
  });
  return {
    ...fields,
    ingredients: [{ name: null, lines: ingredientLines(ingredients, listed, linkName) }],
    steps: sections.map(({ name, steps }) => ({
      name,
      lines: steps.filter((step) => !isList(step)).map((step) => textOfStep(step, linkName)),
    })),
    notes: [...notes, ...own, ...(rest === "" ? [] : [rest])],
    tools: [...new Set(cookware)],
    links: linksOf(ingredients, linkName),
  };
}

/** Each ingredient as often as it has an amount; a further mention in a sentence without any adds nothing. */
function ingredientLines(
  ingredients: readonly Ingredient[],
  listed: ReadonlySet<CooklangItem>,
  linkName: (path: string) => string,
): string[] {
  const named = new Set(ingredients.filter(hasAmount).map(({ name }) => name.toLowerCase()));
  const lines: string[] = [];
  for (const ingredient of ingredients) {
    const key = ingredient.name.toLowerCase();
    if (!hasAmount(ingredient) && !listed.has(ingredient) && named.has(key)) continue;
    named.add(key);
    const name = isPath(ingredient.name) ? linkName(ingredient.name) : ingredient.name;
    const notes = [ingredient.note, ingredient.modifiers.includes("?") ? "optional" : ""];
    lines.push(
      [[ingredient.quantity, ingredient.unit, name].filter(Boolean).join(" "), ...notes]
        .filter(Boolean)
        .join(", "),
    );
  }
  return lines;
}

function hasAmount({ quantity, note }: Ingredient): boolean {
  return quantity !== "" || note !== "";
}

/** Reports whether a paragraph only lists ingredients, as apps write that know them apart from the steps. */
function isList(step: readonly CooklangItem[]): boolean {
  const isIngredients = step.every((item) => item.type === "text" || item.type === "ingredient");
  if (!isIngredients || !step.some((item) => item.type === "ingredient")) return false;
  const words = step.map((item) => (item.type === "text" ? item.value : "")).join("");
  return LIST_WORDS.test(words.replace(/[\s,.:;•·]+/g, " ").trim());
}

function textOfStep(step: readonly CooklangItem[], linkName: (path: string) => string): string {
  const parts = step.map((item) => {
    if (item.type === "text") return item.value;
    if (item.type === "timer") return [item.quantity, item.unit].filter(Boolean).join(" ") || item.name;
    if (item.type === "cookware") return lastPart(item.name);
    return isPath(item.shown) ? linkName(item.shown) : item.shown;
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}

function linksOf(ingredients: readonly Ingredient[], linkName: (path: string) => string): ForeignLink[] {
  const isLink = ({ name, modifiers }: Ingredient) => isPath(name) || modifiers.includes("@");
  return [...new Set(ingredients.filter(isLink).map(({ name }) => linkName(name)))].map((name) => ({ name }));
}

function isPath(name: string): boolean {
  return /^\.{0,2}\//.test(name);
}

function lastPart(path: string): string {
  return isPath(path) ? path.slice(path.lastIndexOf("/") + 1).replace(/\.cook$/i, "") : path;
}
