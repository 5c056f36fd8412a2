import { withoutBullet } from "../text/bullet.ts";
import { withoutMessageParts } from "./message-lines.ts";

/** A line of a pasted text without the marks of its layout. */
export type SourceLine = {
  text: string;
  /** True for a list item: after a bullet, a box, an emoji. */
  bulleted: boolean;
  /** Its number in a numbered list. */
  number: number | null;
  /** True for a heading, or a line that is completely bold. */
  titled: boolean;
  /** True after an empty line. */
  opens: boolean;
};

const LINE_END = /\r\n?|[\n\u0085\u2028\u2029\v\f]/;
const HEADING = /^#{1,6}\s+/;
/** Numbers of a list: "2.", "2)" and the key cap emoji. */
const NUMBER = /^(\d{1,2})(?:\s?[.)]\s+|\s?[-–]\s+(?=\p{Lu}\p{Ll})|\ufe0f?\u20e3\s*)(?=\S)/u;
const BREAKS_OFF = /^.{12,}(?:,|\s(?:and|or|with|y|o|e|con|und|oder|mit|et|ou|avec|di|de|of|the))\s*$/u;
/** The longest line to which another is joined, in characters; a bound, so that joining stays linear. */
const LONGEST_JOINED = 400;
const GOES_ON = /^\s*\p{Ll}/u;
const SEPARATOR = /^[\s\p{P}\p{S}]*$/u;

/** Splits a paste into lines and removes quote marks, Markdown, bullets, numbers, empty lines and rules. */
export function sourceLines(text: string): SourceLine[] {
  const lines = joined(withoutMessageParts(text.split(LINE_END))).map(sourceLine);
  const isEmpty = lines.map((line) => SEPARATOR.test(line.text));
  return lines
    .map((line, index) => ({ ...line, opens: isEmpty[index - 1] ?? false }))
    .filter((_, index) => !isEmpty[index]);
}

/** Joins a line that ends in "and" or a comma with the next, unless an amount begins it. */
function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1) ?? "";
    if (last.length < LONGEST_JOINED && BREAKS_OFF.test(last) && GOES_ON.test(line))
      whole[whole.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

function sourceLine(raw: string): Omit<SourceLine, "opens"> {
  const unquoted = raw.replace(/^(?:\s*>)+/, "").trim();
  const unmarked = withoutEmphasis(unquoted.replace(HEADING, ""));
  const numbered = NUMBER.exec(unmarked.text);
  const text = numbered ? unmarked.text.slice(numbered[0].length) : withoutBullet(unmarked.text);
  return {
    text: withoutEmphasis(text).text,
    bulleted: !numbered && text.length < unmarked.text.length,
    number: numbered ? Number(numbered[1]) : null,
    titled: HEADING.test(unquoted) || unmarked.bold,
  };
}

/** Takes away the stars and lines of Markdown; `bold` when they span the whole line. */
function withoutEmphasis(text: string): { text: string; bold: boolean } {
  const whole = /^(\*\*|__)([^*_]+)\1:?$/.exec(text);
  const plain = text
    .replace(/(\*\*|__)([^*_]+)\1/g, "$2")
    .replace(/(?<![\w*])([*_])([^*_\s][^*_]*)\1(?!\w)/g, "$2");
  return { text: plain.trim(), bold: whole !== null };
}
