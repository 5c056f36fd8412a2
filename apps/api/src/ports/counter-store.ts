/** The count of one key in its open window. */
export interface Counted {
  count: number;
  /** The time at which the window closes; the next count opens another. */
  endsAt: string;
}

/** The counts behind the rate limits. They survive a restart, are not moved between stores, and expire. */
export interface CounterStore {
  /** True when other processes count in this store too. */
  readonly isShared: boolean;
  /** Counts one more, over all processes; where no window is open, one of this length is opened. */
  add(key: string, now: string, windowMs: number): Promise<Counted>;
  /** Returns whether a window is open for the key, without counting. */
  isOpen(key: string, now: string): Promise<boolean>;
  /** Takes one back from the window that ends then, if it is still open. */
  takeBack(key: string, endsAt: string): Promise<void>;
}
