export interface PageRequest {
  limit: number;
  /** A page ends before it is longer than about so many bytes of JSON, but for its first item. */
  maxBytes?: number;
  /** Of a page of the same list; any other throws `StrangeCursor`. */
  cursor?: string;
}

export interface Page<T> {
  items: T[];
  /** All that match, on every page. */
  total: number;
  nextCursor: string | null;
}

/** A cursor that no page of this list gave. */
export class StrangeCursor extends Error {
  override name = "StrangeCursor";
}
