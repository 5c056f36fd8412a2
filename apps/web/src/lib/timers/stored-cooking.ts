import { useSyncExternalStore } from "react";

/**
 * What goes on at the stove, as it is kept on this device: timers must survive a closed tab. Each user has a place of
 * their own, which is emptied when anybody else comes, nobody included. This file knows no kitchen, for it is at the
 * door; `cookingStore.ts` reads and writes what is kept here.
 */

const PREFIX = "larder-kitchen-for-";
/** Every entry of one user, the drafts of forms among them. */
const OWN_ENTRY = /^larder-[a-z]+-for-/;

/** Nobody yet: until it is known who is here, nothing is kept or recalled. */
let mine: string | null = null;
/** What could not be written, in a browser that refuses its storage: it lasts as long as the page. */
let unwritten: string | null = null;
const listeners = new Set<() => void>();

/** Keeps for this user from now on, and deletes what was kept for others. */
export function storeCookingFor(userId: string | null): void {
  const owner = userId ?? "visitors";
  const storageKey = PREFIX + owner;
  if (storageKey !== mine) unwritten = null;
  mine = storageKey;
  atTheStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (OWN_ENTRY.test(key) && key.replace(OWN_ENTRY, "") !== owner) storage.removeItem(key);
    }
  });
  notifyListeners();
}

/** Null when there is nothing. */
export function storedCookingText(): string | null {
  const storageKey = mine;
  if (storageKey === null || unwritten !== null) return unwritten;
  return atTheStorage((storage) => storage.getItem(storageKey));
}

export function storeCookingText(text: string): void {
  const storageKey = mine;
  const written = atTheStorage((storage) => {
    if (storageKey === null) return false;
    storage.setItem(storageKey, text);
    return true;
  });
  unwritten = written ? null : text;
  notifyListeners();
}

/** Calls back when something was kept, here or in another tab, and when somebody else comes. */
export function listenToStored(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", notifyListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", notifyListeners);
  };
}

/** Whether anything was cooked or timed here, and so the kitchen is to be loaded. */
export const useHasCookingState = (): boolean =>
  useSyncExternalStore(listenToStored, () => storedCookingText() !== null);

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** A browser may refuse its storage, or have no room left. */
function atTheStorage<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}
