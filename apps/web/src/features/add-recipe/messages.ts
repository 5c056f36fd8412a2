import { enAdd } from "@larder/domain/messages/en-add";
import { enAddText } from "@larder/domain/messages/en-add-text";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of importing from text. */
export const useAddTextMessages = pageMessages(
  enAddText,
  async () => (await import("@larder/domain/messages/es-add-text")).esAddText,
);

/** The sentences of importing from an address and of adding JSON. */
export const useAddMessages = pageMessages(
  enAdd,
  async () => (await import("@larder/domain/messages/es-add")).esAdd,
);
