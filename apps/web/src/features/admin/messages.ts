import { enAdmin } from "@larder/domain/messages/en-admin";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of the administrator's pages. */
export const useAdminMessages = pageMessages("admin", enAdmin);
