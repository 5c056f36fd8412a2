import type { CookieOptions } from "express";

/** A cookie to set; without a value it is cleared. */
export interface Cookie {
  name: string;
  value?: string;
  options: CookieOptions;
}

/** An answer that is more than its body. */
export class Reply<T extends object> {
  readonly body: T;
  readonly cookies: readonly Cookie[];
  readonly etag: string | undefined;
  /** The user whose answer differs from that of all others, and is never taken from the cache. */
  readonly differsFor: string | undefined;
  /** True for a file that not everybody may read: no cache gives it to another reader. */
  readonly isPrivate: boolean;
  constructor(
    body: T,
    extras: {
      cookies?: readonly Cookie[];
      etag?: string;
      differsFor?: string | undefined;
      isPrivate?: boolean;
    } = {},
  ) {
    this.body = body;
    this.cookies = extras.cookies ?? [];
    this.etag = extras.etag;
    this.differsFor = extras.differsFor;
    this.isPrivate = extras.isPrivate ?? false;
  }
}
