import type { ErrorCode } from "@larder/domain/error-code";
import type { RecognisedPage } from "@larder/domain/text-recognition/recognised-page";
import { transcribedPage } from "@larder/domain/text-recognition/transcribed-page";
import { TEXT_FILE_LIMITS } from "@larder/domain/text-recognition/text-file-limits";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import { TextRecognitionError, type TextRecognitionFailure } from "../../ports/text-recognition.ts";
import { createUserQueues } from "./user-queues.ts";

const CODES: Record<TextRecognitionFailure, ErrorCode> = {
  unreadable: "text-file-unreadable",
  kind: "text-file-kind",
  "too-many-pixels": "picture-too-many-pixels",
  "too-many-pages": "text-pages-many",
  locked: "text-file-locked",
  busy: "too-many-requests",
  timeout: "text-timeout",
  failed: "text-failed",
};
const RETRY_AFTER_SECONDS = 5;

export type TextsService = ReturnType<typeof createTextsService>;

/** @param pdfPages the largest number of pages of a PDF */
export function createTextsService(
  {
    textRecognition,
    transcribe,
  }: Pick<Ports, "textRecognition"> & {
    /** Returns the text of a picture by a model; null where none reads it. */
    transcribe: (uid: string, bytes: Uint8Array, signal: AbortSignal) => Promise<string | null>;
  },
  pdfPages: number = TEXT_FILE_LIMITS.pdfPages,
) {
  const inTurn = createUserQueues();

  return {
    /**
     * Returns the text of a picture or of a PDF; a user's files are read one after the other. Where a model that sees is
     * set up, it reads the pictures; what it does not read is recognised here.
     *
     * @param offline true if the file is sent to no model
     */
    async read(
      uid: string,
      bytes: Uint8Array,
      { language, offline, signal }: { language: string | undefined; offline: boolean; signal: AbortSignal },
    ): Promise<RecognisedPage[]> {
      const { languages } = textRecognition;
      const chosen = language === undefined ? languages[0] : languages.find((each) => each === language);
      if (!chosen) throw new AppError("text-language-missing");
      try {
        return await inTurn(uid, async () => {
          const copied = offline ? null : await transcribe(uid, bytes, signal);
          if (copied !== null) return [transcribedPage(copied)];
          return textRecognition.read(bytes, { language: chosen, mostPages: pdfPages, signal });
        });
      } catch (error) {
        // Nobody waits for what was cancelled.
        if (signal.aborted) throw new AppError("text-failed", { cause: error });
        if (!(error instanceof TextRecognitionError)) throw error;
        throw new AppError(CODES[error.failure], {
          cause: error,
          ...(error.failure === "busy" && { retryAfterSeconds: RETRY_AFTER_SECONDS }),
        });
      }
    },
  };
}
