import {
  type Cooking,
  EMPTY_COOKING_STATE,
  reduceCooking,
  type CookingState,
  type CookingAction,
} from "@larder/domain/cooking/cooking-state";
import { restoreCookingState } from "@larder/domain/cooking/restore-cooking-state";
import { useCallback, useState, useSyncExternalStore } from "react";
import { storeCookingText, storedCookingText, listenToStored } from "@/lib/timers/stored-cooking";

/**
 * The cooking state of this device: the same in every tab, and after a reload, a closed tab and a sleep. Without
 * storage it lasts as long as the page.
 */
export const cookingStore = {
  /** Returns the current state: the same object as long as nothing changes. */
  get: (): CookingState => {
    const text = storedCookingText();
    if (text !== seen) {
      seen = text;
      current = restoreCookingState(parsed(text), Date.now());
    }
    return current;
  },

  /** Applies an action to the stored state, so that two tabs never undo each other's changes. */
  do: (action: CookingAction): void => {
    storeCookingText(JSON.stringify(reduceCooking(cookingStore.get(), action, Date.now())));
  },

  subscribe: listenToStored,
};

let current: CookingState = EMPTY_COOKING_STATE;
/** The text that `current` was read from. */
let seen: string | null = null;

export function useCookingState(): CookingState {
  return useSyncExternalStore(cookingStore.subscribe, cookingStore.get, () => EMPTY_COOKING_STATE);
}

/** The cooking of a recipe; undefined while it is not being cooked. */
export function useCooking(slug: string): Cooking | undefined {
  return useCookingState().cookings.find((cooking) => cooking.slug === slug);
}

/**
 * Returns the time, which moves on with the seconds of a deadline, before it and after it, and is right at once when
 * a tab that slept comes to the front.
 *
 * @param until null while nothing runs: then the time stays at some moment before now
 */
export function useNow(until: number | null): number {
  const [opened] = useState(Date.now);
  const subscribe = useCallback((onTick: () => void) => tickTowards(until, onTick), [until]);
  const secondsLeft = useSyncExternalStore(
    subscribe,
    () => (until === null ? 0 : Math.ceil((until - Date.now()) / 1000) || 0),
    () => 0,
  );
  return until === null ? opened : until - secondsLeft * 1000;
}

function tickTowards(until: number | null, onTick: () => void): () => void {
  if (until === null) return () => {};
  let timeout = 0;
  const plan = () => {
    timeout = window.setTimeout(
      () => {
        onTick();
        plan();
      },
      msToNextSecond(until, Date.now()),
    );
  };
  plan();
  document.addEventListener("visibilitychange", onTick);
  return () => {
    window.clearTimeout(timeout);
    document.removeEventListener("visibilitychange", onTick);
  };
}

/** Returns for how many ms the shown seconds of a clock stay true, before its end or after. */
function msToNextSecond(until: number, now: number): number {
  const part = (until - now) % 1000;
  return part > 0 ? part : part + 1000;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
