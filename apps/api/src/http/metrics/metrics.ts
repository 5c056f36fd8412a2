import type { Request, RequestHandler, Response } from "express";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** The upper ends of the classes of latencies, in seconds: most answers take milliseconds, a model takes minutes. */
const LATENCIES = [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 180];

export interface Metrics {
  /** Counts each request when its connection closes. */
  count: RequestHandler;
  /** Returns all metrics in the text format of Prometheus, and its media type. */
  read(): Promise<{ type: string; text: string }>;
}

export interface MetricsSources {
  /** Resolves when the store answers. */
  ping: () => Promise<void>;
  /** The number of calls that go on in this process without their connections. */
  runningCalls: () => number;
  /** Numbers that are read from the store with the metrics; one that cannot be read is left out. */
  numbers?: readonly StoredNumber[];
}

/** A number that the store knows. */
export interface StoredNumber {
  /** Its name without the prefix. */
  name: string;
  help: string;
  read: () => Promise<number>;
}

/**
 * Creates the metrics of one application. Labels are of few values: the path of a route, never that of a request.
 *
 * @param ofProcess adds memory, processor time and the delay of the event loop, once for a process
 */
export function createMetrics(
  { ping, runningCalls, numbers = [] }: MetricsSources,
  ofProcess: boolean,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "larder_http_requests_total",
    help: "Requests by method, route and status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "larder_http_request_duration_seconds",
    help: "The time from a request to the end of its answer, by method and route.",
    labelNames: ["method", "route"],
    buckets: LATENCIES,
    registers,
  });
  const refusals = new Counter({
    name: "larder_refusals_total",
    help: "Calls that were answered with an error, by route and its code.",
    labelNames: ["route", "code"],
    registers,
  });
  new Gauge({
    name: "larder_store_up",
    help: "1 when the store answers, else 0.",
    registers,
    async collect() {
      this.set(
        await ping().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  new Gauge({
    name: "larder_running_calls",
    help: "Calls of this process that go on without their connections.",
    registers,
    collect() {
      this.set(runningCalls());
    },
  });

  for (const { name, help, read } of numbers) {
    new Gauge({
      name: `larder_${name}`,
      help,
      registers,
      async collect() {
        await read().then(
          (value) => this.set(value),
          () => this.reset(),
        );
      },
    });
  }

  return {
    count(request, response, next) {
      const startedAt = performance.now();
      response.once("close", () => {
        const { method } = request;
        const route = routeOf(request);
        const code = codeOf(response);
        requests.inc({ method, route, status: response.statusCode });
        seconds.observe({ method, route }, (performance.now() - startedAt) / 1000);
        if (code !== null) refusals.inc({ route, code });
      });
      next();
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

/** The path of the route that answered a request; "other" for files, and for what no route answers. */
function routeOf(request: Request): string {
  const route: unknown = request.route;
  if (typeof route !== "object" || route === null || !("path" in route)) return "other";
  return typeof route.path === "string" ? route.path : "other";
}

/** The code of the error that was answered, as the error handler notes it; null without one. */
function codeOf(response: Response): string | null {
  const code: unknown = response.locals["code"];
  return typeof code === "string" ? code : null;
}
