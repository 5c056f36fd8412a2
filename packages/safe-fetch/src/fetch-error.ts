/** Why a page could not be had. Guard refusals and every network cause are alike "unreachable": a difference would make a port scanner. */
export type FetchFailure = "unreachable" | "blocked" | "gone" | "not-a-page" | "too-large" | "busy";

export class FetchError extends Error {
  override name = "FetchError";
  readonly failure: FetchFailure;
  /** The real reason, for the log alone. */
  readonly detail: string;
  constructor(failure: FetchFailure, detail: string, options?: ErrorOptions) {
    super(`page ${failure}`, options);
    this.failure = failure;
    this.detail = detail;
  }
}
