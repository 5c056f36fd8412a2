import type { Language } from "../language.ts";
import type { PushMessage, PushTimer } from "../push.ts";

const TIME_IS_UP: Record<Language, (timer: string) => string> = {
  en: (timer) => `Time is up: ${timer}`,
  es: (timer) => `Se acabó el tiempo: ${timer}`,
};

/** What a timer says when its time is up. The server alone says it, so it stands apart from the screens' sentences. */
export function timerPush({ id, name, recipe, language }: PushTimer & { id: string }): PushMessage {
  return { id, title: TIME_IS_UP[language](name), body: recipe.name, slug: recipe.slug };
}
