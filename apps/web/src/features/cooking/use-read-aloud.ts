import type { Language } from "@larder/domain/language";
import { useCallback, useEffect, useState } from "react";

/** Whether this browser can read aloud. */
export const canSpeak = (): boolean => "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

const VOICES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-ES" };

/** Reads lines aloud, one after the other, until they end, are stopped, or others come. */
export function useReadAloud(lines: readonly string[], language: Language) {
  const [isReading, setIsReading] = useState(false);
  const text = lines.join("\n");

  const stop = useCallback(() => {
    setIsReading(false);
    if (canSpeak()) speechSynthesis.cancel();
  }, []);
  const read = useCallback(() => {
    if (!canSpeak()) return;
    speechSynthesis.cancel();
    // Line by line: some browsers break off in the middle of a long text.
    const utterances = text.split("\n").map((line) => {
      const utterance = new SpeechSynthesisUtterance(line);
      utterance.lang = VOICES[language];
      return utterance;
    });
    const last = utterances.at(-1);
    if (last) last.addEventListener("end", () => setIsReading(false));
    for (const utterance of utterances) speechSynthesis.speak(utterance);
    setIsReading(true);
  }, [text, language]);

  // What is not on the screen any more is not read on.
  useEffect(() => stop, [text, stop]);

  return { isReading, read, stop };
}
