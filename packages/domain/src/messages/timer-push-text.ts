import type { PushMessage, PushTimer } from "../account/push.ts";
import { allMessages } from "./all-messages.ts";

/** Returns the push message of a timer that rings, with the same text as on the screen. */
export function timerPush({ id, name, recipe, says, language }: PushTimer & { id: string }): PushMessage {
  return { id, title: allMessages[language].timers[says](name), body: recipe.name, slug: recipe.slug };
}
