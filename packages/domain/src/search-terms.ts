/**
 * The ingredient terms of an address: `?search=soy%20sauce+egg`.
 *
 * The raw query is split at literal `+` before each part is decoded, so `soy%20sauce+egg` is two terms and `%2B` is a
 * plus sign. A part that cannot be decoded stays as written.
 *
 * @param rawQuery the query as it stands in the address, with or without `?`
 * @returns trimmed terms, none empty, each once
 */
export function termsFromQuery(rawQuery: string): string[] {
  const pair = rawQuery
    .replace(/^\?/, "")
    .split("&")
    .find((part) => part.startsWith("search="));
  if (!pair) return [];
  const terms = pair.slice("search=".length).split("+").map(decode);
  return [...new Set(terms.map((term) => term.trim()).filter((term) => term !== ""))];
}

/** The value of `search` for these terms; `termsFromQuery` reads it back. */
export function queryFromTerms(terms: readonly string[]): string {
  return terms.map(encodeURIComponent).join("+");
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
