import { enSignInWays } from "@larder/domain/messages/en-sign-in-ways";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of the profile about the ways to sign in. */
export const useSignInWaysMessages = pageMessages("signInWays", enSignInWays);
