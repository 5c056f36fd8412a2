import type { InterfaceLanguage } from "../language.ts";
import type { PushMessage, PushTimer } from "../account/push.ts";
import { enTimers } from "./en-timers.ts";
import { esTimers } from "./es-timers.ts";

const WORDS: Record<InterfaceLanguage, Pick<typeof enTimers, "done" | "check">> = {
  en: enTimers,
  es: esTimers,
};

/** What a timer says when it rings by push: the same as on the screen. */
export function timerPush({ id, name, recipe, says, language }: PushTimer & { id: string }): PushMessage {
  return { id, title: WORDS[language][says](name), body: recipe.name, slug: recipe.slug };
}
