import { cleanLine } from "@larder/domain/clean-text";
import { piecesOf } from "./element-shapes.ts";
import type { PageLine, PageLines } from "./page-lines.ts";
import { isWithin } from "./page-tree.ts";
import type { PageElement } from "./page-tree.ts";

const AUTHOR_NAMES =
  /(?:^|[\s:_-])(?:author|autor|auteur|byline|recipe-?by|posted-?by|written-?by|p-author|chef-?name)(?:$|[\s_-])|author-?name|(?:^|[\s_-])user[_-]?(?:info\d*[_-]?)?name/;
const NOT_AUTHORS = /author-?(?:image|avatar|bio|box|description|photo|img)/;
/** "by Ann Cook", "Author: Ann Cook", "Rezept von Anna Koch". */
const BYLINE =
  /^(?:(?:recipe|rezept|recette|receta|ricetta|recept|opskrift|oppskrift|words|text)\s+)?(?:by|von|par|por|di|av|af|door|author|autora?|autorin|auteur|autore|created by|written by|posted by|developed by|(?:publicad[oa]|postad[oa]|escrit[oa]) por|publié par|veröffentlicht von|pubblicato da)(?:\s*:\s*|\s+)(?=\p{Lu})/iu;
/** A name: few words, the first with a capital, and no sentence. */
const NAME = /^[\p{Lu}\p{Lo}][\p{L}'’.&-]*(?:\s(?:\p{L}[\p{L}'’.&-]*|&)){0,4}$/u;
const LONGEST_NAME = 50;
const LONGEST_LINE = 100;
/** "Posted by Ann Cook on 3 May", "Publicado por Ana en 12:00". */
const POSTED_WHEN = /\s(?:on|at|en|el|a las|em|às|le|à|am|um|il|alle)\s.{0,20}\d.*$/iu;
/** "Publié le 3 mai 2016 par Anne": what stands before the name. */
const WHEN_BY =
  /^(?:posted|published|publié|publicad[oa]|pubblicato|veröffentlicht|geplaatst|written|updated)\s.{0,30}\d.{0,12}\s(?=(?:by|par|por|da|von|door|di|de)\s)/iu;
/** What people call themselves on a site: "kitchen_fan99". */
const HANDLE = /^[\p{L}\d][\p{L}\d_.-]{2,24}$/u;
const LABELLED_HANDLE =
  /^(?:author|autora?|auteur|autore|autorin|chef|cook)\s*:?\s+([\p{L}\d][\p{L}\d_.-]{2,24})$/iu;
/** "Rezept von leek_fan", "Proposée par leek_fan". */
const HANDLED =
  /^(?:(?:recipe|rezept|recette|receta|ricetta|receita|recept|opskrift)\s+(?:by|von|par|por|di|de|av|af|door)|(?:(?:recette )?proposée?|publiée?|soumise?) par|(?:shared|submitted|uploaded) by|(?:eingereicht|geteilt) von):?\s+([\p{L}\d][\p{L}\d_.-]{2,24})$/iu;
/** Who writes below a recipe is seldom who wrote it. */
const COMMENT_NAMES = /(?:^|[\s_-])(?:comments?|reviews?|commentlist|respond|replies)(?:$|[\s_-])/;
const PERSON_ADDRESS =
  /\/(?:authors?|autor(?:es)?|auteurs?|people|users?|profiles?|members?|chefs?|cooks?)\/[^/?#]+\/?$/i;
const SURROUNDINGS = /^(?:nav|footer|aside)$/;

/** Who wrote the recipe, as the page names them; null where it does not. */
export function readByline(lines: PageLines, before: number): string | null {
  return (
    firstName(lines, ({ attributes }) => attributes.rel === "author", true) ??
    firstName(lines, ({ names }) => AUTHOR_NAMES.test(names) && !NOT_AUTHORS.test(names), false) ??
    nameInLines(lines.all) ??
    firstName(lines, (element) => isLinkToPerson(element) && lines.range(element).from < before, true)
  );
}

/** @param isHandle whether what stands there is surely a name, however it is written */
function firstName(
  lines: PageLines,
  fits: (element: PageElement) => boolean,
  isHandle: boolean,
): string | null {
  for (const element of lines.elements) {
    const { from, to } = lines.range(element);
    if (!fits(element) || to - from > 3 || isComment(element)) continue;
    const text = cleanLine(piecesOf(element).slice(0, 8).join(" "));
    const name = nameIn(text) ?? (isHandle && HANDLE.test(text) ? text : null);
    if (name) return name;
  }
  return null;
}

/** Whether a line says who wrote a recipe, and nothing else. */
export function isByline(text: string): boolean {
  return text.length <= LONGEST_NAME && (HANDLED.test(text) || byline(text) !== null);
}

function nameInLines(lines: readonly PageLine[]): string | null {
  for (const { text, row, element } of lines) {
    if (text.length > LONGEST_LINE) continue;
    const handle = (row ? LABELLED_HANDLE : HANDLED).exec(text)?.[1];
    const name = handle ?? byline(text);
    if (name && !isComment(element)) return name;
  }
  return null;
}

/** The name in "Posted by Ann Cook on 3 May" or "Publié le 3 mai par Anne". */
function byline(text: string): string | null {
  const said = text.replace(WHEN_BY, "");
  return BYLINE.test(said) ? nameIn(said.replace(POSTED_WHEN, "")) : null;
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
  const name = text.replace(BYLINE, "").trim();
  return name.length >= 3 && name.length <= LONGEST_NAME && NAME.test(name) ? name : null;
}
