import { enHistory } from "@larder/domain/messages/en-history";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages about versions and copies. */
export const useHistoryMessages = pageMessages("history", enHistory);
