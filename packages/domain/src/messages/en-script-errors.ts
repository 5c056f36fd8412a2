import type { ScriptErrorCode } from "../error-code.ts";

/** The sentences of errors that no page of ours shows. The API says them in English. */
export const enScriptErrors: Record<ScriptErrorCode, string> = {
  "bad-json": "The request is not valid JSON.",
  "unsupported-media-type": "The request must be sent as JSON.",
  "method-not-allowed": "This address does not take this kind of call.",
  "idempotency-key-reused": "This key was sent with other content before.",
  "user-mismatch": "This request names another user than the one who is signed in.",
  "session-required": "Sign in for this: no token can do it.",
  "token-read-only": "This token can only read.",
  "local-only":
    "Local sign-in proves nothing, so Larder answers only this machine itself: no proxy, no other host name, no other site's page.",
  "push-disabled": "Timers cannot ring on a locked phone here.",
  "push-service-unknown": "Notifications of this browser cannot be used here.",
  "push-timers-full": "That is all the timers that can ring on a locked phone.",
};
