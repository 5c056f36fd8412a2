import type { Ports } from "../../ports/ports.ts";
import { ringTimer, type RingPorts } from "./ring-timer.ts";

/** The time in milliseconds after which a claim counts as lost with its process: longer than any push may take. */
const CLAIMED_FOR_MS = 30_000;
/** Other processes may be lost, and their timers are then due here. */
const MAX_SLEEP_MS = 60_000;
const AT_ONCE = 16;

export interface RingerOptions {
  /** Called with failures of the store, which is asked again shortly after. */
  failed: (error: unknown) => void;
  firstPauseMs?: number;
  storePauseMs?: number;
}

export interface Ringer {
  /** Says that a timer ends then: it wakes in time for it. */
  expect: (moment: string) => void;
  /** Rings no more; resolves when nothing is under way. */
  stop: () => Promise<void>;
}

/** Sends the pushes of timers when they are due. It sleeps until the next deadline, whichever process set it. */
export function startRinger(ports: RingPorts & Pick<Ports, "newId">, options: RingerOptions): Ringer {
  const { store, clock, newId } = ports;
  const { failed, firstPauseMs = 2_000, storePauseMs = 5_000 } = options;
  const ringing = new Set<Promise<void>>();
  let alarm: NodeJS.Timeout | undefined;
  let alarmAt = Number.POSITIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let stopped = false;

  const now = () => clock().getTime();

  function wakeAt(moment: number): void {
    if (stopped || moment >= alarmAt) return;
    clearTimeout(alarm);
    alarmAt = moment;
    alarm = setTimeout(
      () => {
        alarmAt = Number.POSITIVE_INFINITY;
        checkDue();
      },
      Math.max(0, moment - now()),
    );
    // A process that has nothing else to do may end.
    alarm.unref();
  }

  function checkDue(): void {
    lookAgain = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = null;
    });
  }

  async function lookWhileAsked(): Promise<void> {
    while (lookAgain && !stopped) {
      lookAgain = false;
      try {
        await beginWhatIsDue();
        const next = await store.pushTimers.nextDue();
        const full = ringing.size >= AT_ONCE;
        wakeAt(
          Math.min(next === null || full ? Number.POSITIVE_INFINITY : Date.parse(next), now() + MAX_SLEEP_MS),
        );
      } catch (error) {
        failed(error);
        wakeAt(now() + storePauseMs);
      }
    }
  }

  async function beginWhatIsDue(): Promise<void> {
    while (!stopped && ringing.size < AT_ONCE) {
      const at = now();
      const claim = { claim: newId(), until: new Date(at + CLAIMED_FOR_MS).toISOString() };
      const timer = await store.pushTimers.claimDue(new Date(at).toISOString(), claim);
      if (!timer) return;
      const work = ringTimer(ports, timer, firstPauseMs)
        .then((again) => {
          if (again !== null) wakeAt(Date.parse(again));
        })
        .catch(failed)
        .finally(() => {
          const wasFull = ringing.size >= AT_ONCE;
          ringing.delete(work);
          if (wasFull) checkDue();
        });
      ringing.add(work);
    }
  }

  checkDue();
  return {
    expect: (moment) => wakeAt(Date.parse(moment)),
    async stop() {
      stopped = true;
      clearTimeout(alarm);
      await looking;
      await Promise.all(ringing);
    },
  };
}
