/** Why a page could not be had. Guard refusals and every network cause are alike "unreachable": a difference would make a port scanner. */
export type PageFailure = "unreachable" | "blocked" | "gone" | "not-a-page" | "too-large" | "busy";

export class PageError extends Error {
  override name = "PageError";
  readonly failure: PageFailure;
  /** The real reason, for the log alone. */
  readonly detail: string;
  constructor(failure: PageFailure, detail: string, options?: ErrorOptions) {
    super(`page ${failure}`, options);
    this.failure = failure;
    this.detail = detail;
  }
}

/** A page as it was answered; `url` is the address after redirects. */
export interface WebPage {
  url: string;
  contentType: string;
  text: string;
}

export interface WebPages {
  /** Fetches a page for a user through the guard; throws `PageError`. */
  fetchPage(address: URL, options: { uid: string; signal?: AbortSignal }): Promise<WebPage>;
  /** Fetches a picture likewise: its bytes, which need not be what they were said to be. */
  fetchPicture(address: URL, options: { uid: string; signal?: AbortSignal }): Promise<Uint8Array>;
  close(): Promise<void>;
}
