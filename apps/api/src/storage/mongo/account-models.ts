import type { Model } from "mongoose";
import type { AdminSessionDocument } from "./admin-session-store.ts";
import type { ApiTokenDocument } from "./api-token-store.ts";
import type { GenerationDocument } from "./generation-store.ts";
import type { IdempotencyDocument } from "./idempotency-store.ts";
import type { PushSubscriptionDocument } from "./push-subscription-store.ts";
import type { PushTimerDocument } from "./push-timer-store.ts";
import type { SignInLinkDocument } from "./sign-in-link-store.ts";
import type { SignInSessionDocument } from "./sign-in-session-store.ts";
import type { Models } from "./transfer.ts";

/** The collections that hold what belongs to one user. */
export interface AccountModels extends Omit<Models, "households"> {
  generations: Model<GenerationDocument>;
  sessions: Model<AdminSessionDocument>;
  apiTokens: Model<ApiTokenDocument>;
  signInSessions: Model<SignInSessionDocument>;
  signInLinks: Model<SignInLinkDocument>;
  subscriptions: Model<PushSubscriptionDocument>;
  timers: Model<PushTimerDocument>;
  idempotencyKeys: Model<IdempotencyDocument>;
}
