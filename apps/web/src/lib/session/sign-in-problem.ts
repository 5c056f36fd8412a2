import type { InterfaceLanguage } from "@larder/domain/language";
import { enGoogleProblems } from "@larder/domain/messages/en-google-problems";
import type { AuthMessages } from "@larder/domain/messages/messages";
import { loadMessages } from "@/lib/i18n/load-messages";

/** The cause of a failed sign-in, in the identity provider's window or at our server. `silent` needs no message: the user closed it. */
type SignInProblem =
  | "silent"
  | "popup-blocked"
  | "unreachable"
  | "unauthorised-domain"
  | "disabled"
  | "sign-in-not-permitted"
  | "failed";

const PROBLEMS: Readonly<Record<string, SignInProblem>> = {
  "auth/popup-closed-by-user": "silent",
  "auth/cancelled-popup-request": "silent",
  "auth/popup-blocked": "popup-blocked",
  "auth/network-request-failed": "unreachable",
  "auth/internal-error": "unreachable",
  "auth/unauthorized-domain": "unauthorised-domain",
  "auth/user-disabled": "disabled",
  "sign-in-not-permitted": "sign-in-not-permitted",
};

function signInProblem(error: unknown): SignInProblem {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return (typeof code === "string" ? PROBLEMS[code] : undefined) ?? "failed";
}

/** Returns the sentence for a failed sign-in by Google; null where the user closed the window, and needs none. */
export async function googleProblem(
  login: AuthMessages["login"],
  language: InterfaceLanguage,
  error: unknown,
): Promise<string | null> {
  const problem = signInProblem(error);
  if (problem === "silent") return null;
  const texts = await loadMessages(language, "googleProblems", enGoogleProblems);
  const sentences: Record<typeof problem, string> = {
    "popup-blocked": texts.popupBlocked,
    unreachable: texts.unreachable,
    "unauthorised-domain": texts.unauthorisedDomain,
    disabled: texts.disabled,
    "sign-in-not-permitted": login.notPermitted,
    failed: texts.failed,
  };
  return sentences[problem];
}
