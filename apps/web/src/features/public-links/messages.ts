import { enCollectionProblems } from "@larder/domain/messages/en-collection-problems";
import { enLinks } from "@larder/domain/messages/en-links";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of public links. */
export const useLinkMessages = pageMessages("links", enLinks);

/** The sentences of errors of collections, to which links lead too. */
export const useCollectionProblemMessages = pageMessages("collectionProblems", enCollectionProblems);
