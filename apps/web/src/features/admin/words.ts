import { enAdmin } from "@larder/domain/messages/en-admin";
import { pageWords } from "@/lib/i18n/page-words";

/** The sentences of the administrator's pages. */
export const useAdminWords = pageWords(
  enAdmin,
  async () => (await import("@larder/domain/messages/es-admin")).esAdmin,
);
