import { enPasskeys } from "@larder/domain/messages/en-passkeys";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of the profile about passkeys. */
export const usePasskeyMessages = pageMessages("passkeys", enPasskeys);
