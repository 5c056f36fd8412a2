import { enNotes } from "@larder/domain/messages/en-notes";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages about how a recipe was made. */
export const useNoteMessages = pageMessages("notes", enNotes);
