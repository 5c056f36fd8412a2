import type { Endpoint, EndpointResponse } from "@larder/domain/contract/endpoint";
import type { ErrorCode } from "@larder/domain/error-code";
import { onTestFinished, vi } from "vitest";

/** A call that the fake server received. */
export interface FakeCall {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null;
}

type Respond = (call: FakeCall) => Response | Promise<Response>;

/**
 * Creates a fake server for one test: it answers by the contract, and a call without a set answer fails the test by
 * failing the call.
 */
export function fakeApi() {
  const calls: FakeCall[] = [];
  const routes: { endpoint: Endpoint; matches: RegExp; respond: Respond }[] = [];

  const route = (endpoint: Endpoint, respond: Respond) => {
    routes.unshift({ endpoint, matches: pathPattern(endpoint.path), respond });
  };

  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, "http://larder.test");
    const call: FakeCall = {
      method: init.method ?? "GET",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? null,
    };
    calls.push(call);
    const found = routes.find(
      ({ endpoint, matches }) =>
        endpoint.method.toUpperCase() === call.method &&
        matches.test(call.path) &&
        Object.entries(endpoint.when ?? {}).every(([name, value]) => call.query[name] === value),
    );
    if (!found) throw new TypeError(`Nobody told the fake API of ${call.method} ${call.path}`);
    return found.respond(call);
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  return {
    calls,
    /** The calls of one method and path, in order. */
    callsOf: ({ method, path }: Endpoint) =>
      calls.filter((call) => call.method === method.toUpperCase() && pathPattern(path).test(call.path)),
    /** Sets the answer of an endpoint; the last one set counts. */
    answer<E extends Endpoint>(endpoint: E, answer: EndpointResponse<E>) {
      route(endpoint, () => Response.json(answer, { status: endpoint.status ?? 200 }));
    },
    /** Sets a function that answers an endpoint, at once or later. */
    answerBy<E extends Endpoint>(
      endpoint: E,
      answerTo: (call: FakeCall) => EndpointResponse<E> | Promise<EndpointResponse<E>>,
    ) {
      route(endpoint, async (call) =>
        Response.json(await answerTo(call), { status: endpoint.status ?? 200 }),
      );
    },
    /** Makes an endpoint fail with an error of our API. */
    refuse(
      endpoint: Endpoint,
      status: number,
      code: ErrorCode,
      { details, headers = {} }: { details?: object; headers?: Record<string, string> } = {},
    ) {
      route(endpoint, () =>
        Response.json({ success: false, error: code, code, details }, { status, headers }),
      );
    },
    /** Makes an endpoint answer with a body that is not of our API, e.g. a proxy's page. */
    breakDown(endpoint: Endpoint, status: number, text: string) {
      route(endpoint, () => new Response(text, { status }));
    },
    /** Makes an endpoint answer with anything, or fail without an answer by throwing. */
    fail(endpoint: Endpoint, respond: () => Response | Promise<Response>) {
      route(endpoint, respond);
    },
    /** Makes an endpoint never answer, unless the caller aborts the call. */
    hang(endpoint: Endpoint) {
      route(
        endpoint,
        ({ signal }) =>
          new Promise((_, fail) => signal?.addEventListener("abort", () => fail(signal.reason))),
      );
    },
  };
}

export type FakeApi = ReturnType<typeof fakeApi>;

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
}
