import type { PushMessage, PushSubscription } from "@larder/domain/account/push";

/** The outcome of a push: "gone" for a subscription that has ended, "later" for a service that may take it soon. */
export type PushResult =
  | { outcome: "sent" | "gone" | "refused" }
  | { outcome: "later"; retryAfterSeconds?: number };

/** Sends messages to browsers while no page is open. */
export interface Push {
  /** The key that browsers subscribe with. */
  readonly publicKey: string;
  /** Returns whether the subscription is at a known push service and has keys that a message can be encrypted for. */
  accepts(subscription: PushSubscription): boolean;
  /** Never throws. @param ttlSeconds how long the service stores the message for a browser that is offline */
  send(
    subscription: PushSubscription,
    message: PushMessage,
    options: { ttlSeconds: number },
  ): Promise<PushResult>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** The guarded way out for what is sent, not fetched. */
export interface PushClient {
  /** Posts, follows no redirect and reads no answer. Rejects when there was none, or the guard refuses. */
  post(request: {
    url: URL;
    headers: Record<string, string>;
    body: Uint8Array;
  }): Promise<{ status: number; retryAfter: string }>;
  close(): Promise<void>;
}
