import { type InterfaceLanguage, LANGUAGE_DETAILS } from "@larder/domain/language";
import { useCallback, useEffect, useRef, useState } from "react";

/** Returns whether this browser can read aloud. */
export const canSpeak = (): boolean => "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

/** Errors that a browser reports for cancelled lines. */
const TAKEN_BACK = new Set(["canceled", "interrupted"]);

/**
 * Reads lines aloud, one after the other, until they end, are stopped, or are replaced.
 *
 * @param onFailure called when the browser has no voice, or its voice fails
 */
export function useReadAloud(lines: readonly string[], language: InterfaceLanguage, onFailure: () => void) {
  const [isReading, setIsReading] = useState(false);
  /** Some browsers tell of the end of lines that were taken back, too, when others are read already. */
  const readingNow = useRef<readonly SpeechSynthesisUtterance[]>([]);
  const text = lines.join("\n");

  const stop = useCallback(() => {
    readingNow.current = [];
    setIsReading(false);
    if (canSpeak()) speechSynthesis.cancel();
  }, []);
  const read = useCallback(() => {
    if (!canSpeak()) return;
    speechSynthesis.cancel();
    // Line by line: some browsers break off in the middle of a long text.
    const utterances = text.split("\n").map((line) => {
      const utterance = new SpeechSynthesisUtterance(line);
      utterance.lang = LANGUAGE_DETAILS[language].speech;
      return utterance;
    });
    for (const utterance of utterances) {
      utterance.addEventListener("error", ({ error }) => {
        if (TAKEN_BACK.has(error) || readingNow.current !== utterances) return;
        stop();
        onFailure();
      });
    }
    utterances.at(-1)?.addEventListener("end", () => {
      if (readingNow.current === utterances) setIsReading(false);
    });
    readingNow.current = utterances;
    for (const utterance of utterances) speechSynthesis.speak(utterance);
    setIsReading(true);
  }, [text, language, stop, onFailure]);

  // Reading stops when the text is no longer on the screen.
  useEffect(() => stop, [text, stop]);

  return { isReading, read, stop };
}
