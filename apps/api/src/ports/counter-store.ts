/** How often something was counted in the window that is open. */
export interface Counted {
  count: number;
  /** When the window closes; the next count opens another. */
  endsAt: string;
}

/** What limits count by. It survives a restart, is not moved between stores, and ends by itself. */
export interface CounterStore {
  /** Whether other processes count here too. */
  readonly isShared: boolean;
  /** Counts one more, over all processes; where no window is open, one of this length is opened. */
  add(key: string, now: string, windowMs: number): Promise<Counted>;
  /** Whether a window is open for the key, without counting. */
  isOpen(key: string, now: string): Promise<boolean>;
  /** Takes one back from the window that ends then, if it is still open. */
  takeBack(key: string, endsAt: string): Promise<void>;
}
