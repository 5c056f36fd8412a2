import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@larder/domain/language";
import { fold } from "@larder/domain/text/fold";

export type VoiceCommand = "next" | "previous" | "repeat" | "timer" | "stop";
type Phrase = "startTimer" | "stop" | "timer" | "next" | "previous" | "repeat";

/** The phrases for each command, without accents. Every language is understood, whatever the interface's. */
const PHRASES: Readonly<Record<InterfaceLanguage, Readonly<Record<Phrase, RegExp>>>> = {
  en: {
    startTimer: /\b(start|set) (the |a )?timer\b/,
    stop: /\b(stop|pause|quiet|silence)\b/,
    timer: /\btimer\b/,
    next: /\bnext( step)?\b/,
    previous: /\b(back|go back|previous( step)?)\b/,
    repeat: /\b(repeat|again)\b/,
  },
  es: {
    startTimer: /\b(inicia|empieza|pon) (el |un )?(timer|temporizador)\b/,
    stop: /\b(para|pausa|deten|silencio|calla)\b/,
    timer: /\btemporizador\b/,
    next: /\bsiguiente( paso)?\b/,
    previous: /\b(atras|anterior)\b/,
    repeat: /\b(repite|repetir|otra vez)\b/,
  },
};

/** The order in which phrases are matched: "stop the timer" stops. */
const COMMANDS: readonly (readonly [Phrase, VoiceCommand])[] = [
  ["startTimer", "timer"],
  ["stop", "stop"],
  ["timer", "timer"],
  ["next", "next"],
  ["previous", "previous"],
  ["repeat", "repeat"],
];
/** The largest number of words: a user who says more is talking to another person. */
const MOST_WORDS = 4;

/** Returns the command in a spoken text; null for talk that is no command. */
export function commandHeard(said: string): VoiceCommand | null {
  const text = fold(said).trim();
  if (text.split(/\s+/).length > MOST_WORDS) return null;
  const isSaid = (phrase: Phrase) =>
    INTERFACE_LANGUAGES.some((language) => PHRASES[language][phrase].test(text));
  return COMMANDS.find(([phrase]) => isSaid(phrase))?.[1] ?? null;
}
