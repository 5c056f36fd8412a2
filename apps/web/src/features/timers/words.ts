import { enTimers } from "@larder/domain/messages/en-timers";
import { pageWords } from "@/lib/i18n/page-words";

/** The sentences of timers. */
export const useTimerWords = pageWords(
  enTimers,
  async () => (await import("@larder/domain/messages/es-timers")).esTimers,
);
