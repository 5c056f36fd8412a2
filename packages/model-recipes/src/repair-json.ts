const ESCAPED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
/** The characters that may follow a string. */
const AFTER_STRING = /^\s*(?:[,:}\]]|$)/;
const PYTHON_WORD = /^(None|True|False|NaN)\b/;
const COMMENT = /^\/[/*]/;
const BARE_KEY = /^([A-Za-z_]\w{0,60})\s*:/;
const JSON_WORDS: Readonly<Record<string, string>> = {
  None: "null",
  True: "true",
  False: "false",
  NaN: "null",
};

/**
 * Repairs frequent errors of models in JSON: commas before a closing bracket, line ends inside strings, single
 * quotes, unescaped quotes, comments, keys without quotes, NaN and Python's words. A text that breaks off is not completed, as half a recipe is useless.
 * Linear in the length.
 */
export function repairJson(text: string): string {
  const mended: string[] = [];
  let quote = "";
  /** True after a brace or a comma, where a key may follow. */
  let isKeyNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== "") {
      if (character === "\\") {
        const next = text.charAt(at + 1);
        mended.push(next === "'" ? next : character + next);
        at += 1;
      } else if (character === quote && AFTER_STRING.test(text.slice(at + 1, at + 200))) {
        mended.push('"');
        quote = "";
      } else if (character === '"') mended.push('\\"');
      else mended.push(character < " " ? (ESCAPED[character] ?? " ") : character);
    } else if (character === "/" && COMMENT.test(text.slice(at, at + 2))) {
      at = endOfComment(text, at) - 1;
    } else if (character === '"' || character === "'") {
      quote = character;
      isKeyNext = false;
      mended.push('"');
    } else if (
      character === "," &&
      /^(?:\s|\/\/[^\n]*\n|\/\*.*?\*\/)*[}\]]/s.test(text.slice(at + 1, at + 200))
    ) {
      continue;
    } else {
      const key = isKeyNext ? BARE_KEY.exec(text.slice(at, at + 80))?.[1] : undefined;
      if (/\S/.test(character)) isKeyNext = character === "{" || character === ",";
      if (key !== undefined) {
        mended.push(`"${key}"`);
        at += key.length - 1;
        continue;
      }
      const word = /[NTF]/.test(character) ? PYTHON_WORD.exec(text.slice(at, at + 6))?.[1] : undefined;
      mended.push(word === undefined ? character : (JSON_WORDS[word] ?? word));
      if (word !== undefined) at += word.length - 1;
    }
  }
  return mended.join("");
}

/** Returns the index behind a comment: a line's end, or the end of a block. */
function endOfComment(text: string, start: number): number {
  const isLine = text.charAt(start + 1) === "/";
  const end = text.indexOf(isLine ? "\n" : "*/", start + 2);
  if (end < 0) return text.length;
  return isLine ? end : end + 2;
}
