import { ThreadPoolError } from "@larder/threads/thread-pool";
import { createReaderPool, type ReaderPool } from "./page-threads/reader-pool.ts";
import { emptyResult, readWholeData, type ReadResult } from "./read-page.ts";
import { LIMITS_BETWEEN_REQUESTS } from "./scan/scan-page.ts";

export interface ReaderOptions {
  /** The number of threads that read pages in parallel; 2 by default. */
  threads?: number;
  /** The time in milliseconds after which a page in a thread counts as a page without a recipe; 5,000 by default. */
  timeoutMs?: number;
  /** The number of pages that may wait for a thread before more are rejected as `busy`; 16 by default. */
  maxWaiting?: number;
}

/** Reads recipes from pages; owns the threads in which it reads them. */
export interface RecipeReader {
  /**
   * Reads the recipe of a web page. Any text is accepted as a page, perhaps as one without a recipe; a page that takes
   * too long has none either. Structured data of a usual length that look whole are read at once, all else in a thread
   * that can be killed. Opens no connection.
   *
   * @param html the page's source; JSON-LD alone is read too
   * @param url where the page was found, which completes its relative links
   * @throws {ReaderError} when too many pages wait to be read, or the reader is closed
   */
  readRecipe(html: string, url: string): Promise<ReadResult>;
  /** Ends the threads. Pages that are being read, and later ones, are rejected with the reason `closed`. */
  close(): Promise<void>;
}

/** Why a page was not read: too many pages wait, or the reader is closed. */
export class ReaderError extends Error {
  readonly reason: "busy" | "closed";

  constructor(reason: "busy" | "closed", options?: ErrorOptions) {
    super(reason === "busy" ? "Too many pages wait to be read." : "The reader is closed.", options);
    this.name = "ReaderError";
    this.reason = reason;
  }
}

/**
 * Creates a reader. Its threads start with the first page that needs one, and do not prevent the process from exiting.
 */
export function createReader(options: ReaderOptions = {}): RecipeReader {
  return readerOn(createReaderPool(options));
}

/** Creates a reader that uses the threads of a pool; closing it closes the pool. */
export function readerOn(pool: ReaderPool): RecipeReader {
  let isClosed = false;
  return {
    async readRecipe(html, url) {
      if (isClosed) throw new ReaderError("closed");
      return readWholeData(html, url, LIMITS_BETWEEN_REQUESTS) ?? readInThread(pool, html, url);
    },
    async close() {
      isClosed = true;
      await pool.close();
    },
  };
}

const defaultReader = createReader();

/** Reads the recipe of a web page with a reader that all callers in this process share; see {@link RecipeReader}. */
export function readRecipe(html: string, url: string): Promise<ReadResult> {
  return defaultReader.readRecipe(html, url);
}

async function readInThread(pool: ReaderPool, html: string, url: string): Promise<ReadResult> {
  try {
    return await pool.read(html, url);
  } catch (error) {
    if (!(error instanceof ThreadPoolError)) throw error;
    if (error.reason === "stopped") return emptyResult();
    throw new ReaderError(error.reason, { cause: error });
  }
}
