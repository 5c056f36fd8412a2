import { useCollectionMessages, useCollectionProblemMessages } from "@/features/collections/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

/** Returns a function that returns the sentence for a failed call about collections, or the given one for an unexplained failure. */
export function useCollectionProblem(): (error: unknown, sentence: string) => string {
  const messages = useMessages();
  const collectionProblems = useCollectionProblemMessages();
  const collections = useCollectionMessages();
  const own = { ...collectionProblems, "edit-conflict": collections.changedElsewhere };
  return (error, sentence) => failureOf(messages, error, sentence, own);
}
