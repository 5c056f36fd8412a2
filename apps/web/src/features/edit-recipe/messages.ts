import { enEdit } from "@larder/domain/messages/en-edit";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of the editor. */
export const useEditMessages = pageMessages("edit", enEdit);
