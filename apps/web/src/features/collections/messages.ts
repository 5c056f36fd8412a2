import { enCollectionProblems } from "@larder/domain/messages/en-collection-problems";
import { enCollections } from "@larder/domain/messages/en-collections";
import { pageMessages } from "@/lib/i18n/page-messages";

export const useCollectionMessages = pageMessages("collections", enCollections);
export const useCollectionProblemMessages = pageMessages("collectionProblems", enCollectionProblems);
