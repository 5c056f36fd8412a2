import type { RecognisedPage } from "@larder/domain/text-recognition/recognised-page";
import type { RecognitionLanguage } from "@larder/domain/text-recognition/recognition-languages";

/** Why a file gave no text; "busy" passes by itself. */
export type TextRecognitionFailure =
  | "unreadable"
  | "kind"
  | "too-many-pixels"
  | "too-many-pages"
  | "locked"
  | "busy"
  | "timeout"
  | "failed";

export class TextRecognitionError extends Error {
  override name = "TextRecognitionError";
  readonly failure: TextRecognitionFailure;
  constructor(failure: TextRecognitionFailure, options?: ErrorOptions) {
    super(`text recognition ${failure}`, options);
    this.failure = failure;
  }
}

export interface ReadOptions {
  /** The language of the text, one of `languages`. */
  language: RecognitionLanguage;
  /** The largest number of pages that a PDF may have. */
  mostPages: number;
  /** Ends the call before its next page. */
  signal: AbortSignal;
}

/** Reads the text that pictures and PDF documents show. It reaches no network. */
export interface TextRecognition {
  /** The languages whose data is installed. */
  readonly languages: readonly RecognitionLanguage[];
  /**
   * Reads the page of a picture, or the pages of a PDF in order. A page without any text has no lines.
   *
   * @throws {TextRecognitionError}
   */
  read(bytes: Uint8Array, options: ReadOptions): Promise<RecognisedPage[]>;
  /** Ends the threads; calls that run are rejected. */
  close(): Promise<void>;
}
