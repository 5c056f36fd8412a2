import { enOwnAccounts } from "@larder/domain/messages/en-own-accounts";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of accounts of this server. */
export const useOwnAccountMessages = pageMessages("ownAccounts", enOwnAccounts);
