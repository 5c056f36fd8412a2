import { enNotes } from "@larder/domain/messages/en-notes";
import { pageMessages } from "@/lib/i18n/page-messages";

/** What is said of how a recipe was made. */
export const useNoteMessages = pageMessages("notes", enNotes);
