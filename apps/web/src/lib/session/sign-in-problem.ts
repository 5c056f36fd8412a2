/** The cause of a failed sign-in, in the identity provider's window or at our server. `silent` needs no message: the user closed it. */
export type SignInProblem =
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

export function signInProblem(error: unknown): SignInProblem {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return (typeof code === "string" ? PROBLEMS[code] : undefined) ?? "failed";
}
