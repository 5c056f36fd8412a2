import { enCookingTools } from "@larder/domain/messages/en-cooking-tools";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of the tools of cooking mode, which come with them. */
export const useToolMessages = pageMessages("cookingTools", enCookingTools);
