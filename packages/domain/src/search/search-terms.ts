/**
 * Reads the ingredient terms of an address: `?search=soy%20sauce+egg`. Splits the raw query at literal `+` before each
 * part is decoded, so `soy%20sauce+egg` is two terms and `%2B` is a plus sign. A part that cannot be decoded stays as
 * written.
 *
 * @param rawQuery the query as it stands in the address, with or without `?`
 * @returns trimmed terms, none empty, without duplicates
 */
export function termsFromQuery(rawQuery: string): string[] {
  const terms = rawValue(rawQuery, "search").split("+").map(decode);
  return [...new Set(terms.map((term) => term.trim()).filter((term) => term !== ""))];
}

/**
 * Splits terms of several words into single words, for a search without results: "leek potato" becomes "leek" and
 * "potato".
 *
 * @returns null where every term is one word already
 */
export function wordsOfTerms(terms: readonly string[]): string[] | null {
  const words = [...new Set(terms.flatMap((term) => term.split(/\s+/)).filter((word) => word !== ""))];
  return terms.some((term) => /\S\s+\S/.test(term)) ? words : null;
}

/** Returns the value of `search` for these terms; `termsFromQuery` reads it back. */
export function queryFromTerms(terms: readonly string[]): string {
  return terms.map(encodeURIComponent).join("+");
}

/** Reads the free text of an address, `?q=tuna%20salad` or `?q=tuna+salad`, as it was typed; "" when there is none. */
export function textFromQuery(rawQuery: string): string {
  return decode(rawValue(rawQuery, "q").replaceAll("+", " "));
}

function rawValue(rawQuery: string, name: string): string {
  const pairs = rawQuery.replace(/^\?/, "").split("&");
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
