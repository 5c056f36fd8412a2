import {
  removePushSubscription,
  removePushTimer,
  setPushSubscription,
  setPushTimer,
} from "@larder/domain/contract/push";
import { type CookingTimer, upperEnd } from "@larder/domain/cooking/cooking-timer";
import { allTimers } from "@larder/domain/cooking/detached-timer";
import type { InterfaceLanguage } from "@larder/domain/language";
import { LIMITS } from "@larder/domain/limits";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import { cookingStore } from "@/lib/timers/cooking-store";
import { doneIdOf, planPush } from "@/lib/timers/push-plan";
import { endSubscription, mayPush, subscribeWith } from "@/lib/timers/push-subscription";
import { storeReportedTimers, readReportedTimers } from "@/lib/timers/reported-timers";

export interface PushFor {
  userId: string;
  language: InterfaceLanguage;
  /** The server's, of its configuration. */
  publicKey: string;
}

const AGAIN_AFTER_MS = 30_000;
const REFUSALS = new Set([400, 403, 404]);
const LOCK = "larder-timer-push";

/**
 * Synchronises the server's timers with the cooking state, so that they ring by push while the page sleeps. One tab
 * at a time does it; calls that fail without a connection are made when it is back.
 *
 * @returns a function that stops it
 */
export function startTimerPush(who: PushFor): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let again = 0;
  let reportedEndpoint = "";

  /**
   * Returns whether this browser rings by push; registers it with the server once for each page, and for each new
   * subscription.
   */
  async function isSubscribed(): Promise<boolean> {
    const subscription = mayPush() ? await subscribeWith(who.publicKey) : null;
    if (!subscription) return false;
    if (subscription.endpoint !== reportedEndpoint) await call(setPushSubscription, { body: subscription });
    reportedEndpoint = subscription.endpoint;
    return true;
  }

  async function notify(): Promise<void> {
    const now = Date.now();
    let reported = readReportedTimers(who.userId);
    const { set, remove } = planPush(allTimers(cookingStore.get(), now), reported, now);
    for (const id of remove) {
      await unlessRefused(call(removePushTimer, { params: { id }, query: {}, body: {} }));
      const { [id]: _, ...others } = reported;
      storeReportedTimers(who.userId, (reported = others));
    }
    if (set.length === 0 || !(await isSubscribed())) return;
    for (const timer of set) {
      await unlessRefused(
        call(setPushTimer, { params: { id: timer.id }, body: wireTimer(timer, who.language) }),
      );
      storeReportedTimers(who.userId, (reported = { ...reported, [timer.id]: doneIdOf(timer) }));
    }
  }

  async function reportInTurn(): Promise<void> {
    clearTimeout(again);
    if (signal.aborted) return;
    try {
      await inTurn(notify);
    } catch (error) {
      if (!isRefusal(error) && !signal.aborted) again = window.setTimeout(onChange, AGAIN_AFTER_MS);
    }
  }

  let running: Promise<void> | null = null;
  let askedAgain = false;
  function onChange(): void {
    askedAgain = true;
    running ??= (async () => {
      while (askedAgain) {
        askedAgain = false;
        await reportInTurn();
      }
      running = null;
    })();
  }

  const unsubscribe = cookingStore.subscribe(onChange);
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
  for (const id of Object.keys(readReportedTimers(userId))) {
    await unlessRefused(call(removePushTimer, { params: { id }, query: {}, body: {} }));
  }
  storeReportedTimers(userId, {});
  const endpoint = (await endSubscription())?.endpoint;
  if (endpoint !== undefined) await unlessRefused(call(removePushSubscription, { body: { endpoint } }));
}

function wireTimer(timer: CookingTimer, language: InterfaceLanguage) {
  const { endsAt, name, recipe } = timer;
  const cut = (text: string) => text.slice(0, LIMITS.nameLength);
  return {
    endsAt: new Date(endsAt ?? 0).toISOString(),
    name: cut(name || recipe.name),
    recipe: { slug: recipe.slug, name: cut(recipe.name) },
    message: upperEnd(timer) === null ? ("done" as const) : ("check" as const),
    language,
  };
}

/** Ignores the server's refusal of a timer, so that the others are still reported. */
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

/**
 * Runs the work of one tab at a time: a later tab finds what was reported already. Without locks each tab reports the
 * same, which changes nothing.
 */
async function inTurn(work: () => Promise<void>): Promise<void> {
  // Locks exist only on https and on localhost.
  const { locks }: { locks?: LockManager } = navigator;
  await (locks ? locks.request(LOCK, work) : work());
}

/** The permission may be given while a timer runs. */
async function watchPermission(onChange: () => void, signal: AbortSignal): Promise<void> {
  const status = await navigator.permissions?.query({ name: "notifications" }).catch(() => null);
  status?.addEventListener("change", onChange, { signal });
}
