import { timerPush } from "@larder/domain/messages/timer-push-text";
import { PUSH_LIMITS } from "@larder/domain/account/push";
import type { Ports } from "../../ports/ports.ts";
import type { Push, PushResult } from "../../ports/push.ts";
import type { ClaimedTimer } from "../../ports/push-stores.ts";

export interface RingPorts extends Pick<Ports, "store" | "clock"> {
  push: Push;
}

/** After a deadline, a service that fails is asked again for so long. */
const TRIED_FOR_MS = 5 * 60_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Notifies each browser of the user once that a timer has ended.
 *
 * @param firstPauseMs the pause after a first failure; it doubles with each further one
 * @returns when the failed browsers are to be tried again; null when all is done
 */
export async function ringTimer(
  { store, push, clock }: RingPorts,
  timer: ClaimedTimer,
  firstPauseMs: number,
): Promise<string | null> {
  const { pushSubscriptions, pushTimers } = store;
  const endsAt = Date.parse(timer.endsAt);
  const leftMs = endsAt + PUSH_LIMITS.lateMs - clock().getTime();
  const { waiting } = timer;
  const subscribers = leftMs > 0 ? await pushSubscriptions.of(timer.uid) : [];
  const results = await Promise.all(
    subscribers
      .filter(({ endpoint }) => waiting === null || waiting.includes(endpoint))
      .map(async (subscriber) => {
        const { endpoint, keys } = subscriber;
        const options = { ttlSeconds: Math.ceil(leftMs / 1000) };
        return { endpoint, result: await push.send({ endpoint, keys }, timerPush(timer), options) };
      }),
  );

  for (const { endpoint, result } of results) {
    if (result.outcome === "gone") await pushSubscriptions.remove(endpoint);
  }
  const failed = results.filter(({ result }) => result.outcome === "later");
  const again =
    clock().getTime() +
    pauseMs(
      failed.map(({ result }) => result),
      timer.failures,
      firstPauseMs,
    );
  if (failed.length === 0 || again > endsAt + TRIED_FOR_MS) {
    await pushTimers.end(timer);
    return null;
  }
  const dueAt = new Date(again).toISOString();
  await pushTimers.postpone(
    timer,
    dueAt,
    failed.map(({ endpoint }) => endpoint),
  );
  return dueAt;
}

/** Returns the pause that the services ask for, or twice the last one. */
function pauseMs(results: readonly PushResult[], failures: number, firstPauseMs: number): number {
  const asked = results.map((result) =>
    result.outcome === "later" ? (result.retryAfterSeconds ?? 0) * 1000 : 0,
  );
  return Math.max(Math.min(firstPauseMs * 2 ** failures, MAX_PAUSE_MS), ...asked);
}
