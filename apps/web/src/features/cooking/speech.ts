import { speechLocale, voiceFor } from "@/features/cooking/speech-voice";

export { spokenSentence } from "@larder/domain/messages/spoken-units";
export { spokenThing } from "@/features/cooking/spoken-thing";

/** A line to read, and its language. */
export interface SpokenLine {
  text: string;
  language: string;
}

/**
 * Returns the lines with their voices. A title in the reader's language, for which the browser may have no voice, is
 * omitted then.
 *
 * @returns null where the browser has voices, but none for the last line, which is the recipe's own
 */
export function utterancesOf(lines: readonly SpokenLine[]): SpeechSynthesisUtterance[] | null {
  // The list is empty until a browser has loaded its voices; it then takes one for the locale by itself.
  const voices = speechSynthesis.getVoices();
  const voiced = lines.map(({ text, language }) => {
    const locale = speechLocale(language, navigator.languages);
    return { text, locale, voice: voiceFor(locale, voices) };
  });
  const canRead = ({ voice }: (typeof voiced)[number]) => voice !== undefined || voices.length === 0;
  const last = voiced.at(-1);
  if (!last || !canRead(last)) return null;
  // Line by line: some browsers break off in the middle of a long text.
  return voiced.filter(canRead).flatMap(({ text, locale, voice }) =>
    text.split("\n").map((line) => {
      const utterance = new SpeechSynthesisUtterance(line);
      utterance.lang = voice?.lang.replace("_", "-") ?? locale;
      if (voice) utterance.voice = voice;
      return utterance;
    }),
  );
}
