import { pictureKindOf } from "@larder/domain/picture/picture-kind";
import { pageText } from "@larder/domain/text-recognition/page-text";
import type { PrintedLine, RecognisedPage } from "@larder/domain/text-recognition/recognised-page";
import {
  RECOGNITION_CODES,
  type RecognitionLanguage,
} from "@larder/domain/text-recognition/recognition-languages";
import { createThreadPool, ThreadPoolError } from "@larder/threads/thread-pool";
import {
  type ReadOptions,
  type TextRecognition,
  TextRecognitionError,
  type TextRecognitionFailure,
} from "../../ports/text-recognition.ts";
import { languageDataFolder } from "./language-data.ts";
import type { PdfInput, PdfOutput, PdfPage } from "./pdf-thread.ts";
import type { RecognitionInput, RecognitionOutput } from "./recognition-thread.ts";

export interface TesseractRecognitionOptions {
  /** The languages that users may choose; those without installed data are left out. */
  languages: readonly RecognitionLanguage[];
  /** The number of pages that are recognised at once; each takes a processor. */
  threads?: number;
  /** The longest time in milliseconds for one page. */
  pageMs?: number;
  /** The longest time in milliseconds for taking a PDF apart. */
  pdfMs?: number;
  /** Called with the details of a page that failed, which are no text of it. */
  failed?: (detail: string) => void;
}

/** The number of pages of all users that may wait for a thread; more are "busy". */
const MAX_WAITING = 8;
/** A thread is replaced after so many pages: the recogniser never gives memory back. */
const PAGES_PER_THREAD = 50;
const PDF = "%PDF-";
/** A document may begin within so many bytes. */
const PDF_START = 1_024;

/** Recognises text by tesseract.js, and reads PDF documents by PDF.js, in threads that can be killed. */
export function createTesseractRecognition({
  languages,
  threads = 1,
  pageMs = 60_000,
  pdfMs = 60_000,
  failed = () => {},
}: TesseractRecognitionOptions): TextRecognition {
  const installed = languages.filter((language) => languageDataFolder(RECOGNITION_CODES[language]) !== null);
  const recognisers = createThreadPool<RecognitionInput, RecognitionOutput>({
    source: new URL("./recognition-thread.ts", import.meta.url),
    threads,
    timeoutMs: pageMs,
    maxWaiting: MAX_WAITING,
    callsPerThread: PAGES_PER_THREAD,
  });
  const documents = createThreadPool<PdfInput, PdfOutput>({
    source: new URL("./pdf-thread.ts", import.meta.url),
    threads: 1,
    timeoutMs: pdfMs,
    maxWaiting: MAX_WAITING,
    callsPerThread: 10,
  });

  async function linesOf(bytes: Uint8Array, language: RecognitionLanguage): Promise<PrintedLine[]> {
    const output = await answerOf<{ lines: PrintedLine[] }>(
      recognisers.call({ bytes, code: RECOGNITION_CODES[language] }),
    );
    return output.lines;
  }

  async function answerOf<T extends object>(
    call: Promise<T | { failure: TextRecognitionFailure; detail: string }>,
  ): Promise<T> {
    const output = await call.catch((error: unknown) => {
      throw poolError(error);
    });
    if (!("failure" in output)) return output;
    failed(output.detail.slice(0, 300));
    throw new TextRecognitionError(output.failure);
  }

  async function readDocument(bytes: Uint8Array, { language, mostPages, signal }: ReadOptions) {
    const { pages } = await answerOf<{ pages: PdfPage[] }>(documents.call({ bytes, mostPages }));
    const read: RecognisedPage[] = [];
    for (const page of pages) {
      signal.throwIfAborted();
      if (page && "lines" in page) read.push(pageText(page.lines, "text-layer"));
      else read.push(pageText(page ? await linesOf(page.picture, language) : [], "recognition"));
    }
    return read;
  }

  return {
    languages: installed,
    async read(bytes, options) {
      if (isPdf(bytes)) return readDocument(bytes, options);
      const kind = pictureKindOf(bytes);
      if (kind === null) throw new TextRecognitionError("unreadable");
      if (kind === "other") throw new TextRecognitionError("kind");
      options.signal.throwIfAborted();
      return [pageText(await linesOf(bytes, options.language), "recognition")];
    },
    async close() {
      await Promise.all([recognisers.close(), documents.close()]);
    },
  };
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, PDF_START)).includes(PDF);
}

function poolError(error: unknown): unknown {
  if (!(error instanceof ThreadPoolError)) return error;
  const tookTooLong = error.cause instanceof Error && error.cause.message === "took too long";
  const failure = error.reason === "stopped" ? (tookTooLong ? "timeout" : "failed") : "busy";
  return new TextRecognitionError(failure, { cause: error });
}
