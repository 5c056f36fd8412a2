import type { OwnAccountErrorCode } from "@larder/domain/error-code";
import { enOwnAccounts } from "@larder/domain/messages/en-own-accounts";
import type { Messages, OwnAccountMessages } from "@larder/domain/messages/messages";
import { ApiError } from "@/lib/api/api-error";
import { failureOf } from "@/lib/api/problem";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of accounts of this server. */
export const useOwnAccountMessages = pageMessages("ownAccounts", enOwnAccounts);

/** Returns the sentence for a failed call about an account; `sentence` for an unexplained failure. */
export function accountProblem(
  messages: Messages,
  { problems }: OwnAccountMessages,
  error: unknown,
  sentence: string,
): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code !== null && isOwnCode(code, problems)) return problems[code];
  return failureOf(messages, error, sentence);
}

function isOwnCode(code: string, problems: OwnAccountMessages["problems"]): code is OwnAccountErrorCode {
  return Object.hasOwn(problems, code);
}
