import type { Token } from "../../text/text-tokens.ts";
import { isDash } from "../amounts.ts";
import { findMeasureUnit, type MeasureUnit } from "../measure-unit.ts";

/** A unit of volume or weight in a text. */
export interface StatedUnit {
  unit: MeasureUnit;
  text: string;
  /** The index of its first word. */
  from: number;
  next: number;
  /** True for "14-ounce", which is the size of something. */
  isHyphenated: boolean;
}

/** Spellings that are words of English or Spanish; they are units in capitals only. */
const WORDS_TOO = /^(?:el|tl|cas|cac|gal|tb)$/;
const UNIT_SETTING =
  /^(?:heaped|heaping|level|scant|generous|full|rounded|packed|more|additional|extra|grandes|buenas)$/;

/** Reads the unit at this index, behind words such as "heaped", with the dot of its abbreviation. */
export function readStatedUnit(tokens: readonly Token[], at: number): StatedUnit | null {
  let from = at;
  const isHyphenated = isDash(tokens[at]) && tokens[at + 1]?.kind === "word";
  if (isHyphenated) from += 1;
  for (let more = 0; more < 2; more += 1) {
    const key = tokens[from]?.key ?? "";
    const isPartOf = /^(?:of|de)$/.test(key) || (key === "a" && tokens[from - 1]?.key === "of");
    if (isPartOf || UNIT_SETTING.test(key)) from += 1;
  }
  const first = tokens[from];
  if (first?.kind !== "word") return null;
  const found = readPair(tokens, from) ?? readSlash(tokens, from) ?? readOne(tokens, from);
  if (!found) return null;
  const { unit, text, next } = found;
  return { unit, text, from, next: isAbbreviated(tokens, next) ? next + 1 : next, isHyphenated };
}

/** Returns whether the dot at this index belongs to an abbreviation and ends no sentence: "2 Tbsp. oil". */
function isAbbreviated(tokens: readonly Token[], at: number): boolean {
  const [dot, next] = [tokens[at], tokens[at + 1]];
  if (dot?.key !== "." || !dot.glued || !next) return false;
  return next.kind !== "word" || next.text.charAt(0) === next.key.charAt(0);
}

function readOne(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (!token || (WORDS_TOO.test(token.key) && token.text !== token.text.toUpperCase())) return null;
  const unit = findMeasureUnit(token.text);
  return unit && { unit, text: token.text, next: at + 1 };
}

/** Reads "fl oz", "fl. oz." and "onzas líquidas". */
function readPair(tokens: readonly Token[], at: number) {
  const second = tokens[at + 1]?.key === "." ? at + 2 : at + 1;
  const [one, other] = [tokens[at], tokens[second]];
  if (one?.kind !== "word" || other?.kind !== "word" || !/^(?:fl|fluid|onzas?)$/.test(one.key)) return null;
  const text = `${one.text} ${other.text}`;
  const unit = findMeasureUnit(text);
  return unit && { unit, text, next: second + 1 };
}

/** Reads "c/s". */
function readSlash(tokens: readonly Token[], at: number) {
  const [one, slash, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (slash?.key !== "/" || !slash.glued || other?.kind !== "word") return null;
  const text = `${one?.text ?? ""}/${other.text}`;
  const unit = findMeasureUnit(text);
  return unit && { unit, text, next: at + 3 };
}
