import { enEdit } from "@larder/domain/messages/en-edit";
import { pageWords } from "@/lib/i18n/page-words";

/** The sentences of the editor. */
export const useEditWords = pageWords(
  enEdit,
  async () => (await import("@larder/domain/messages/es-edit")).esEdit,
);
