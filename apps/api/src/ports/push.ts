import type { PushMessage, PushSubscription } from "@larder/domain/account/push";

/** The outcome of a push: "gone" for a subscription that has ended, "later" for a service that may take it soon. */
export type PushResult =
  | { outcome: "sent" | "gone" | "refused" }
  | { outcome: "later"; retryAfterSeconds?: number };

/** Sends messages to browsers while no page is open. */
export interface Push {
  /** The key that browsers subscribe with. */
  readonly publicKey: string;
  /** Reports whether the subscription is at a known push service and has valid keys for encryption. */
  accepts(subscription: PushSubscription): boolean;
  /**
   * Sends a message; returns failures instead of throwing them.
   *
   * @param ttlSeconds how long the service stores the message for a browser that is offline
   */
  send(
    subscription: PushSubscription,
    message: PushMessage,
    options: { ttlSeconds: number },
  ): Promise<PushResult>;
  /** Cancels pending pushes. */
  close(): Promise<void>;
}
