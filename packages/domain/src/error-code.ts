/**
 * Everything that can go wrong, as stable words for programs. The sentences for people are in `messages/`,
 * the HTTP statuses in the API's error handler.
 */
export const ERROR_CODES = [
  // what was sent
  "bad-input",
  "bad-json",
  "too-large",
  "unsupported-media-type",
  "recipe-name-required",
  "recipe-json-invalid",
  "recipe-url-required",
  "recipe-url-invalid",
  "recipe-text-required",
  "query-required",
  "email-invalid",
  "feedback-too-short",
  "request-incomplete",
  "not-a-picture",
  "picture-kind",
  "picture-too-large",
  "picture-too-many-pixels",
  "picture-unknown",
  // who asks
  "not-signed-in",
  "cross-site",
  "not-you",
  "not-yours",
  "admin-required",
  "wrong-password",
  "too-many-attempts",
  "too-many-requests",
  // what is asked for
  "not-found",
  "recipe-not-found",
  "request-not-found",
  "feedback-not-found",
  "recipe-exists",
  "changed-meanwhile",
  // reading a page
  "page-unreachable",
  "page-blocked",
  "page-gone",
  "not-a-page",
  "page-too-large",
  "no-recipe-found",
  "import-busy",
  // what we depend on
  "generation-unavailable",
  "generation-failed",
  "generation-timeout",
  "sign-in-unavailable",
  "store-unavailable",
  "stopping",
  "internal",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
