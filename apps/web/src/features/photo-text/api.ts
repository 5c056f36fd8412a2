import { readTextOfFile } from "@larder/domain/contract/texts";
import type { RecognisedPage } from "@larder/domain/text-recognition/recognised-page";
import { lastingCall } from "@/lib/api/lasting-call";

/** Sends a picture or a PDF and returns the text of its pages; aborting the signal cancels it at the server too. */
export async function readFileText(
  body: Blob,
  language: string,
  signal: AbortSignal,
): Promise<readonly RecognisedPage[]> {
  return (await lastingCall(readTextOfFile, { query: { language }, body, signal })).pages;
}
