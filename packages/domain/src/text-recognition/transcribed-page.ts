import type { RecognisedPage } from "./recognised-page.ts";

/** Returns the page that a model copied: its lines have no words, as nothing says where they stand and how sure they are. */
export function transcribedPage(text: string): RecognisedPage {
  return { by: "model", text, lines: text.split("\n").map((line) => ({ text: line, words: [] })) };
}
