import { enEditLast } from "@larder/domain/messages/en-edit-last";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of the parts of the editor that are loaded by themselves. */
export const useLastMessages = pageMessages("editLast", enEditLast);
