import { enExports } from "@larder/domain/messages/en-exports";
import { pageMessages } from "@/lib/i18n/page-messages";

export const useExportMessages = pageMessages("exports", enExports);
