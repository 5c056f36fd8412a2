import { useCallback, useEffect, useRef, useState } from "react";
import type * as SpeechCode from "@/features/cooking/speech";

type Speech = typeof SpeechCode;

/** The code of spoken texts, once it is loaded. Some browsers speak only at once after a press, and not after a load. */
let speech: Speech | undefined;
const loadSpeech = async () => (speech ??= await import("@/features/cooking/speech"));
// While the cook reads the first screen. What fails now is tried again when it is needed.
loadSpeech().catch(() => {});

/** Returns the lines to read, by the code of spoken texts. */
export type LinesToRead = (speech: Speech) => readonly SpeechCode.SpokenLine[];

/** Returns whether this browser can read aloud. */
export const canSpeak = (): boolean => "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

/** Errors that a browser reports for cancelled lines. */
const TAKEN_BACK = new Set(["canceled", "interrupted"]);

/**
 * Reads lines aloud, each by a voice of its language, one after the other, until they end, are stopped, or are
 * replaced.
 *
 * @param texts the texts on the screen: reading stops when they change
 * @param onFailure called when the browser has no voice for a line, or its voice fails
 */
export function useReadAloud(texts: readonly string[], linesToRead: LinesToRead, onFailure: () => void) {
  const [isReading, setIsReading] = useState(false);
  /** Some browsers tell of the end of lines that were taken back, too, when others are read already. */
  const readingNow = useRef<readonly SpeechSynthesisUtterance[]>([]);
  // Equal texts of another render are the same reading.
  const script = JSON.stringify(texts);

  const stop = useCallback(() => {
    readingNow.current = [];
    setIsReading(false);
    if (canSpeak()) speechSynthesis.cancel();
  }, []);

  function readBy(code: Speech): void {
    const utterances = code.utterancesOf(linesToRead(code));
    if (!utterances) return onFailure();
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
  }

  function read(): void {
    if (!canSpeak()) return;
    speechSynthesis.cancel();
    if (speech) readBy(speech);
    else loadSpeech().then(readBy, onFailure);
  }

  // Reading stops when the text is no longer on the screen.
  useEffect(() => stop, [script, stop]);

  return { isReading, read, stop };
}
