/** The largest depth that is read; no recipe is nested deeper. */
const MAX_DEPTH = 64;

/**
 * Reads JSON as web pages contain it. Beyond the standard it accepts raw control characters in strings, unescaped
 * quotes, single quotes, trailing commas, comments, CDATA and HTML comment wrappers, HTML-escaped quotes, several
 * values after each other, and a text that breaks off. Linear in the length of the text, and without recursion.
 *
 * @returns every value found, in order; unreadable parts are skipped
 */
export function parseTolerantJson(text: string): unknown[] {
  return readTolerantJson(text).values;
}

/** Works as `parseTolerantJson`, and reports whether the text broke off before its end. */
export function readTolerantJson(text: string): { values: unknown[]; breaksOff: boolean } {
  if (isDeeperThan(text, MAX_DEPTH)) return new TolerantReader(text).readAll();
  try {
    return { values: [JSON.parse(text)], breaksOff: false };
  } catch {
    return new TolerantReader(withPlainQuotes(text)).readAll();
  }
}

/** Unescapes a text in which every quote is HTML-escaped, as by a template that escapes all its output. */
function withPlainQuotes(text: string): string {
  if (text.includes('"') || !(text.includes("&quot;") || text.includes("&#34;"))) return text;
  return text.replaceAll("&quot;", '"').replaceAll("&#34;", '"').replaceAll("&amp;", "&");
}

function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') inString = !inString;
    else if (inString && character === "\\") at += 1;
    else if (!inString && (character === "[" || character === "{")) depth += 1;
    else if (!inString && (character === "]" || character === "}")) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

type Container = { values: unknown[] } | { values: Record<string, unknown>; key: string | null };

const WRAPPERS = ["//<![CDATA[", "//]]>", "<![CDATA[", "]]>", "<!--", "-->"];
const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
/** A number or a word: true, false, null, NaN, undefined. */
const BARE_WORD = /[\w.+-]+/y;
/** The characters that may follow the comma after a value. */
const KEY_STARTS = "}/";
const VALUE_STARTS = "{[]-0123456789tfn/";
const SENTENCE_ENDS = [". ", "! ", "? ", "\n"];
const FOUR_HEX_DIGITS = /^[0-9a-f]{4}$/i;

class TolerantReader {
  private readonly text: string;
  private at = 0;
  private readonly open: Container[] = [];
  private readonly found: unknown[] = [];

  constructor(text: string) {
    this.text = text;
  }

  readAll(): { values: unknown[]; breaksOff: boolean } {
    while (this.at < this.text.length && this.open.length <= MAX_DEPTH) {
      if (!this.skipFiller()) this.readToken();
    }
    return { values: this.found, breaksOff: this.open.length > 0 };
  }

  private readToken(): void {
    const character = this.text[this.at];
    if (character === "{") this.enter({ values: {}, key: null });
    else if (character === "[") this.enter({ values: [] });
    else if (character === "}" || character === "]") this.leave();
    else if (character === '"' || character === "'") this.readString(character);
    else this.readWord();
  }

  /** Opens a container and adds it to its parent at once, so that a text which breaks off yields what it had. */
  private enter(container: Container): void {
    this.add(container.values);
    this.open.push(container);
    this.at += 1;
  }

  private leave(): void {
    this.open.pop();
    this.at += 1;
  }

  private add(value: unknown): void {
    const container = this.open.at(-1);
    if (!container) {
      // Outside of any container only containers mean something; the rest is what stands between them.
      if (typeof value === "object" && value !== null) this.found.push(value);
    } else if (!("key" in container)) {
      container.values.push(value);
    } else if (container.key === null) {
      container.key = String(value);
    } else {
      if (container.key !== "__proto__") container.values[container.key] = value;
      container.key = null;
    }
  }

  /** Skips blanks, separators, comments and wrappers; reports whether there were any. */
  private skipFiller(): boolean {
    const { text, at } = this;
    const character = text.charAt(at);
    if (character <= " " || ",:;\u00a0\u2028\u2029\ufeff".includes(character)) {
      if (character === ",") this.forgetKey();
      this.at += 1;
      return true;
    }
    const wrapper = WRAPPERS.find((sign) => text.startsWith(sign, at));
    if (wrapper) this.at += wrapper.length;
    else if (text.startsWith("//", at)) this.at = this.after("\n");
    else if (text.startsWith("/*", at)) this.at = this.after("*/");
    else return false;
    return true;
  }

  /** Drops a key without a value at its comma. */
  private forgetKey(): void {
    const container = this.open.at(-1);
    if (container && "key" in container) container.key = null;
  }

  private after(sign: string): number {
    const found = this.text.indexOf(sign, this.at + 2);
    return found === -1 ? this.text.length : found + sign.length;
  }

  private readString(quote: string): void {
    const { text } = this;
    const parts: string[] = [];
    let from = this.at + 1;
    for (let at = from; at < text.length; at += 1) {
      if (text[at] === "\\") {
        parts.push(text.slice(from, at));
        const [unescaped, length] = readEscape(text, at);
        parts.push(unescaped);
        from = at + length;
        at = from - 1;
      } else if (text[at] === quote && this.endsString(at, quote)) {
        this.at = at + 1;
        this.add(parts.join("") + text.slice(from, at));
        return;
      }
    }
    this.at = text.length;
    this.addWhatIsWhole(parts.join("") + text.slice(from));
  }

  /** Adds the complete sentences of a string that breaks off. */
  private addWhatIsWhole(text: string): void {
    const end = Math.max(...SENTENCE_ENDS.map((sign) => text.lastIndexOf(sign)));
    if (end > 0) this.add(text.slice(0, end + 1).trim());
  }

  /**
   * Reports whether a quote ends its string: only where JSON could continue after it. Any other quote is unescaped
   * text.
   */
  private endsString(quoteAt: number, quote: string): boolean {
    const container = this.open.at(-1);
    const inObject = container !== undefined && "key" in container;
    const next = this.nextVisible(quoteAt + 1);
    const character = this.text.charAt(next);
    if (inObject && container.key === null) return character === ":" || character === "";
    if (character === ",")
      return `${quote}${inObject ? KEY_STARTS : VALUE_STARTS}`.includes(
        this.text.charAt(this.nextVisible(next + 1)),
      );
    // A comma that was forgotten at the end of a line.
    if (character === quote) return this.text.slice(quoteAt, next).includes("\n");
    return character === "" || "}]/;<".includes(character);
  }

  private nextVisible(from: number): number {
    let at = from;
    while (at < this.text.length && this.text.charAt(at) <= " ") at += 1;
    return at;
  }

  private readWord(): void {
    BARE_WORD.lastIndex = this.at;
    const word = BARE_WORD.exec(this.text)?.[0];
    this.at += word?.length ?? 1;
    if (word !== undefined) this.add(valueOfWord(word));
  }
}

function readEscape(text: string, at: number): [unescaped: string, length: number] {
  const escaped = text.charAt(at + 1);
  if (escaped !== "u") return [ESCAPES[escaped] ?? escaped, 2];
  const hex = text.slice(at + 2, at + 6);
  return FOUR_HEX_DIGITS.test(hex) ? [String.fromCharCode(Number.parseInt(hex, 16)), 6] : ["", 2];
}

function valueOfWord(word: string): unknown {
  if (word === "true" || word === "false") return word === "true";
  const value = Number(word);
  if (Number.isFinite(value)) return value;
  return word === "null" || word === "undefined" || word === "NaN" ? null : word;
}
