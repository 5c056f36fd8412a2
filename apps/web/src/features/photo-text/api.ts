import { readTextOfFile } from "@larder/domain/contract/texts";
import type { RecognisedPage } from "@larder/domain/text-recognition/recognised-page";
import { lastingCall } from "@/lib/api/lasting-call";

/** The way in which the text of pictures is read. */
export interface ReadTextOptions {
  language: string;
  /** True if no picture may be sent on to the server's AI model. */
  offline: boolean;
}

/** Sends a picture or a PDF and returns the text of its pages; aborting the signal cancels it at the server too. */
export async function readFileText(
  body: Blob,
  { language, offline }: ReadTextOptions,
  signal: AbortSignal,
): Promise<readonly RecognisedPage[]> {
  return (
    await lastingCall(readTextOfFile, {
      query: { language, ...(offline && { by: "offline" as const }) },
      body,
      signal,
    })
  ).pages;
}
