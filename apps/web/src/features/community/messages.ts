import type { CommunityErrorCode } from "@larder/domain/error-code";
import { enCommunity } from "@larder/domain/messages/en-community";
import type { CommunityMessages, Messages } from "@larder/domain/messages/messages";
import { ApiError } from "@/lib/api/api-error";
import { failureOf } from "@/lib/api/problem";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of ratings, comments, authors, blocked users and warnings. */
export const useCommunityMessages = pageMessages("community", enCommunity);

/** Returns the sentence for a failed call; `sentence` for an unexplained failure. */
export function communityProblem(
  messages: Messages,
  { problems }: CommunityMessages,
  error: unknown,
  sentence: string,
): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code !== null && isOwnCode(code, problems)) return problems[code];
  return failureOf(messages, error, sentence);
}

function isOwnCode(code: string, problems: CommunityMessages["problems"]): code is CommunityErrorCode {
  return Object.hasOwn(problems, code);
}
