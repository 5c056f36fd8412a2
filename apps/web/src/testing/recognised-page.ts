import type { RecognisedPage } from "@larder/domain/text-recognition/recognised-page";

/** Builds a page that was recognised; the word "leeks" has the given confidence, all others are sure. */
export function recognisedPage(text: string, confidence = 95): RecognisedPage {
  const box = { left: 0.1, top: 0.1, width: 0.2, height: 0.02 };
  const lines = text.split("\n").map((line) => ({
    text: line,
    words: line.split(" ").map((word) => ({
      text: word,
      confidence: word === "leeks" ? confidence : 95,
      box,
    })),
  }));
  return { by: "recognition", text, lines };
}
