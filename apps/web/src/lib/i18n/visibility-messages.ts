import { enVisibility } from "@larder/domain/messages/en-visibility";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages about who sees a recipe. */
export const useVisibilityMessages = pageMessages("visibility", enVisibility);
