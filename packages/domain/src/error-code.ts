/**
 * The stable codes of all errors, for programs. The sentences for users are in `messages/`, the HTTP statuses in the
 * API's error handler.
 */
export const ERROR_CODES = [
  // invalid input
  "bad-input",
  "bad-json",
  "too-large",
  "unsupported-media-type",
  "recipe-name-required",
  "recipe-json-invalid",
  "recipe-url-required",
  "recipe-url-invalid",
  "recipe-text-required",
  "reading-timeout",
  "query-required",
  "email-invalid",
  "feedback-too-short",
  "request-incomplete",
  "not-a-picture",
  "picture-kind",
  "picture-too-large",
  "picture-too-many-pixels",
  "picture-unknown",
  "account-file-invalid",
  "account-file-newer",
  // identity and permissions
  "not-signed-in",
  "cross-site",
  "local-only",
  "user-mismatch",
  "not-yours",
  "admin-required",
  "sign-in-not-permitted",
  "session-required",
  "token-read-only",
  "tokens-full",
  "viewer-read-only",
  "sign-in-wrong",
  "name-taken",
  "password-common",
  "link-invalid",
  "last-administrator",
  "passkey-refused",
  "passkeys-full",
  "last-sign-in-way",
  "sign-in-again",
  "not-invited",
  "identity-taken",
  "provider-refused",
  "provider-failed",
  "provider-unavailable",
  "wrong-password",
  "too-many-attempts",
  "too-many-requests",
  // state of the resource
  "not-found",
  "method-not-allowed",
  "recipe-not-found",
  "request-not-found",
  "feedback-not-found",
  "comment-not-found",
  "comments-closed",
  "report-not-found",
  "blocks-full",
  "push-disabled",
  "push-service-unknown",
  "push-timers-full",
  "link-gone",
  "links-full",
  "links-unavailable",
  "recipe-hidden",
  "quota-reached",
  "collection-not-found",
  "collections-full",
  "collection-full",
  "collection-smart",
  "private-recipes",
  "person-unknown",
  "recipe-exists",
  "edit-conflict",
  "request-in-progress",
  "idempotency-key-reused",
  // importing a collection
  "import-not-found",
  "imports-full",
  "import-too-large",
  "import-files-many",
  "import-addresses-many",
  "uploads-full",
  "upload-incomplete",
  "import-state",
  // importing a page
  "page-unreachable",
  "page-blocked",
  "page-gone",
  "not-a-page",
  "page-too-large",
  "no-recipe-found",
  "model-no-answer",
  "import-busy",
  // reading the text of a file
  "text-file-unreadable",
  "text-file-kind",
  "text-file-too-large",
  "text-pages-many",
  "text-file-locked",
  "text-language-missing",
  "text-timeout",
  "text-failed",
  // dependencies
  "generation-unavailable",
  "generation-quota",
  "generation-busy",
  "generation-running",
  "generation-spent",
  "generation-failed",
  "generation-refused",
  "no-composition",
  "request-unresolved",
  "generation-breach",
  "generation-unsafe",
  "no-recipe-in-text",
  "generation-timeout",
  "sign-in-unavailable",
  "store-unavailable",
  "corrupt-record",
  "server-busy",
  "stopping",
  "internal",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The codes of errors that no page of ours shows. */
export type ScriptErrorCode =
  | "bad-json"
  | "unsupported-media-type"
  | "method-not-allowed"
  | "idempotency-key-reused"
  | "user-mismatch"
  | "push-disabled"
  | "push-service-unknown"
  | "push-timers-full"
  | "local-only"
  | "session-required"
  | "token-read-only";

/** The codes of errors of importing a page, whose sentences are loaded with its form. */
export type ImportErrorCode =
  | "page-unreachable"
  | "page-blocked"
  | "page-gone"
  | "not-a-page"
  | "page-too-large"
  | "no-recipe-found"
  | "import-busy"
  | "recipe-url-required";

/** The codes of errors of accounts of this server, whose sentences are loaded with their pages. */
export type OwnAccountErrorCode =
  | "sign-in-wrong"
  | "name-taken"
  | "password-common"
  | "link-invalid"
  | "last-administrator"
  | "passkey-refused"
  | "passkeys-full"
  | "last-sign-in-way"
  | "sign-in-again"
  | "not-invited"
  | "identity-taken"
  | "provider-refused"
  | "provider-failed"
  | "provider-unavailable";

/** The codes of errors of collections, whose sentences are loaded with what shows collections. */
export type CollectionErrorCode =
  | "collection-not-found"
  | "collections-full"
  | "collection-full"
  | "collection-smart"
  | "private-recipes"
  | "person-unknown";
/** The codes of errors of comments, reports and blocks, whose sentences are loaded with them. */
export type CommunityErrorCode = "comment-not-found" | "comments-closed" | "report-not-found" | "blocks-full";

/** The codes of errors of imports of collections, whose sentences are loaded with their pages. */
export type ArchiveImportErrorCode =
  | "import-not-found"
  | "imports-full"
  | "import-too-large"
  | "import-files-many"
  | "import-addresses-many"
  | "uploads-full"
  | "upload-incomplete"
  | "import-state";

/** The codes of errors of reading the text of a file, whose sentences are loaded with its page. */
export type TextErrorCode =
  | "text-file-unreadable"
  | "text-file-kind"
  | "text-file-too-large"
  | "text-pages-many"
  | "text-file-locked"
  | "text-language-missing"
  | "text-timeout"
  | "text-failed";

/** The codes of errors of public links, whose sentences are loaded with their screens. */
export type LinkErrorCode = "link-gone" | "links-full" | "links-unavailable" | "recipe-hidden";

/** The codes whose sentences all pages have. */
export type CommonErrorCode = Exclude<
  ErrorCode,
  | ScriptErrorCode
  | ImportErrorCode
  | OwnAccountErrorCode
  | CollectionErrorCode
  | LinkErrorCode
  | ArchiveImportErrorCode
  | TextErrorCode
  | CommunityErrorCode
>;
