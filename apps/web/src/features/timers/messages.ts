import { enTimers } from "@larder/domain/messages/en-timers";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of timers. */
export const useTimerMessages = pageMessages("timers", enTimers);
