import { enAdmin } from "@larder/domain/messages/en-admin";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of the administrator's pages. */
export const useAdminMessages = pageMessages(
  enAdmin,
  async () => (await import("@larder/domain/messages/es-admin")).esAdmin,
);
