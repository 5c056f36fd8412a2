import { enDietary } from "@larder/domain/messages/en-dietary";
import { enUnderstood } from "@larder/domain/messages/en-understood";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages about what is understood of a request. */
export const useUnderstoodMessages = pageMessages("understood", enUnderstood);

/** The names of the diets. */
export const useDietMessages = pageMessages("dietary", enDietary);
