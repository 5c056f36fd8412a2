export interface PageRequest {
  limit: number;
  /** A page that is opened ends before it is longer than about so many bytes of JSON, but for its first item. */
  maxBytes?: number;
  /** The cursor from a page of the same list; any other throws `InvalidCursor`. */
  cursor?: string;
}

export interface Page<T> {
  items: T[];
  /** The number of matches on all pages. */
  total: number;
  nextCursor: string | null;
}

/** A page whose items are read while it is sent. */
export interface PageReader<T> {
  /** The number of matches on all pages. */
  total: number;
  /** The largest number of items; items that are deleted while the page is read are skipped. */
  atMost: number;
  items: AsyncIterable<T>;
  /** Returns the next cursor; valid only after all items were read. */
  nextCursor: () => string | null;
}

/** A cursor that no page of this list gave. */
export class InvalidCursor extends Error {
  override name = "InvalidCursor";
}
