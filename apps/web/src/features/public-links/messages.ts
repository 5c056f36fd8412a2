import { enCollectionProblems } from "@larder/domain/messages/en-collection-problems";
import { enLinks } from "@larder/domain/messages/en-links";
import type { LinkMessages, Messages } from "@larder/domain/messages/messages";
import { ApiError } from "@/lib/api/api-error";
import { failureOf } from "@/lib/api/problem";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of public links. */
export const useLinkMessages = pageMessages("links", enLinks);

/** The sentences of errors of collections, to which links lead too. */
export const useCollectionProblemMessages = pageMessages("collectionProblems", enCollectionProblems);

/** Returns the sentence for a failed call about a link; `sentence` for an unexplained failure. */
export function linkProblem(
  messages: Messages,
  { problems }: Pick<LinkMessages, "problems">,
  error: unknown,
  sentence: string,
): string {
  const code = error instanceof ApiError ? error.code : null;
  const own = Object.entries(problems).find(([known]) => known === code);
  return own?.[1] ?? failureOf(messages, error, sentence);
}
