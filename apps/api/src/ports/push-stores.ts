import type { PushSubscription, PushTimer } from "@larder/domain/account/push";

/** A browser on which a user's timers ring. */
export interface PushSubscriber extends PushSubscription {
  uid: string;
  createdAt: string;
}

export interface PushSubscriptionStore {
  /** Stores a subscription for this user, replacing its previous user; removes the oldest beyond `limit`. */
  put(subscriber: PushSubscriber, limit: number): Promise<void>;
  /** @param uid removes only a subscription of this user */
  remove(endpoint: string, uid?: string): Promise<void>;
  of(uid: string): Promise<PushSubscriber[]>;
}

/** A timer by the id that its user's client gave it. */
export interface StoredTimer extends PushTimer {
  uid: string;
  id: string;
}

/** A due timer that a process has claimed to ring. */
export interface ClaimedTimer extends StoredTimer {
  claim: string;
  /** The number of failed attempts to ring it. */
  failures: number;
  /** The endpoints that still have to be notified; null for all. */
  waiting: readonly string[] | null;
}

/** The timers for push messages. Each rings once, over all processes. */
export interface PushTimerStore {
  /** Sets a timer, or changes it as if it had not rung; false when the user has `limit` others. */
  put(timer: StoredTimer, limit: number): Promise<boolean>;
  remove(uid: string, id: string): Promise<void>;
  /** Returns when the next timer is due; null when there is none. */
  nextDue(): Promise<string | null>;
  /**
   * Claims the timer that has been due longest; null when none is due. It becomes due again at `until` unless its
   * claim is ended, so that another process rings it if this one crashes.
   */
  claimDue(at: string, claim: { claim: string; until: string }): Promise<ClaimedTimer | null>;
  /** Removes a timer that has rung, unless it was set again after the claim. */
  end(timer: ClaimedTimer): Promise<void>;
  /** Makes a timer due again for the endpoints in `waiting`, unless it was set again after the claim. */
  postpone(timer: ClaimedTimer, dueAt: string, waiting: readonly string[]): Promise<void>;
}
