import { pageText } from "@larder/domain/text-recognition/page-text";
import type { TextRecognition } from "../ports/text-recognition.ts";

const LINES = ["Leek soup", "2 leeks", "Boil the leeks."];

/** A recogniser that finds the same three lines in every file. */
export function createFakeRecognition(): TextRecognition {
  return {
    languages: ["en", "es"],
    read: async () => [
      pageText(
        LINES.map((line, at) => ({
          words: line.split(" ").map((text) => ({ text, confidence: 90, box: null })),
          block: at,
          paragraph: at,
        })),
        "recognition",
      ),
    ],
    close: async () => {},
  };
}
