import { wordSet } from "./word-set.ts";

/** A label that begins a text, such as "For the béchamel:". */
export interface LeadingLabel {
  /** The label without its colon, with a capital first letter. */
  title: string;
  /** The index of the first character after the label. */
  end: number;
}

const LONGEST_LABEL = 50;
const MOST_WORDS = 7;
/** The most words of a label without a preposition: "Béchamel sauce:". */
const MOST_BARE_WORDS = 3;

/** A short text without marks before a colon. */
const LABEL = /^\s*([^\s:.,;!?\d][^:.,;!?\d\n]{1,49}):(?=\s|$)/u;
const NAMES_A_PART =
  /^(?:for|to make|make|to prepare|prepare|to assemble|assemble|para|pour|per|für|voor|til|para hacer)\s/iu;
/** Labels of advice, which name no part of a dish. */
const ADVICE = wordSet(
  "note notes tip tips hint nota notas consejo consejos truco hinweis tipp astuce optional opcional variation variations variante step paso warning important importante",
);

/**
 * Reads the label that begins a step's text: "For the béchamel: Melt the butter." A label names a part of the dish;
 * "Note:" and a sentence that goes on after its colon ("Mix the following: flour, salt") are none.
 *
 * @returns null where there is none
 */
export function leadingLabel(text: string): LeadingLabel | null {
  const match = LABEL.exec(text.slice(0, LONGEST_LABEL + 10));
  const title = match?.[1]?.trim() ?? "";
  const words = title.split(/\s+/);
  if (!match || title === "" || words.length > MOST_WORDS) return null;
  if (ADVICE.has(words[0]?.toLowerCase() ?? "")) return null;
  const end = match[0].length;
  const following = text.slice(end, end + 20).trimStart();
  if (following !== "" && !/^["'“‘«([¿¡]?\p{Lu}/u.test(following)) return null;
  const isNamed = NAMES_A_PART.test(title) || words.length <= MOST_BARE_WORDS;
  return isNamed ? { title: title.charAt(0).toUpperCase() + title.slice(1), end } : null;
}
