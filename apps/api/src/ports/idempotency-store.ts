/** An attempt at a call with an idempotency key. */
export interface KeyedCall {
  uid: string;
  /** The method and path, with the values of its parameters. */
  call: string;
  key: string;
  /** The hash of the request. */
  fingerprint: string;
  /** Names this attempt, so that one whose time ran out cannot end the next. */
  claim: string;
}

/** The state of a key when a call arrives with it. */
export type KeyState =
  /** The key is the caller's now: the call is to be made, and then completed or released. */
  | { state: "claimed" }
  | { state: "in-progress" }
  /** The key came with other content before. */
  | { state: "reused" }
  | { state: "answered"; answer: string };

/** Most keys that are stored of one user; beyond them the oldest are forgotten. */
export const KEYS_OF_A_USER = 1_000;

/** Idempotency keys, shared by all processes of a store. They survive a restart, are not moved, and end by themselves. */
export interface IdempotencyStore {
  /** @param endsAt until when the key counts as being in progress; after that, another attempt may claim it */
  claim(call: KeyedCall, now: string, endsAt: string): Promise<KeyState>;
  /** Stores the answer until `endsAt`; does nothing where the claim has ended. */
  complete(call: KeyedCall, answer: string, endsAt: string): Promise<void>;
  /** Returns whether the call runs: its key is neither answered nor cancelled, and no other attempt has claimed it. */
  isRunning(call: KeyedCall): Promise<boolean>;
  /** Forgets the key of a call that has no answer yet, whichever attempt runs; returns whether there was one. */
  cancel(call: Pick<KeyedCall, "uid" | "call" | "key">): Promise<boolean>;
  /** Forgets the key, so that the call can be made again with it; does nothing where the claim has ended. */
  release(call: KeyedCall): Promise<void>;
}
