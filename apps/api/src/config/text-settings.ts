import {
  isRecognitionLanguage,
  type RecognitionLanguage,
} from "@larder/domain/text-recognition/recognition-languages";
import { TEXT_FILE_LIMITS } from "@larder/domain/text-recognition/text-file-limits";
import * as z from "zod/mini";
import { count } from "./env-fields.ts";

/** The settings for reading photographed pages and PDF documents. */
export interface TextSettings {
  /** The languages that users may choose, the first without a choice. */
  languages: readonly RecognitionLanguage[];
  /** The largest number of pages of a PDF. */
  pdfPages: number;
  /** The number of pages that are recognised at once. */
  threads: number;
}

const codes = (value: string) =>
  value
    .split(",")
    .map((code) => code.trim().toLowerCase())
    .filter((code) => code !== "");

export const textFields = {
  TEXT_LANGUAGES: z.pipe(
    z
      ._default(z.string(), "en,es")
      .check(
        z.refine(
          (value) => codes(value).length > 0 && codes(value).every(isRecognitionLanguage),
          "must be codes of languages such as en,es,fr",
        ),
      ),
    z.transform((value) => codes(value).filter(isRecognitionLanguage)),
  ),
  TEXT_PDF_PAGES: z.pipe(
    count(TEXT_FILE_LIMITS.pdfPages),
    z.number().check(z.minimum(1, "must be 1 to 200"), z.maximum(200, "must be 1 to 200")),
  ),
  TEXT_THREADS: z.pipe(
    count(1),
    z.number().check(z.minimum(1, "must be 1 to 16"), z.maximum(16, "must be 1 to 16")),
  ),
};

export function textsOf(env: z.output<z.ZodMiniObject<typeof textFields>>): TextSettings {
  return { languages: env.TEXT_LANGUAGES, pdfPages: env.TEXT_PDF_PAGES, threads: env.TEXT_THREADS };
}
