/** A part of a step: text, or one of the three things that Cooklang marks in it. */
export type CooklangItem =
  | { type: "text"; value: string }
  | {
      type: "ingredient";
      name: string;
      /** The word of the sentence, where it is another than the name. */
      shown: string;
      quantity: string;
      unit: string;
      note: string;
      /** `&` refers to one named before, `?` is optional. */
      modifiers: string;
    }
  | { type: "cookware"; name: string; quantity: string }
  | { type: "timer"; name: string; quantity: string; unit: string };

const SIGNS = "@#~";
/** The signs that end the name of a token with braces, besides the brace. */
const NAME_ENDS = new Set(["@", "#", "~", "}", "\n", "\\"]);
const LONGEST_NAME = 1_000;
/** One word: letters, digits and emoji; a hyphen or an apostrophe within it. */
const WORD = /(?:[^\s\p{P}<>=+|~^`$]|[-_'’](?=[\p{L}\p{N}]))+/uy;
const PATH = /\.{1,2}\/[^\s{}@#~,;:!?()]+/y;
const MODIFIERS = /[&?+@-]{0,4}/y;

/**
 * Cuts a step into its parts. A sign with a blank behind it, or without any name, is text; `\` before a sign takes its meaning.
 *
 * @see https://cooklang.org/docs/spec/
 */
export function cooklangItems(step: string): CooklangItem[] {
  const items: CooklangItem[] = [];
  let text = "";
  let at = 0;
  while (at < step.length) {
    const sign = step.charAt(at);
    if (sign === "\\" && at + 1 < step.length) {
      text += step.charAt(at + 1);
      at += 2;
      continue;
    }
    const token = SIGNS.includes(sign) && !isWithinWord(step, at) ? tokenAt(step, at) : null;
    if (!token) {
      text += sign;
      at += 1;
      continue;
    }
    if (text !== "") items.push({ type: "text", value: text });
    text = "";
    items.push(token.item);
    at = token.end;
  }
  if (text !== "") items.push({ type: "text", value: text });
  return items;
}

/** An address of mail has its sign between letters. */
function isWithinWord(step: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(step.charAt(at - 1));
}

function tokenAt(step: string, at: number): { item: CooklangItem; end: number } | null {
  const sign = step.charAt(at);
  const modifiers = sign === "~" ? "" : matchAt(MODIFIERS, step, at + 1);
  const from = at + 1 + modifiers.length;
  const braced = bracedName(step, from);
  const name = braced?.name ?? (matchAt(PATH, step, from).replace(/\.+$/, "") || matchAt(WORD, step, from));
  if (name === "" && !(sign === "~" && braced)) return null;
  const amount = braced?.amount ?? "";
  const end = braced?.end ?? from + name.length;
  if (sign === "#")
    return { item: { type: "cookware", name: named(name).name, quantity: amount.trim() }, end };
  const { quantity, unit } = amountOf(amount);
  if (sign === "~") return { item: { type: "timer", name: name.trim(), quantity, unit }, end };
  const note = noteAt(step, end);
  const item = {
    type: "ingredient",
    ...named(name),
    quantity,
    unit,
    note: note?.text ?? "",
    modifiers,
  } as const;
  return { item, end: note?.end ?? end };
}

/** A name of several words up to its braces, which stand in the same sentence before any other sign. */
function bracedName(step: string, from: number): { name: string; amount: string; end: number } | null {
  let open = from;
  while (open < step.length && open - from <= LONGEST_NAME && step.charAt(open) !== "{") {
    if (NAME_ENDS.has(step.charAt(open)) && !isApproximate(step, open)) return null;
    open += 1;
  }
  if (step.charAt(open) !== "{") return null;
  const name = step.slice(from, open);
  const close = step.indexOf("}", open);
  // A blank behind the sign means that it is none.
  if (close === -1 || /^\s/.test(name)) return null;
  return { name: name.trim(), amount: step.slice(open + 1, close), end: close + 1 };
}

/** "about 200 g" is written "~200 g"; "#2" is a number. */
function isApproximate(step: string, at: number): boolean {
  return (step.charAt(at) === "~" || step.charAt(at) === "#") && /\d/.test(step.charAt(at + 1));
}

/** "white wine|wine" is listed by its first name, and shown by its second. */
function named(name: string): { name: string; shown: string } {
  const [listed = "", shown = listed] = name.split("|");
  return { name: listed.trim(), shown: shown.trim() };
}

/** `=` before an amount fixes it, `*` behind it scales it; of amounts for several servings the first counts. */
function amountOf(written: string): { quantity: string; unit: string } {
  const at = written.indexOf("%");
  const amount = at === -1 ? written : written.slice(0, at);
  const unit = at === -1 ? "" : written.slice(at + 1);
  const [first = ""] = amount.split("|");
  return { quantity: first.replace(/^\s*=|\*\s*$/g, "").trim(), unit: unit.replace(/\*\s*$/, "").trim() };
}

/** The remark in brackets right behind an ingredient. */
function noteAt(step: string, from: number): { text: string; end: number } | null {
  if (step.charAt(from) !== "(") return null;
  let depth = 0;
  for (let at = from; at < step.length; at += 1) {
    const sign = step.charAt(at);
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth === 0) return { text: step.slice(from + 1, at).trim(), end: at + 1 };
  }
  return null;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
