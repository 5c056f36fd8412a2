import type { Token } from "../../text/text-tokens.ts";
import { ARTICLES } from "../number-words.ts";
import { findMeasureUnit } from "../measure-unit.ts";
import { BEFORE_EACH, EACH, NO_EACH, PER_THINGS, STOPS } from "./amount-words.ts";

/** A clause of a text, as far as amounts are concerned. */
export interface Clause {
  /** True where its amounts are those of one of several: "2 tablespoons of filling on each wrap", "per person". */
  isEach: boolean;
  /** The clause around a bracket. */
  around: Clause | null;
  sentence: { isEach: boolean };
  /** The clause before it in a list: "a spoon of filling, an olive and a leaf on each wrap". */
  listBefore: Clause | null;
}

/** Returns the clause of each token. A bracket is a clause of its own within the one around it. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let clause = newClause();
  let isAtStart = true;
  for (const [at, token] of tokens.entries()) {
    if (token.key === "(" || token.key === "[") {
      clause = { ...newClause(clause.sentence), around: clause };
      clauses.push(clause);
      continue;
    }
    clauses.push(clause);
    if (token.key === ")" || token.key === "]") {
      clause = clause.around ?? clause;
      continue;
    }
    if (isEachAt(tokens, at)) {
      setEach(clause);
      if (isAtStart || isForEach(tokens, at)) clause.sentence.isEach = true;
    }
    isAtStart = false;
    if (endsSentence(tokens, at)) {
      clause = newClause();
      isAtStart = true;
    } else if (token.key === "," || token.key === "then" || token.key === "luego") {
      const listBefore = beginsAmount(tokens[at + 1]) ? clause : null;
      clause = { ...newClause(clause.sentence), around: clause.around, listBefore };
    }
  }
  return clauses;
}

function newClause(sentence = { isEach: false }): Clause {
  return { isEach: false, around: null, sentence, listBefore: null };
}

function beginsAmount(token: Token | undefined): boolean {
  return token?.kind === "number" || (token !== undefined && ARTICLES.has(token.key));
}

/** Sets a clause and the list that it ends. */
function setEach(last: Clause): void {
  for (let one: Clause | null = last; one && !one.isEach; one = one.listBefore) one.isEach = true;
}

/** Returns whether the amounts of a clause are those of one of several. */
export function isOfEach(clause: Clause | undefined): boolean {
  for (let one: Clause | null = clause ?? null, depth = 0; one && depth < 4; one = one.around, depth += 1)
    if (one.isEach || one.sentence.isEach) return true;
  return false;
}

/** Returns whether a dot or another mark ends a sentence; that of an abbreviation does not: "2 Tbsp. oil". */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? "";
  if (key === ";" || key === ":" || key === "!" || key === "?" || key === "•") return true;
  if (key !== ".") return false;
  const next = tokens[at + 1];
  return next === undefined || next.kind !== "word" || next.text.charAt(0) !== next.key.charAt(0);
}

function isEachAt(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? "";
  const next = tokens[at + 1];
  if (EACH.has(key)) {
    const before = tokens[at - 1]?.key === "." ? tokens[at - 2] : tokens[at - 1];
    if (isCutInto(tokens, at)) return false;
    const sized = tokens[at + 2];
    if (next?.kind === "number" && sized?.kind === "word" && findMeasureUnit(sized.text)) return true;
    if (before && BEFORE_EACH.has(before.key)) return false;
    // "1 teaspoon each salt and pepper" is an amount of both.
    const isOfBoth = next?.kind === "word" && (!STOPS.has(next.key) || next.key === "of");
    if (before?.kind === "word" && findMeasureUnit(before.text) && isOfBoth) return false;
    return !(next && (NO_EACH.has(next.key) || (next.kind === "number" && !isForEach(tokens, at))));
  }
  if (key === "per") return next?.kind === "word" && !NO_EACH.has(next.key) && !PER_WORDS.test(next.key);
  return (key === "por" || key === "para") && next !== undefined && key === "por" && PER_THINGS.has(next.key);
}

/** "3 tomatoes into 8 wedges each" has all the tomatoes. */
function isCutInto(tokens: readonly Token[], at: number): boolean {
  return /^(?:in|into|en)$/.test(tokens[at - 3]?.key ?? "") && tokens[at - 2]?.kind === "number";
}

const PER_WORDS = /^(?:the|package|packet|pack|box|instructions|label|directions)$/;

/** Returns whether "each" begins a condition of the whole sentence: "for each cup of rice, add", "por cada". */
function isForEach(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.key ?? "";
  return (
    (before === "for" || before === "por" || before === "para") &&
    !NO_EACH.has(tokens[at + 1]?.key ?? "") &&
    (tokens[at + 2] === undefined || !NO_EACH.has(tokens[at + 2]?.key ?? ""))
  );
}
