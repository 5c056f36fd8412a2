import { cleanLine } from "@larder/domain/text/clean-text";
import { isGenericAuthor } from "../lines/generic-author.ts";
import { piecesOf } from "../layout/element-shapes.ts";
import type { PageLine, PageLines } from "../layout/page-lines.ts";
import { isWithin } from "../layout/page-tree.ts";
import type { PageElement } from "../layout/page-tree.ts";

const AUTHOR_NAMES =
  /(?:^|[\s:_-])(?:author|autor|auteur|byline|recipe-?by|posted-?by|written-?by|p-author|chef-?name)(?:$|[\s_-])|author-?name|(?:^|[\s_-])user[_-]?(?:info\d*[_-]?)?name/;
const NOT_AUTHORS = /author-?(?:image|avatar|bio|box|description|photo|img)/;
/** "by Ann Cook", "Author: Ann Cook", "Rezept von Anna Koch". */
const WRITTEN_BY =
  /^(?:(?:recipe|rezept|recette|receta|ricetta|receita|recept|opskrift|oppskrift|przepis|resepti|рецепт|words|text)\s+)?(?:by|von|vom|par|por|di|av|af|door|author|autora?|autorka|autorin|auteur|autore|forfatter|författare|kirjoittaja|kirjoittanut|szerző|írta|beküldte|автор(?: рецепта)?|рецепт от|yazan|yazar|συντάκτης|作者|著者|投稿者|作成者|글쓴이|작성자|created by|made by|written by|posted by|developed by|recipe from|(?:gemaakt|geschreven|geplaatst) door|(?:skrevet|laget|publisert) av|(?:skrevet|lavet|udgivet) af|(?:skriven|skapad|publicerad) av|(?:publicad[oa]|postad[oa]|escrit[oa]|criad[oa]) por|(?:publiée?|écrite?|rédigée?) par|(?:veröffentlicht|geschrieben|erstellt) von|(?:pubblicato|scritto) da)(?:\s*[:：]\s*|\s+)(?=[\p{Lu}\p{Lo}])/iu;
/** A person's name: up to five words, the first with a capital, and no sentence. */
const NAME = /^[\p{Lu}\p{Lo}][\p{L}'’.&-]*(?:\s(?:\p{L}[\p{L}'’.&-]*|&)){0,4}$/u;
/** A credit after the steps: "Rezept: Erika Muster". Elsewhere the same may be the name of a dish. */
const CREDIT =
  /^(?:recipe|rezept|recette|receta|ricetta|receita|recept|opskrift|oppskrift|przepis|resepti|рецепт|text|texte|redaktion|fonte|fuente|source|kilde|källa)\s*[:|]\s*(.{3,60})$/i;
const CREDIT_LINES = 6;
const LONGEST_NAME = 50;
const LONGEST_LINE = 100;
/** "Posted by Ann Cook on 3 May", "Publicado por Ana en 12:00". */
const POSTED_WHEN =
  /\s(?:on|at|en|el|a las|em|às|à\(s\)|le|à|am|um|il|alle|op|om|kl\.?|den|dne|dnia|o|в)\s.{0,20}\d.*$/iu;
/** The text before the name in "Publié le 3 mai 2016 par Anne". */
const WHEN_BY =
  /^(?:posted|published|publié|publicad[oa]|pubblicato|veröffentlicht|geplaatst|written|updated)\s.{0,30}\d.{0,12}\s(?=(?:by|par|por|da|von|door|di|de)\s)/iu;
/** Matches texts in author positions that are no names. */
const NO_NAME =
  /^(?:about(?: (?:me|us|the author))?|diet|author|autor|auteur|share|print|recipes?|comments?|home|menu|search|follow|subscribe|all posts|view|more|read more|posted|unknown|staff)$|username|e-?mail|password|log ?in|sign (?:in|up)|konto|account|hasło|passwor/i;
/** A preposition after a name, which begins a date or a place. */
const LED_ON = /\s(?:on|at|in|am|um|le|el|il|den|op|i|w|dnia|en)$/i;
/** A user name on a site: "kitchen_fan99". */
const HANDLE = /^[\p{L}\d][\p{L}\d_.-]{2,24}$/u;
const LABELLED_HANDLE =
  /^(?:author|autora?|auteur|autore|autorin|chef|cook)\s*:?\s+([\p{L}\d][\p{L}\d_.-]{2,24})$/iu;
/** "Rezept von leek_fan", "Proposée par leek_fan". */
const HANDLED =
  /^(?:(?:recipe|rezept|recette|receta|ricetta|receita|recept|opskrift)\s+(?:by|von|par|por|di|de|av|af|door)|(?:(?:recette )?proposée?|publiée?|soumise?) par|(?:shared|submitted|uploaded) by|(?:eingereicht|geteilt) von):?\s+([\p{L}\d][\p{L}\d_.-]{2,24})$/iu;
/** The names of elements with comments: their authors seldom wrote the recipe. */
const COMMENT_NAMES = /(?:^|[\s_-])(?:comments?|reviews?|commentlist|respond|replies)(?:$|[\s_-])/;
const PERSON_ADDRESS =
  /\/(?:authors?|autor(?:es)?|auteurs?|people|users?|profiles?|members?|chefs?|cooks?)\/[^/?#]+\/?$/i;
const SURROUNDINGS = /^(?:nav|footer|aside)$/;

/** Returns the author that the page names for the recipe; null where it names none. */
export function readAuthorLine(lines: PageLines, before: number): string | null {
  return (
    firstName(lines, ({ attributes }) => attributes.rel === "author", true) ??
    firstName(lines, ({ names }) => AUTHOR_NAMES.test(names) && !NOT_AUTHORS.test(names), false) ??
    nameInLines(lines.all) ??
    firstName(lines, (element) => isLinkToPerson(element) && lines.range(element).from < before, true)
  );
}

/**
 * Returns the first name in elements that match; null without any.
 *
 * @param isHandle whether user names count as well, because the elements surely hold a name
 */
function firstName(
  lines: PageLines,
  fits: (element: PageElement) => boolean,
  isHandle: boolean,
): string | null {
  for (const element of lines.elements) {
    const { from, to } = lines.range(element);
    if (!fits(element) || to - from > 3 || isComment(element)) continue;
    const text = cleanLine(piecesOf(element).slice(0, 8).join(" "));
    const isName = isHandle && HANDLE.test(text) && !NO_NAME.test(text) && !isGenericAuthor(text);
    const name = nameIn(text) ?? (isName ? text : null);
    if (name) return name;
  }
  return null;
}

/** Returns the author from a credit right after the steps ("Rezept: Erika Muster"); null without one. */
export function readCredit(
  lines: readonly PageLine[],
  steps: { from: number; to: number },
  last: number,
): string | null {
  for (const { text } of lines.slice(last, steps.to + CREDIT_LINES)) {
    const said = text.length <= LONGEST_LINE ? CREDIT.exec(text)?.[1] : undefined;
    const name = said === undefined ? null : nameIn(said);
    if (name?.includes(" ")) return name;
  }
  return null;
}

/** Reports whether a line names the author of a recipe, and nothing else. */
export function isAuthorLine(text: string): boolean {
  return text.length <= LONGEST_NAME && (HANDLED.test(text) || authorIn(text) !== null);
}

function nameInLines(lines: readonly PageLine[]): string | null {
  for (const { text, row, element } of lines) {
    if (text.length > LONGEST_LINE) continue;
    const handle = (row ? LABELLED_HANDLE : HANDLED).exec(text)?.[1];
    const name = handle ?? authorIn(text);
    if (name && !isComment(element)) return name;
  }
  return null;
}

/** Returns the name in "Posted by Ann Cook on 3 May" or "Publié le 3 mai par Anne"; null for other texts. */
function authorIn(text: string): string | null {
  const said = text.replace(WHEN_BY, "");
  return WRITTEN_BY.test(said) ? nameIn(said.replace(POSTED_WHEN, "")) : null;
}

function isComment(element: PageElement): boolean {
  return isWithin(element, ({ tag, names }) => tag !== "body" && tag !== "html" && COMMENT_NAMES.test(names));
}

function isLinkToPerson(element: PageElement): boolean {
  const { tag, attributes } = element;
  return (
    tag === "a" &&
    PERSON_ADDRESS.test(attributes.href ?? "") &&
    !isWithin(element, (around) => SURROUNDINGS.test(around.tag))
  );
}

function nameIn(text: string): string | null {
  const name = text.replace(WRITTEN_BY, "").replace(LED_ON, "").trim();
  if (NO_NAME.test(name) || isGenericAuthor(name)) return null;
  return name.length >= 3 && name.length <= LONGEST_NAME && NAME.test(name) ? name : null;
}
