const ESCAPED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
/** The characters that may follow a string. */
const AFTER_STRING = /^\s*(?:[,:}\]]|$)/;
const PYTHON_WORD = /^(None|True|False)\b/;
const JSON_WORDS: Readonly<Record<string, string>> = { None: "null", True: "true", False: "false" };

/**
 * Repairs frequent errors of models in JSON: commas before a closing bracket, line ends inside strings, single
 * quotes, unescaped quotes, and Python's words. A text that breaks off is not completed, as half a recipe is useless.
 * Linear in the length.
 */
export function repairJson(text: string): string {
  const mended: string[] = [];
  let quote = "";
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
    } else if (character === '"' || character === "'") {
      quote = character;
      mended.push('"');
    } else if (character === "," && /^\s*[}\]]/.test(text.slice(at + 1, at + 200))) {
      continue;
    } else {
      const word = /[NTF]/.test(character) ? PYTHON_WORD.exec(text.slice(at, at + 6))?.[1] : undefined;
      mended.push(word === undefined ? character : (JSON_WORDS[word] ?? word));
      if (word !== undefined) at += word.length - 1;
    }
  }
  return mended.join("");
}
