import { enDietary } from "@larder/domain/messages/en-dietary";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages about what the user leaves out. */
export const useDietaryMessages = pageMessages("dietary", enDietary);
