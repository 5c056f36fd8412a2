import { enLists } from "@larder/domain/messages/en-lists";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences about lists that are loaded after the cards. */
export const useListMessages = pageMessages("lists", enLists);
