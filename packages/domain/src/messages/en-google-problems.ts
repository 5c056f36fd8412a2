/** The English sentences for a failed sign-in by Google. */
export const enGoogleProblems = {
  failed: "There was a problem signing in with Google. Please try again.",
  popupBlocked: "Your browser blocked the sign-in window. Allow pop-ups and try again.",
  unreachable: "Could not reach the sign-in service. Check your connection.",
  unauthorisedDomain:
    "This address is not allowed to sign in yet. The operator can add it in the Firebase console.",
  disabled: "This account has been disabled. Please contact support.",
};
