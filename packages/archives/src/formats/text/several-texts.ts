import { holdsRecipe } from "@larder/domain/text-import/recipe-evidence";
import { readingOf } from "@larder/domain/text-import/parsed-text";

/** The separators of recipes in one file, the surest first: a new page, a drawn line, three blank lines. */
const SEPARATORS = [/\f/, /^[ \t]*(?:[-=*_~#+][ \t]*){4,}$/m, /\n[ \t]*\n[ \t]*\n[ \t]*\n/] as const;

/**
 * Splits a text that holds several recipes where a separator stands between them. It is split only when at least two of
 * the parts have ingredients and steps of their own: a line below a title is no separator. What stands between two
 * recipes belongs to the one before, and what stands before the first to the first.
 */
export function severalTexts(text: string): string[] {
  for (const separator of SEPARATORS) {
    const parts = text
      .replace(/\r\n?/g, "\n")
      .split(separator)
      .filter((part) => part.trim() !== "");
    if (parts.length < 2) continue;
    const recipes: string[] = [];
    let before = "";
    for (const part of parts) {
      if (isWhole(part)) {
        recipes.push(before + part);
        before = "";
      } else if (recipes.length > 0) recipes.push(`${recipes.pop() ?? ""}\n\n${part}`);
      else before += `${part}\n\n`;
    }
    if (recipes.length > 1) return recipes;
  }
  return [text];
}

function isWhole(text: string): boolean {
  if (!holdsRecipe(text)) return false;
  const { ingredients, steps, name } = readingOf(text);
  return name !== "" && ingredients.length > 0 && steps.length > 0;
}
