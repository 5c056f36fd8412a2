import { Readability } from "@mozilla/readability";
import { cleanText, cutText } from "@larder/domain/text/clean-text";
import { parseIngredientLine } from "@larder/domain/ingredient/ingredient-line";
import { JSDOM, VirtualConsole } from "jsdom";
import { READABLE_TEXT_LENGTH } from "../../ports/readable-text.ts";
import { reducePage } from "./reduce-page.ts";

/** A shorter article is a remark beside what was wanted. */
const SHORT = 200;
const MOST_ELEMENTS = 20_000;

/**
 * Returns the text of a page from which most of a recipe can be read: its article, the lines that were found before, or all
 * of its text.
 *
 * @param isSearched false leaves the article out, which takes the longest to find
 */
export function bestText(html: string, url: string, lines: string, isSearched: boolean): string {
  const { html: reduced, text } = reducePage(html);
  const whole = plainLines(text);
  const article = isSearched && whole.length > SHORT ? articleOf(reduced, url) : "";
  const [best = ""] = [article, plainLines(lines), whole]
    .filter((candidate) => candidate !== "")
    .map((candidate) => ({ candidate, found: amountsIn(candidate) }))
    .toSorted((one, other) => other.found - one.found)
    .map(({ candidate }) => candidate);
  return best;
}

/** Counts the lines that begin with an amount, which menus and advertisements do not. */
function amountsIn(text: string): number {
  return text.split("\n").filter((line) => parseIngredientLine(line).quantity !== null).length;
}

function articleOf(html: string, url: string): string {
  const { window } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
  try {
    const article = new Readability(window.document, {
      maxElemsToParse: MOST_ELEMENTS,
      charThreshold: SHORT,
    }).parse();
    if (!article?.content) return "";
    const title = article.title ? `${article.title}\n\n` : "";
    return plainLines(title + reducePage(article.content).text);
  } catch {
    // It gives up by an error where a page has too many elements.
    return "";
  } finally {
    window.close();
  }
}

function plainLines(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return cutText(cleanText(lines.filter((line) => line !== "").join("\n")), READABLE_TEXT_LENGTH);
}
