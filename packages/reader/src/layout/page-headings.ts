import { fold } from "@larder/domain/text/fold";
import { ARTICLE_WORDS, HEADING_WORDS } from "./heading-words.ts";
import type { Part } from "./heading-words.ts";
import type { PageLine } from "./page-lines.ts";

/**
 * The part that a heading begins, and how sure this is: 3 for the heading alone, 2 with a purpose after it, 1 for a
 * mention.
 */
export interface PartHeading {
  part: Part;
  strength: 1 | 2 | 3;
}

const LONGEST_HEADING = 100;
const LONGEST_PLAIN_HEADING = 45;
const PARTS = ["ingredients", "method", "stop"] as const satisfies readonly Part[];
/** Scripts that put no blanks between words. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const PARTS_BY_WORDS: ReadonlyMap<string, Part> = new Map(
  PARTS.toReversed().flatMap((part) => HEADING_WORDS[part].map((words) => [words, part] as const)),
);
const MOST_WORDS = 5;
/** Headings of the ingredients of one step, not of the whole list. */
const OF_A_STEP = /\b(?:this step|diesen schritt|cette etape|este paso|questo passaggio|deze stap)\b/;
const ARTICLE: ReadonlySet<string> = new Set(ARTICLE_WORDS);
const UNSPACED_WORDS = [...PARTS_BY_WORDS].filter(([words]) => UNSPACED.test(words));

/** Returns the part of a recipe that a line heads, or null. */
export function partHeading({ text, level }: Pick<PageLine, "text" | "level">): PartHeading | null {
  if (text.length > (level > 0 ? LONGEST_HEADING : LONGEST_PLAIN_HEADING)) return null;
  const plain = plainHeading(text);
  const whole = PARTS_BY_WORDS.get(plain);
  if (whole) return { part: whole, strength: 3 };
  const unspaced = UNSPACED_WORDS.find(
    ([words]) => plain.startsWith(words) || (level > 0 && plain.endsWith(words)),
  );
  if (unspaced) return { part: unspaced[1], strength: 2 };
  const words = plain.split(" ");
  const first = beginning(words);
  const endsHeading = /[:：]$/.test(text) || level > 0;
  if (first?.part === "ingredients" && OF_A_STEP.test(plain)) return null;
  if (first && words.some((word) => ARTICLE.has(word)))
    return level > 0 ? { part: "stop", strength: 1 } : null;
  // "Ingredients for the dough", "Zutaten für 4 Personen", "Ingrédients (6 personnes)".
  if (first && first.part !== "stop" && (endsHeading || /[([\d]/.test(text) || words.length <= 6))
    return /[.!?]$/.test(text) && level === 0 ? null : { part: first.part, strength: 2 };
  if (first && level > 0) return { part: first.part, strength: 2 };
  const last = level > 0 && words.length <= 6 ? PARTS_BY_WORDS.get(words.at(-1) ?? "") : undefined;
  if (last && !words.some((word) => ARTICLE.has(word))) return { part: last, strength: 1 };
  return null;
}

function beginning(words: readonly string[]): { part: Part } | null {
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length -= 1) {
    const part = PARTS_BY_WORDS.get(words.slice(0, length).join(" "));
    if (part) return { part };
  }
  return null;
}

/** Returns a heading folded and without punctuation: "You’ll need:" becomes "youll need". */
export function plainHeading(text: string): string {
  return fold(text)
    .replace(/['’´`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/^(?:\d+ )+(?=\D)/, "")
    .trim();
}
