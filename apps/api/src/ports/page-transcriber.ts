import type { ModelUsage } from "@larder/domain/generation/generation";

export interface Transcription {
  /** The text of the page, cleaned; never empty. */
  text: string;
  usage: ModelUsage;
}

/** A model that sees: it copies the text of a photographed page. */
export interface PageTranscriber {
  /**
   * Copies the text of a picture, which is sent to the model's server.
   *
   * @param jpeg the picture of the page, upright and without metadata
   * @throws ModelError also for a refusal and for a picture in which the model sees no text
   */
  transcribe(jpeg: Uint8Array, signal: AbortSignal): Promise<Transcription>;
}
