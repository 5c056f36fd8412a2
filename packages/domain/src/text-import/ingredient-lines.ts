import { readAmountHead } from "../ingredient/ingredient-amount.ts";
import { tokenise } from "../text/text-tokens.ts";
import type { SourceLine } from "./source-lines.ts";
import { addTitle, type TitledTexts } from "./titled-texts.ts";

const GROUP_TITLE = /^[^\d½¼¾⅓⅔]{1,60}:$/;
const FOR_TITLE = /^(?:for|para|für|pour|per)\s+(?:the\s|la\s|el\s|los\s|las\s|\p{Lu})[^,.()\d]{1,50}$/iu;

/** The heading of the method at the end of the list before it: "To make the cake", "Cake preparation". */
const WORK_TITLE =
  /^(?:(?:to (?:make|assemble|prepare)|preparing|making|c[oó]mo (?:preparar|hacer|se hace)|para (?:preparar|hacer))\s[^.!?\d]{2,50}|[^.!?\d,]{0,40}\b(?:preparation|directions|instructions|method))$/i;

/** Returns the ingredient lines of a list, and the titles of groups between them ("For the sauce:"). */
export function ingredientTexts(lines: readonly SourceLine[]): TitledTexts {
  const bulleted = lines.filter((line) => line.bulleted).length;
  const inList = bulleted > 1 && bulleted * 2 > lines.length;
  const found: TitledTexts = { texts: [], titles: [] };
  for (const line of lines) {
    if (isGroupTitle(line, inList)) addTitle(found, WORK_TITLE.test(line.text) ? "" : line.text);
    else found.texts.push(line.text);
  }
  return found;
}

function isGroupTitle(line: SourceLine, inList: boolean): boolean {
  if (GROUP_TITLE.test(line.text) || line.titled) return true;
  if (line.bulleted) return false;
  if (WORK_TITLE.test(line.text)) return true;
  return FOR_TITLE.test(line.text) || (inList && !hasAmount(line.text));
}

function hasAmount(text: string): boolean {
  const head = readAmountHead(tokenise(text.slice(0, 100)));
  return head.quantity !== null || head.unit !== null;
}
