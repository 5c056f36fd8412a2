import { enTokens } from "@larder/domain/messages/en-tokens";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of the tokens for scripts. */
export const useTokenMessages = pageMessages("tokens", enTokens);
