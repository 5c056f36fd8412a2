import type { Server } from "node:http";
import type { Logger } from "pino";

/** Requests in flight may take this long to end. */
const IN_FLIGHT_MS = 20_000;
/** A terminal sends Ctrl-C to the whole group, and npm sends it again: within this time they are one. */
const SAME_SIGNAL_MS = 2_000;

interface StopOptions {
  /** How long `/readyz` says "stopping" before the door closes, so that a load balancer notices. */
  drainMs: number;
  log: Logger;
  /** Closed one after the other once no request is left. */
  close: readonly (() => Promise<unknown>)[];
}

/** Ends the process in order on SIGINT or SIGTERM; a later second signal ends it at once. */
export function stopOnSignal(
  server: Server,
  { drainMs, log, close }: StopOptions,
): { stopping: AbortSignal } {
  const stopping = new AbortController();
  let stoppedAt = 0;

  async function stop(): Promise<void> {
    stopping.abort();
    await wait(drainMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await Promise.race([closed, wait(IN_FLIGHT_MS).then(() => server.closeAllConnections())]);
    for (const each of close) await each();
  }

  function onSignal(): void {
    const now = Date.now();
    if (stopping.signal.aborted) {
      if (now - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppedAt = now;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  }

  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return { stopping: stopping.signal };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
