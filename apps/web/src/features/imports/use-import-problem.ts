import { useArchiveProblemMessages } from "@/features/imports/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

/** Returns a function that returns the sentence for a failed call about imports, or the given one for an unexplained failure. */
export function useImportProblem(): (error: unknown, sentence: string) => string {
  const messages = useMessages();
  const { errors } = useArchiveProblemMessages();
  return (error, sentence) => failureOf(messages, error, sentence, errors);
}
