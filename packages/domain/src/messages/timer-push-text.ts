import type { PushMessage, PushTimer } from "../account/push.ts";
import { allMessages } from "./all-messages.ts";

/** Returns the push message of a timer that rings, with the same text as on the screen. */
export function timerPush({ id, name, recipe, message, language }: PushTimer & { id: string }): PushMessage {
  return { id, title: allMessages[language].timers[message](name), body: recipe.name, slug: recipe.slug };
}
