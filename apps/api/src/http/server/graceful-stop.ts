import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";

/** Requests in flight may take this long to end. */
const IN_FLIGHT_MS = 20_000;
/** A terminal sends Ctrl-C to the whole group, and npm sends it again: within this time they are one. */
const SAME_SIGNAL_MS = 2_000;

export interface StopOptions {
  /**
   * The time in milliseconds for which `/readyz` answers "stopping" before the port closes, so that a load balancer
   * notices.
   */
  drainMs: number;
  log: Logger;
  /** Closed one after the other once no request is left. */
  close: readonly (() => Promise<unknown>)[];
}

interface Stoppable {
  /** Aborted as soon as stopping begins. */
  stopping: AbortSignal;
  /** Waits for the requests in flight, then closes everything. */
  stop: () => Promise<void>;
}

/** Ends the process in order on SIGINT or SIGTERM; a later second signal ends it at once. */
export function stopOnSignal(server: Server, options: StopOptions): { stopping: AbortSignal } {
  const { stopping, stop } = makeStoppable(server, options);
  let stoppedAt = 0;

  function onSignal(): void {
    const now = Date.now();
    if (stopping.aborted) {
      if (now - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppedAt = now;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        options.log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  }

  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return { stopping };
}

/** Lets a server be stopped in order, once. */
export function makeStoppable(server: Server, { drainMs, close }: StopOptions): Stoppable {
  const stopping = new AbortController();
  const closeIdle = followConnections(server);

  async function stop(): Promise<void> {
    stopping.abort();
    await wait(drainMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    closeIdle();
    await Promise.race([closed, wait(IN_FLIGHT_MS).then(() => server.closeAllConnections())]);
    // Each gets its turn whatever becomes of the others: a full disk at one must not leave the store open.
    const failures: unknown[] = [];
    for (const each of close) await each().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, "Not everything could be closed.");
  }

  return { stopping: stopping.signal, stop };
}

/**
 * Tracks which connections have a request under way. Node's own `closeIdleConnections` leaves connections open on
 * which no request was made yet, as browsers open them in advance, and those that stay open after their last answer.
 *
 * @returns closes every connection without a request now, and every other with its answer
 */
function followConnections(server: Server): () => void {
  // A set of all answers would change with every request. V8 lets the tables that such a set leaves behind hold on to
  // their successors, and so to requests that have ended long ago.
  const underWay = new Map<Socket, ServerResponse[]>();
  let isClosing = false;

  function endIdle(): void {
    for (const [socket, answers] of underWay) if (answers.length === 0) socket.destroySoon();
  }

  server.on("connection", (socket: Socket) => {
    underWay.set(socket, []);
    socket.once("close", () => underWay.delete(socket));
  });
  server.on("request", ({ socket }, answer: ServerResponse) => {
    const answers = underWay.get(socket);
    answers?.push(answer);
    answer.once("close", () => {
      answers?.splice(answers.indexOf(answer), 1);
      if (isClosing) endIdle();
    });
  });

  return () => {
    isClosing = true;
    for (const answer of [...underWay.values()].flat())
      if (!answer.headersSent) answer.setHeader("Connection", "close");
    endIdle();
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
