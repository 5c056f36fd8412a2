import type { PushSubscription, PushTimer } from "@larder/domain/account/push";

/** A browser on which a user's timers ring. */
export interface PushSubscriber extends PushSubscription {
  uid: string;
  createdAt: string;
}

export interface PushSubscriptionStore {
  /** Keeps a subscription for this user, whoever had it before; of more than `limit` the oldest go. */
  put(subscriber: PushSubscriber, limit: number): Promise<void>;
  /** @param uid leaves it where it is another user's */
  remove(endpoint: string, uid?: string): Promise<void>;
  of(uid: string): Promise<PushSubscriber[]>;
}

/** A timer by its user's own id for it. */
export interface StoredTimer extends PushTimer {
  uid: string;
  id: string;
}

/** A timer that somebody rings. */
export interface ClaimedTimer extends StoredTimer {
  claim: string;
  /** How often that has failed. */
  failures: number;
  /** The endpoints that are still to be told; null for all. */
  waiting: readonly string[] | null;
}

/** Timers that are to ring, each once, over all processes. */
export interface PushTimerStore {
  /** Sets a timer, or changes it as if it had not rung; false when the user has `limit` others. */
  put(timer: StoredTimer, limit: number): Promise<boolean>;
  remove(uid: string, id: string): Promise<void>;
  /** When there is something to do next. */
  nextDue(): Promise<string | null>;
  /**
   * Takes the timer that is due longest, if one is due. It is due again at `until`, unless its claim is ended: should
   * the process be lost, another rings it.
   */
  claimDue(at: string, claim: { claim: string; until: string }): Promise<ClaimedTimer | null>;
  /** Removes a timer that has rung; one that was set anew meanwhile stays. */
  end(timer: ClaimedTimer): Promise<void>;
  /** Lets it be due again for those who could not be told; likewise. */
  postpone(timer: ClaimedTimer, dueAt: string, waiting: readonly string[]): Promise<void>;
}
