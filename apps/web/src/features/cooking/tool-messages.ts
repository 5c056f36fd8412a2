import { enCookingTools } from "@larder/domain/messages/en-cooking-tools";
import { pageMessages } from "@/lib/i18n/page-messages";

/** Returns the messages of the tools of cooking mode, which are loaded with them. */
export const useToolMessages = pageMessages("cookingTools", enCookingTools);
