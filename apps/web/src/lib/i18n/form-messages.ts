import { enForms } from "@larder/domain/messages/en-forms";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of the profile page, of the feedback panel and of the recipe request page. */
export const useFormMessages = pageMessages("forms", enForms);
