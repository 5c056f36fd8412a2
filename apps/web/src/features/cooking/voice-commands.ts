import { fold } from "@larder/domain/text/fold";

export type VoiceCommand = "next" | "previous" | "repeat" | "timer" | "stop";

/** In both languages, without accents: a kitchen speaks as it likes. */
const WORDS: readonly (readonly [RegExp, VoiceCommand])[] = [
  [/\b(start|set|inicia|empieza|pon) (the |a |el |un )?(timer|temporizador)\b/, "timer"],
  [/\b(stop|pause|quiet|silence|para|pausa|deten|silencio|calla)\b/, "stop"],
  [/\b(timer|temporizador)\b/, "timer"],
  [/\b(next( step)?|siguiente( paso)?)\b/, "next"],
  [/\b(back|go back|previous( step)?|atras|anterior)\b/, "previous"],
  [/\b(repeat|again|repite|repetir|otra vez)\b/, "repeat"],
];
/** Whoever says more is talking to somebody else. */
const MOST_WORDS = 4;

/** What was asked for; null for talk that is no command. */
export function commandHeard(said: string): VoiceCommand | null {
  const text = fold(said).trim();
  if (text.split(/\s+/).length > MOST_WORDS) return null;
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
