import { enAccount } from "@larder/domain/messages/en-account";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages about the user's data and account. */
export const useAccountMessages = pageMessages("account", enAccount);
