import { enPhoto } from "@larder/domain/messages/en-photo";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of reading a recipe from photographs. */
export const usePhotoMessages = pageMessages("photo", enPhoto);
