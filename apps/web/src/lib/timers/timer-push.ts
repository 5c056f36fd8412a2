import {
  removePushSubscription,
  removePushTimer,
  setPushSubscription,
  setPushTimer,
} from "@larder/domain/contract/push";
import { type KitchenTimer, upperEnd } from "@larder/domain/cooking/kitchen-timer";
import type { Language } from "@larder/domain/language";
import { LIMITS } from "@larder/domain/limits";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import { kitchen } from "@/lib/timers/kitchen";
import { markOf, planPush } from "@/lib/timers/push-plan";
import { endSubscription, mayPush, subscribeWith } from "@/lib/timers/push-subscription";
import { keepToldTimers, readToldTimers } from "@/lib/timers/told-timers";

export interface PushFor {
  userId: string;
  language: Language;
  /** The server's, of its configuration. */
  publicKey: string;
}

const AGAIN_AFTER_MS = 30_000;
const REFUSALS = new Set([400, 403, 404]);
const LOCK = "larder-timer-push";

/**
 * Keeps the server's timers like those of the kitchen, so that they ring by push while the page sleeps. One tab at a time
 * does it; what fails for want of a connection is done when there is one.
 *
 * @returns ends it
 */
export function startTimerPush(who: PushFor): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let again = 0;
  let toldEndpoint = "";

  /** Whether this browser rings by push; the server is told once for each page, and of each new subscription. */
  async function isSubscribed(): Promise<boolean> {
    const subscription = mayPush() ? await subscribeWith(who.publicKey) : null;
    if (!subscription) return false;
    if (subscription.endpoint !== toldEndpoint) await call(setPushSubscription, { body: subscription });
    toldEndpoint = subscription.endpoint;
    return true;
  }

  async function tell(): Promise<void> {
    let told = readToldTimers(who.userId);
    const { set, remove } = planPush(kitchen.get().timers, told, Date.now());
    for (const id of remove) {
      await unlessRefused(call(removePushTimer, { params: { id }, query: {}, body: {} }));
      const { [id]: _, ...others } = told;
      keepToldTimers(who.userId, (told = others));
    }
    if (set.length === 0 || !(await isSubscribed())) return;
    for (const timer of set) {
      await unlessRefused(
        call(setPushTimer, { params: { id: timer.id }, body: wireTimer(timer, who.language) }),
      );
      keepToldTimers(who.userId, (told = { ...told, [timer.id]: markOf(timer) }));
    }
  }

  async function tellInTurn(): Promise<void> {
    clearTimeout(again);
    if (signal.aborted) return;
    try {
      await inTurn(tell);
    } catch (error) {
      if (!isRefusal(error) && !signal.aborted) again = window.setTimeout(onChange, AGAIN_AFTER_MS);
    }
  }

  let running: Promise<void> | null = null;
  let askedMeanwhile = false;
  function onChange(): void {
    askedMeanwhile = true;
    running ??= (async () => {
      while (askedMeanwhile) {
        askedMeanwhile = false;
        await tellInTurn();
      }
      running = null;
    })();
  }

  const unsubscribe = kitchen.subscribe(onChange);
  addEventListener("online", onChange, { signal });
  void watchPermission(onChange, signal);
  onChange();
  return () => {
    unsubscribe();
    clearTimeout(again);
    ending.abort();
  };
}

/** Before signing out: nothing of this user's rings here any more. */
export async function endTimerPush(userId: string): Promise<void> {
  for (const id of Object.keys(readToldTimers(userId))) {
    await unlessRefused(call(removePushTimer, { params: { id }, query: {}, body: {} }));
  }
  keepToldTimers(userId, {});
  const endpoint = (await endSubscription())?.endpoint;
  if (endpoint !== undefined) await unlessRefused(call(removePushSubscription, { body: { endpoint } }));
}

function wireTimer(timer: KitchenTimer, language: Language) {
  const { endsAt, name, recipe } = timer;
  const cut = (text: string) => text.slice(0, LIMITS.nameLength);
  return {
    endsAt: new Date(endsAt ?? 0).toISOString(),
    name: cut(name || recipe.name),
    recipe: { slug: recipe.slug, name: cut(recipe.name) },
    says: upperEnd(timer) === null ? ("done" as const) : ("check" as const),
    language,
  };
}

/** One timer that the server will not have must not keep the others from it. */
async function unlessRefused(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** The server would say the same again. Without a connection, and in a busy moment, it may be otherwise soon. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.has(error.status);
}

/** Tabs take turns: who comes later finds what was told already. Without locks each tells the same, which changes nothing. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  // Only there on https and on one's own machine.
  const { locks }: { locks?: LockManager } = navigator;
  await (locks ? locks.request(LOCK, work) : work());
}

/** The permission may be given while a timer runs. */
async function watchPermission(onChange: () => void, signal: AbortSignal): Promise<void> {
  const status = await navigator.permissions?.query({ name: "notifications" }).catch(() => null);
  status?.addEventListener("change", onChange, { signal });
}
