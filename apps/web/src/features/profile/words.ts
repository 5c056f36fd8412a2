import { enAccount } from "@larder/domain/messages/en-account";
import { pageWords } from "@/lib/i18n/page-words";

/** The sentences about one's own data and account. */
export const useAccountWords = pageWords(
  enAccount,
  async () => (await import("@larder/domain/messages/es-account")).esAccount,
);
