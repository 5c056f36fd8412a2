import { enModeration } from "@larder/domain/messages/en-moderation";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of the administrator's queue of reports. */
export const useModerationMessages = pageMessages("moderation", enModeration);
