import { enCooking } from "@larder/domain/messages/en-cooking";
import { pageWords } from "@/lib/i18n/page-words";

/** The sentences of cooking mode. */
export const useCookingWords = pageWords(
  enCooking,
  async () => (await import("@larder/domain/messages/es-cooking")).esCooking,
);
