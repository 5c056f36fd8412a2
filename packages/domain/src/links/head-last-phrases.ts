import type { LineIndex } from "./line-index.ts";
import { type NameContext, nameEnding } from "./line-names.ts";
import { COLOURS, DESCRIBING, isWhites, LITTLE, PIECE, PRODUCT } from "./link-vocabulary.ts";
import { isDescribing, isSort, type LinkWord } from "./link-text.ts";
import { type Match, matchPhrase } from "./match-phrase.ts";
import { isMadeAfter, isVerb, withoutVegetables } from "./phrase-limits.ts";
import { isKnown, type Mention, MOST_WORDS } from "./phrase-words.ts";

/** Finds the phrases that name lines in a language in which the head of a name comes last. */
export function headLastMentions(
  words: readonly LinkWord[],
  index: LineIndex,
  context: NameContext,
): Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < words.length) {
    if (!isKnown(words[at], index)) {
      at += 1;
      continue;
    }
    const run = readRun(words, at, index);
    mentions.push(...headLastRun(words, run, index, context));
    at = run.next;
  }
  return mentions;
}

interface Run {
  positions: number[];
  /** The positions in `positions` of words before "of". */
  heads: number[];
  next: number;
}

/** Reads words of names that follow each other, also across "of": "zest of 1 orange", "half of the butter". */
function readRun(words: readonly LinkWord[], from: number, index: LineIndex): Run {
  const run: Run = { positions: [], heads: [], next: from };
  while (run.positions.length < MOST_WORDS) {
    const word = words[run.next];
    if (isKnown(word, index) && !(run.positions.length > 0 && word?.begins)) {
      run.positions.push(run.next);
      run.next += 1;
      continue;
    }
    const last = words[run.next - 1];
    const food =
      word?.key === "of" && last && (isSort(last, PIECE) || isSort(last, PRODUCT))
        ? afterOf(words, run.next + 1)
        : null;
    if (food === null || !isKnown(words[food], index)) break;
    if (last && isSort(last, PRODUCT)) run.heads.push(run.positions.length - 1);
    run.next = food;
  }
  if (run.next === from) run.next = from + 1;
  return run;
}

function afterOf(words: readonly LinkWord[], at: number): number {
  let next = at;
  while (
    next < at + 3 &&
    ((words[next]?.sorts ?? 0) & LITTLE || words[next]?.kind === "number" || words[next]?.key === "one")
  )
    next += 1;
  return next;
}

/** Reads a run of words: one phrase, or two where a comma is missing between them. */
function headLastRun(
  words: readonly LinkWord[],
  run: Run,
  index: LineIndex,
  context: NameContext,
): Mention[] {
  const mention = joinedMention(words, run, index) ?? headLastMention(words, run, index, context);
  if (mention) return [...forgottenMention(words, run, mention, index, context), mention];
  if (run.heads.length > 0) return [];
  for (let at = run.positions.length - 2; at >= 0; at -= 1) {
    const stem = words[run.positions[at] ?? 0]?.stem ?? "";
    if (!index.byHead.has(stem)) continue;
    const own = run.positions.map((position) => words[position]).filter((word) => word !== undefined);
    if ((nameEnding(own, own.length, context)?.length ?? 1) >= own.length - at) return [];
    const first = {
      positions: run.positions.slice(0, at + 1),
      heads: [],
      next: run.positions[at + 1] ?? run.next,
    };
    const second = { ...run, positions: run.positions.slice(at + 1) };
    const after = headLastMention(words, second, index, context);
    const before = after && headLastMention(words, first, index, context);
    return after && before ? [before, after] : [];
  }
  return [];
}

/** Reads what a missing comma joins with a phrase: the sour cream of "sour cream garlic powder". */
function forgottenMention(
  words: readonly LinkWord[],
  run: Run,
  { from }: Mention,
  index: LineIndex,
  context: NameContext,
): Mention[] {
  const length = run.positions.indexOf(from);
  const last = words[run.positions[length - 1] ?? 0];
  if (length <= 0 || run.heads.length > 0 || !last || last.begins || !index.byHead.has(last.stem)) return [];
  const first = { positions: run.positions.slice(0, length), heads: [], next: from };
  const mention = headLastMention(words, first, index, context);
  return mention?.matches.some(({ score }) => score >= CERTAIN) ? [mention] : [];
}

const CERTAIN = 9;

/** Reads the first of two that share a head: the orange zest of "orange and lemon zest". */
function joinedMention(words: readonly LinkWord[], run: Run, index: LineIndex): Mention | null {
  if (!/^(?:and|or|&)$/.test(words[run.next]?.key ?? "")) return null;
  const next = words[run.next + 1];
  const head = words[run.next + 2];
  const [first] = run.positions;
  const own = run.positions.map((position) => words[position]).filter((word) => word !== undefined);
  if (
    !next ||
    !head ||
    first === undefined ||
    own.length > 2 ||
    !isKnown(next, index) ||
    !isKnown(head, index) ||
    isDescribing(head) ||
    head.begins
  )
    return null;
  const isShared = own.every(({ key }) => COLOURS.has(key)) || isSort(head, PRODUCT);
  if (!isShared) return null;
  const matches = matchPhrase({ head, modifiers: own, food: null, others: [] }, index).filter(
    ({ score }) => score >= SHARED,
  );
  return matches.length > 0 ? { matches, from: first, to: run.next, head: run.next - 1 } : null;
}

const SHARED = 11;

function headLastMention(
  words: readonly LinkWord[],
  run: Run,
  index: LineIndex,
  context: NameContext,
): Mention | null {
  const own = run.positions.map((position) => words[position]).filter((word) => word !== undefined);
  for (let at = own.length - 1; at >= 0; at -= 1) {
    const head = own[at];
    if (!head || (at === 0 && isVerb(head, own[1] ?? words[run.next]))) continue;
    const name = nameEnding(own, at + 1, context);
    if (name?.food === null) return null;
    const isOwn =
      index.byHead.has(head.stem) || (index.byModifier.has(head.stem) && (!isDescribing(head) || at > 0));
    if (!isOwn && !isWhites(head) && (!name || isDescribing(head))) continue;
    const modifiers = own.slice(0, at);
    const others = modifiers.slice(0, Math.max(0, at + 1 - (name?.length ?? 1)));
    const matches = withoutVegetables(
      matchPhrase({ head, modifiers, food: name?.food ?? null, others }, index),
      words,
      run.positions[at] ?? 0,
    );
    for (const other of run.heads) {
      const second = own[other];
      if (second && other < at)
        matches.push(
          ...matchPhrase(
            {
              head: second,
              modifiers: [...own.slice(0, other), ...own.slice(other + 1, at + 1)],
              food: null,
              others: [],
            },
            index,
          ).map(({ kind, score }) => ({ kind, score: score + 1 })),
        );
    }
    if (isMadeAfter(words, run, at, matches)) return null;
    if (matches.length > 0)
      return {
        matches,
        from: run.positions[firstNaming(own, at, matches)] ?? 0,
        to: (run.positions[at] ?? 0) + 1,
        head: run.positions[at] ?? 0,
      };
    if (isSort(head, DESCRIBING | PIECE | PRODUCT)) continue;
    return null;
  }
  return null;
}

/** Returns the position of the first word of a phrase that belongs to it rather than to a verb: "Mix sugar". */
function firstNaming(own: readonly LinkWord[], head: number, matches: readonly Match[]): number {
  let first = head;
  for (let at = head - 1; at >= 0; at -= 1) {
    const word = own[at];
    if (
      !word ||
      (word.begins && !matches.some(({ kind }) => kind.stems.has(word.stem)) && !isDescribing(word))
    )
      break;
    if (!isSort(word, DESCRIBING | PIECE | PRODUCT) && !matches.some(({ kind }) => kind.stems.has(word.stem)))
      break;
    first = at;
  }
  return first;
}
