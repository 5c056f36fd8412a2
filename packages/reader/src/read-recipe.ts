import { createPageReader, type PageReader, PageReaderError } from "./page-threads/page-reader.ts";
import { emptyResult, readWholeData } from "./read-page.ts";
import type { ReadResult } from "./read-page.ts";
import { LIMITS_BETWEEN_REQUESTS } from "./scan/scan-page.ts";

export type { Reading, ReadResult } from "./read-page.ts";

const pages = createPageReader();

/**
 * Reads the recipe of a web page. Any text is a page, perhaps one without a recipe; what takes too long to read has
 * none either. Structured data of a usual length that look whole are read at once, all else in a thread that can be killed.
 *
 * @param html the page's source; JSON-LD alone is read too
 * @param url where it was found, to complete its links by
 * @param reader tests give one more time than a page may take
 * @throws {PageReaderError} when too many pages wait to be read
 */
export async function readRecipe(html: string, url: string, reader: PageReader = pages): Promise<ReadResult> {
  const whole = readWholeData(html, url, LIMITS_BETWEEN_REQUESTS);
  if (whole) return whole;
  try {
    return await reader.read(html, url);
  } catch (error) {
    if (error instanceof PageReaderError && error.reason === "stopped") return emptyResult();
    throw error;
  }
}
