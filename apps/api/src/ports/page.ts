export interface PageRequest {
  limit: number;
  /** A page that is opened ends before it is longer than about so many bytes of JSON, but for its first item. */
  maxBytes?: number;
  /** Of a page of the same list; any other throws `InvalidCursor`. */
  cursor?: string;
}

export interface Page<T> {
  items: T[];
  /** All that match, on every page. */
  total: number;
  nextCursor: string | null;
}

/** A page whose items are read while it is sent. */
export interface PageReader<T> {
  /** All that match, on every page. */
  total: number;
  /** The number of items is no larger; what is deleted meanwhile is left out. */
  atMost: number;
  items: AsyncIterable<T>;
  /** To be asked once all items were read. */
  nextCursor: () => string | null;
}

/** A cursor that no page of this list gave. */
export class InvalidCursor extends Error {
  override name = "StrangeCursor";
}
