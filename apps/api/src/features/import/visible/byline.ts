import { cleanLine } from "@larder/domain/clean-text";
import { piecesOf } from "./page-lines.ts";
import type { PageLines } from "./page-lines.ts";

const AUTHOR_NAMES =
  /(?:^|[\s_-])(?:author|autor|auteur|byline|recipe-?by|posted-?by|written-?by|p-author|chef-?name)(?:$|[\s_-])|author-?name/;
const NOT_AUTHORS = /author-?(?:image|avatar|bio|box|description|photo|img)/;
/** "by Ann Cook", "Author: Ann Cook", "Rezept von Anna Koch". */
const BYLINE =
  /^(?:(?:recipe|rezept|recette|receta|ricetta|recept|opskrift|oppskrift|words|text)\s+)?(?:by|von|par|por|di|av|af|door|author|autora?|autorin|auteur|autore|created by|written by|posted by|developed by)(?:\s*:\s*|\s+)(?=\p{Lu})/iu;
/** A name: few words, the first with a capital, and no sentence. */
const NAME = /^\p{Lu}[\p{L}'’.&-]*(?:\s(?:\p{L}[\p{L}'’.&-]*|&)){0,4}$/u;
const LONGEST_NAME = 50;

/** Who wrote the recipe, as the page names them; null where it does not. */
export function readByline(lines: PageLines): string | null {
  for (const element of lines.elements) {
    const isAuthor =
      element.attributes.rel === "author" ||
      (AUTHOR_NAMES.test(element.names) && !NOT_AUTHORS.test(element.names));
    const { from, to } = lines.range(element);
    if (!isAuthor || to - from > 3) continue;
    const name = nameIn(cleanLine(piecesOf(element).slice(0, 8).join(" ")));
    if (name) return name;
  }
  for (const { text } of lines.all) {
    if (text.length > LONGEST_NAME + 20 || !BYLINE.test(text)) continue;
    const name = nameIn(text);
    if (name) return name;
  }
  return null;
}

function nameIn(text: string): string | null {
  const name = text.replace(BYLINE, "").trim();
  return name.length >= 3 && name.length <= LONGEST_NAME && NAME.test(name) ? name : null;
}
