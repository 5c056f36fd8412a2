export interface MediaFile {
  name: string;
  /** The time at which it was put or last touched. */
  at: string;
}

/**
 * The store of picture files. A name is made of letters, digits, `-`, `_` and dots, and is put once: its file
 * never changes. Any method may throw `StoreUnavailable`.
 */
export interface Media {
  /** Durable once it resolves. */
  put(name: string, bytes: Uint8Array, at: string): Promise<void>;
  /** Returns a file; null when it does not exist. */
  get(name: string): Promise<Uint8Array | null>;
  /** Makes a file young again; tells whether it is there. */
  touch(name: string, at: string): Promise<boolean>;
  /** Removes a file unless it was put or touched at this moment or later. */
  removeOlder(name: string, moment: string): Promise<void>;
  list(): AsyncIterable<MediaFile>;
  close(): Promise<void>;
}
