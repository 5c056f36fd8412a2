import type { LineIndex } from "./line-index.ts";
import { type NameContext, nameFrom } from "./line-names.ts";
import { EQUIPMENT, LITTLE, MADE_BEFORE, PIECE, PRODUCT } from "./link-vocabulary.ts";
import { isDescribing, isSort, type LinkWord } from "./link-text.ts";
import { type Match, matchPhrase } from "./match-phrase.ts";
import { isKnown, type Mention, MOST_WORDS } from "./phrase-words.ts";

/** Finds the phrases that name lines in a language in which the head of a name comes first. */
export function headFirstMentions(
  words: readonly LinkWord[],
  index: LineIndex,
  context: NameContext,
): Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < words.length) {
    const word = words[at];
    if (!word || word.kind !== "word" || isSort(word, LITTLE)) {
      at += 1;
      continue;
    }
    const positions = phraseFrom(words, at, index);
    const own = positions.map((position) => words[position]).filter((each) => each !== undefined);
    const name = nameFrom(own, 0, context);
    const isOwn = index.byHead.has(word.stem) || (index.byModifier.has(word.stem) && !isDescribing(word));
    const isPiece = isSort(word, PIECE | PRODUCT);
    if (!isOwn && !name && !(isPiece && own.length > 1)) {
      at += 1;
      continue;
    }
    const end = name?.length ?? 1;
    const isNone = name?.food === null;
    const matches = isNone
      ? []
      : matchPhrase(
          { head: word, modifiers: own.slice(1), food: name?.food ?? null, others: own.slice(end) },
          index,
        );
    const [, second] = own;
    let head = at;
    if (isPiece && second && !isNone) {
      const inner = nameFrom(own, 1, context);
      const more =
        inner?.food === null
          ? []
          : matchPhrase(
              {
                head: second,
                modifiers: [word, ...own.slice(2)],
                food: inner?.food ?? null,
                others: own.slice(1 + (inner?.length ?? 1)),
              },
              index,
            );
      if (bestOf(more) >= bestOf(matches)) head = positions[1] ?? at;
      for (const match of more)
        if (!matches.some(({ kind, score }) => kind === match.kind && score >= match.score))
          matches.push(match);
    }
    if (matches.length > 0 && !isMadeBefore(words, at)) {
      const to = (positions[lastNaming(own, matches, end)] ?? at) + 1;
      mentions.push({ matches, from: at, to, head });
      at = to;
    } else
      at =
        !isNone && (matches.length > 0 || !name || isPiece || isDescribing(word))
          ? at + 1
          : (positions[end - 1] ?? at) + 1;
  }
  return mentions;
}

function bestOf(matches: readonly Match[]): number {
  return Math.max(0, ...matches.map(({ score }) => score));
}

/** Returns the words of a phrase that begins with its head: adjectives, and complements after "de". */
function phraseFrom(words: readonly LinkWord[], from: number, index: LineIndex): number[] {
  const positions = [from];
  let at = from + 1;
  while (positions.length < MOST_WORDS) {
    let next = at;
    if (
      OF.test(words[next]?.key ?? "") ||
      (/^(?:en|em|in)$/.test(words[next]?.key ?? "") && FORMS.test(words[next + 1]?.key ?? ""))
    )
      next += 1;
    if (next > at && ARTICLE.test(words[next]?.key ?? "")) next += 1;
    const word = words[next];
    if (!word || !isKnown(word, index) || word.begins || WITHOUT.test(word.key)) break;
    positions.push(next);
    at = next + 1;
  }
  return positions;
}

const OF = /^(?:de|del|du|des|di|da|do|dos|das|dello|della|dei|degli|delle)$/;
/** Forms after "en" that belong to a name: "leche en polvo", "canela en rama". */
const FORMS = /^(?:polvo|rama|grano|escamas|copos|conserva|lata|salmuera|poudre|polvere|po)$/;
/** Words after a food that say how it is, not which it is: "los ajos sin pelar". */
const WITHOUT = /^(?:sin|sans|senza|sem)$/;
const ARTICLE = /^(?:el|la|los|las|le|les|l|lo|gli|i|o|a|os|as|un|una)$/;

/** Returns the position of the last word of a phrase that belongs to the name of a matching line. */
function lastNaming(own: readonly LinkWord[], matches: readonly Match[], end: number): number {
  let last = end - 1;
  for (let at = 1; at < own.length; at += 1) {
    const word = own[at];
    if (
      word &&
      (isDescribing(word) || matches.some(({ kind }) => kind.stems.has(word.stem))) &&
      at <= last + 1
    )
      last = at;
  }
  return last;
}

/** Returns whether a phrase is the complement of another thing: "crema de calabaza", "mezcla de harina". */
function isMadeBefore(words: readonly LinkWord[], at: number): boolean {
  let before = at - 1;
  if (ARTICLE.test(words[before]?.key ?? "")) before -= 1;
  if (!/^(?:de|del|du|des|di|da|do|dos|das|della|dei|delle)$/.test(words[before]?.key ?? "")) return false;
  const head = words[before - 1];
  if (!head || head.kind !== "word" || isSort(head, PIECE) || isSort(head, PRODUCT)) return false;
  return MADE_BEFORE.has(head.key) || EQUIPMENT.has(head.key);
}
