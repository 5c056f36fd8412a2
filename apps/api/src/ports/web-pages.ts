/** A page as it was answered; `url` is the address after redirects. */
export interface WebPage {
  url: string;
  contentType: string;
  text: string;
}

export interface WebPages {
  /** Fetches a page for a user through the guard; throws `FetchError`. */
  fetchPage(address: URL, options: { uid: string; signal?: AbortSignal }): Promise<WebPage>;
  /** Fetches a picture likewise: its bytes, which need not be what they were said to be. */
  fetchPicture(address: URL, options: { uid: string; signal?: AbortSignal }): Promise<Uint8Array>;
  close(): Promise<void>;
}
