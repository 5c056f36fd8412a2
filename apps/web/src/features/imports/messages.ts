import { enArchiveProblems } from "@larder/domain/messages/en-archive-problems";
import { enImports } from "@larder/domain/messages/en-imports";
import { pageMessages } from "@/lib/i18n/page-messages";

export const useImportMessages = pageMessages("imports", enImports);
/** The sentences of error codes, and of what an archive or an entry had. */
export const useArchiveProblemMessages = pageMessages("archiveProblems", enArchiveProblems);
