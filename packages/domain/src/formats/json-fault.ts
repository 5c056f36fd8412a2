/** The token that JSON requires at the place of a syntax error. */
export type JsonExpectation =
  | "value"
  | "name-or-end"
  | "name"
  | "colon"
  | "comma-or-brace"
  | "comma-or-bracket"
  | "end-of-text"
  | "end-of-string"
  | "escape"
  | "no-control-character"
  | "digit";

/** The first syntax error of a text. */
export interface JsonFault {
  expected: JsonExpectation;
  /** The character at the error; null at the end of the text. */
  found: string | null;
  /** The line and the column, both from 1; a column counts characters. */
  line: number;
  column: number;
}

/**
 * Finds where a text stops being JSON, in one pass and without recursion.
 *
 * @returns null for JSON
 * @see https://www.rfc-editor.org/rfc/rfc8259
 */
export function findJsonFault(text: string): JsonFault | null {
  const open: ("{" | "[")[] = [];
  let at = 0;
  let expected: JsonExpectation = "value";
  let mayEnd = false;

  const fail = (wanted: JsonExpectation, index = at) => faultAt(text, index, wanted);
  const afterValue = (): JsonExpectation => {
    const inner = open.at(-1);
    return inner === "{" ? "comma-or-brace" : inner === "[" ? "comma-or-bracket" : "end-of-text";
  };

  for (;;) {
    while (isSpace(text[at])) at += 1;
    const char = text[at];
    if (char === undefined) return expected === "end-of-text" ? null : fail(expected);
    if (expected === "end-of-text") return fail(expected);
    if (expected === "colon") {
      if (char !== ":") return fail(expected);
      expected = "value";
    } else if (expected === "comma-or-brace" || expected === "comma-or-bracket") {
      if (char === ",") expected = expected === "comma-or-brace" ? "name" : "value";
      else if (char === (expected === "comma-or-brace" ? "}" : "]")) {
        open.pop();
        expected = afterValue();
      } else return fail(expected);
    } else if (expected === "name" || expected === "name-or-end") {
      if (char === '"') {
        const end = stringEnd(text, at);
        if (typeof end !== "number") return fail(end.expected, end.index);
        at = end;
        expected = "colon";
        continue;
      }
      if (char !== "}" || expected === "name") return fail(expected);
      open.pop();
      expected = afterValue();
    } else if (char === "]" && mayEnd) {
      open.pop();
      expected = afterValue();
    } else if (char === "{" || char === "[") {
      open.push(char);
      expected = char === "{" ? "name-or-end" : "value";
      mayEnd = char === "[";
      at += 1;
      continue;
    } else {
      const end = char === '"' ? stringEnd(text, at) : scalarEnd(text, at);
      if (typeof end !== "number") return fail(end.expected, end.index);
      at = end - 1;
      expected = afterValue();
    }
    mayEnd = false;
    at += 1;
  }
}

const isSpace = (char: string | undefined) => char === " " || char === "\n" || char === "\r" || char === "\t";

const DIGITS = /\d*/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids them in strings
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

type Stop = { expected: JsonExpectation; index: number };

/** Returns the index after the match of a sticky pattern, which may match nothing. */
function skipped(text: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** Returns the index after a string that begins at `start`. */
function stringEnd(text: string, start: number): number | Stop {
  let at = start + 1;
  for (;;) {
    at = skipped(text, at, PLAIN);
    if (text[at] === '"') return at + 1;
    if (text[at] === undefined) return { expected: "end-of-string", index: at };
    if (text[at] !== "\\") return { expected: "no-control-character", index: at };
    const next = skipped(text, at, ESCAPE);
    if (next === at) return { expected: "escape", index: at };
    at = next;
  }
}

/** Returns the index after a number, "true", "false" or "null". */
function scalarEnd(text: string, start: number): number | Stop {
  const word = ["true", "false", "null"].find((one) => text.startsWith(one, start));
  if (word) return start + word.length;
  let at = text[start] === "-" ? start + 1 : start;
  const afterWhole = text[at] === "0" ? at + 1 : skipped(text, at, DIGITS);
  if (afterWhole === at) return { expected: at === start ? "value" : "digit", index: at };
  at = afterWhole;
  if (text[at] === ".") {
    const end = skipped(text, at + 1, DIGITS);
    if (end === at + 1) return { expected: "digit", index: end };
    at = end;
  }
  if (text[at] === "e" || text[at] === "E") {
    const digits = text[at + 1] === "+" || text[at + 1] === "-" ? at + 2 : at + 1;
    const end = skipped(text, digits, DIGITS);
    if (end === digits) return { expected: "digit", index: end };
    at = end;
  }
  return at;
}

function faultAt(text: string, index: number, expected: JsonExpectation): JsonFault {
  let line = 1;
  let column = 1;
  for (let at = 0; at < index; at += 1) {
    const isLineEnd = text[at] === "\n" || (text[at] === "\r" && text[at + 1] !== "\n");
    if (isLineEnd) line += 1;
    if (isLineEnd) column = 1;
    else if (!LOW_SURROGATE.test(text[at] ?? "")) column += 1;
  }
  const code = text.codePointAt(index);
  return { expected, found: code === undefined ? null : String.fromCodePoint(code), line, column };
}

/** The second surrogate of a character such as an emoji. */
const LOW_SURROGATE = /^[\udc00-\udfff]/;
