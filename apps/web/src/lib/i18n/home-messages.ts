import { enHome } from "@larder/domain/messages/en-home";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of the home page, and of generating that it shares with the list. */
export const useHomeMessages = pageMessages("home", enHome);
