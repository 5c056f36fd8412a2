import { termsFromQuery } from "@larder/domain/search/search-terms";
import { AppError } from "../errors/app-error.ts";

/**
 * The most terms in a search. Each is a condition, of which a store permits a limited number, and is searched in every
 * recipe, so many cost far more than one counted read.
 */
const MAX_TERMS = 40;

/**
 * Reads the terms of a search from a query that is not yet decoded.
 *
 * @throws AppError `bad-input` for too many terms
 */
export function searchTerms(rawQuery: string): string[] {
  const terms = termsFromQuery(rawQuery);
  if (terms.length <= MAX_TERMS) return terms;
  throw new AppError("bad-input", {
    details: { issues: [{ path: "query.search", message: `More than ${MAX_TERMS} terms.` }] },
  });
}
