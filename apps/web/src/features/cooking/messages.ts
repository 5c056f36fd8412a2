import { enCooking } from "@larder/domain/messages/en-cooking";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of cooking mode. */
export const useCookingMessages = pageMessages("cooking", enCooking);
