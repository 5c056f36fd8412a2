import { Agent } from "undici";
import { FetchError, type FetchFailure } from "./fetch-error.ts";
import { decodeText } from "./charset.ts";
import type { ContentType } from "./content-type.ts";
import { createFetchSlots } from "./fetch-slots.ts";
import { followRedirects } from "./follow-redirects.ts";
import { createGuard, type GuardOptions } from "./create-guard.ts";
import { createGuardedConnector, type Dial } from "./guarded-connector.ts";
import { headerOf, judgeAnswer, type Wanted } from "./judge-answer.ts";
import { ACCEPT_ENCODING, readBody } from "./read-body.ts";
import { reasonOf } from "./reason-of.ts";
import { rejectOnAbort } from "./reject-on-abort.ts";

const MAX_HEADER_BYTES = 16 * 1024;

export interface SafeFetchOptions extends GuardOptions {
  userAgent: string;
  /** For everything together: names, connections, redirects and the whole body. 10 seconds unless given. */
  deadlineMs?: number;
  /** 5 seconds unless given. */
  connectTimeoutMs?: number;
  /** How long a fetch may wait for its turn; the deadline starts after that. 15 seconds unless given. */
  maxWaitMs?: number;
  /** How many fetches run at the same time; 4 unless given. */
  maxAtOnce?: number;
  log?: (event: FetchEvent) => void;
  /** For tests, which bring their own wires. The product leaves it alone. */
  dial?: Dial;
}

/** One fetch as the log shows it. */
export interface FetchEvent {
  uid: string;
  outcome: "fetched" | "abandoned" | FetchFailure;
  /** What the reader must not learn: the guard's reason or the network's. */
  detail?: string;
  /** The addresses asked, one per redirect, without their queries. */
  stops: string[];
  bytes?: number;
  ms: number;
}

export interface Answer {
  url: URL;
  contentType: ContentType;
  bytes: Buffer;
}

export interface TextAnswer {
  /** The address after redirects. */
  url: string;
  /** Without its parameters. */
  contentType: string;
  text: string;
}

/** Who asks: each `uid` has one fetch under way at a time. */
export interface Caller {
  uid: string;
  signal?: AbortSignal;
}

export interface SafeFetch {
  /** Every failure is a `FetchError`, but for the caller's own abort: that rejects with the signal's reason. */
  fetchBytes(address: URL, wanted: Wanted, caller: Caller): Promise<Answer>;
  /** Fetches likewise, and decodes the bytes by the charset that the answer declares. */
  fetchText(address: URL, wanted: Wanted, caller: Caller): Promise<TextAnswer>;
  /** Ends what is under way and lets nothing more out. */
  close(): Promise<void>;
}

/**
 * Creates a client for addresses that a user gave: it connects to public addresses alone.
 *
 * @throws when an option cannot be read
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const {
    deadlineMs = 10_000,
    connectTimeoutMs = 5_000,
    maxWaitMs = 15_000,
    maxAtOnce = 4,
    log,
    dial,
  } = options;
  const guard = createGuard(options);
  const slots = createFetchSlots({ total: maxAtOnce, maxWaitMs });
  const trips = new Map<AbortController, Promise<unknown>>();
  let closed = false;

  /** Proxy settings of the environment are not read here: a proxy would resolve names once more. */
  async function travel(address: URL, wanted: Wanted, signal: AbortSignal, stops: URL[]): Promise<Answer> {
    // An agent of its own for each fetch: users share no connection, and its end closes all that it opened.
    const agent = new Agent({
      connect: createGuardedConnector(guard, {
        timeoutMs: connectTimeoutMs,
        signal,
        ...(dial && { dial }),
      }),
      maxHeaderSize: MAX_HEADER_BYTES,
      allowH2: false,
    });
    const headers = {
      "user-agent": options.userAgent,
      accept: wanted.contentTypes.join(", "),
      "accept-encoding": ACCEPT_ENCODING,
    };
    try {
      const { url, response } = await followRedirects(
        address,
        guard,
        ({ origin, pathname, search }) =>
          agent.request({ method: "GET", origin, path: pathname + search, headers, signal }),
        (stop) => stops.push(stop),
      );
      const contentType = judgeAnswer(response.statusCode, response.headers, wanted);
      const encoding = headerOf(response.headers, "content-encoding");
      return { url, contentType, bytes: await readBody(response.body, encoding, wanted.maxBytes) };
    } finally {
      await agent.destroy();
    }
  }

  async function travelInTime(
    address: URL,
    wanted: Wanted,
    trip: AbortController,
    stops: URL[],
  ): Promise<Answer> {
    const tooLate = () =>
      trip.abort(new FetchError("unreachable", `no whole answer within ${deadlineMs} ms`));
    const timer = setTimeout(tooLate, deadlineMs);
    try {
      // A race, because undici only heeds the signal once it is connected.
      return await Promise.race([travel(address, wanted, trip.signal, stops), rejectOnAbort(trip.signal)]);
    } finally {
      clearTimeout(timer);
      trip.abort();
    }
  }

  async function fetchBytes(address: URL, wanted: Wanted, caller: Caller) {
    const { uid, signal } = caller;
    const startedAt = performance.now();
    const trip = new AbortController();
    const stops: URL[] = [];
    const report = (outcome: FetchEvent["outcome"], more: Pick<FetchEvent, "bytes" | "detail">) =>
      log?.({ uid, outcome, ...more, stops: stops.map(withoutQuery), ms: performance.now() - startedAt });

    const abandon = () => trip.abort(signal?.reason);
    signal?.addEventListener("abort", abandon, { once: true });
    if (signal?.aborted) abandon();
    if (closed) trip.abort(stopping());

    const work = slots.run(uid, trip.signal, () => travelInTime(address, wanted, trip, stops));
    trips.set(trip, work);
    try {
      const answer = await work;
      report("fetched", { bytes: answer.bytes.length });
      return answer;
    } catch (error) {
      if (signal?.aborted && error === signal.reason) {
        report("abandoned", {});
        throw error;
      }
      const failure =
        error instanceof FetchError
          ? error
          : new FetchError("unreachable", reasonOf(error), { cause: error });
      report(failure.failure, { detail: failure.detail });
      throw failure;
    } finally {
      signal?.removeEventListener("abort", abandon);
      trips.delete(trip);
    }
  }

  return {
    fetchBytes,
    async fetchText(address, wanted, caller) {
      const { url, contentType, bytes } = await fetchBytes(address, wanted, caller);
      return { url: url.href, contentType: contentType.type, text: decodeText(bytes, contentType) };
    },
    async close() {
      closed = true;
      const underWay = [...trips.values()];
      for (const trip of trips.keys()) trip.abort(stopping());
      await Promise.allSettled(underWay);
    },
  };
}

function stopping(): FetchError {
  return new FetchError("unreachable", "the server is stopping");
}

function withoutQuery(url: URL): string {
  return url.origin + url.pathname;
}
