import { useSyncExternalStore } from "react";

/**
 * What goes on at the stove, as it is kept on this device: timers must survive a closed tab. Each user has a place of
 * their own, which is emptied when anybody else comes, nobody included. This file knows no kitchen, for it is at the
 * door; `kitchen.ts` reads and writes what is kept here.
 */

const MARK = "larder-kitchen-for-";
/** Every entry of one user, the drafts of forms among them. */
const OWN_ENTRY = /^larder-[a-z]+-for-/;

/** Nobody yet: until it is known who is here, nothing is kept or recalled. */
let mine: string | null = null;
/** What could not be written, in a browser that refuses its storage: it lasts as long as the page. */
let unwritten: string | null = null;
const listeners = new Set<() => void>();

/** Keeps for this user from now on, and deletes what was kept for others. */
export function keepKitchenFor(userId: string | null): void {
  const owner = userId ?? "visitors";
  const place = MARK + owner;
  if (place !== mine) unwritten = null;
  mine = place;
  atTheStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (OWN_ENTRY.test(key) && key.replace(OWN_ENTRY, "") !== owner) storage.removeItem(key);
    }
  });
  tellListeners();
}

/** Null when there is nothing. */
export function keptKitchenText(): string | null {
  const place = mine;
  if (place === null || unwritten !== null) return unwritten;
  return atTheStorage((storage) => storage.getItem(place));
}

export function keepKitchenText(text: string): void {
  const place = mine;
  const written = atTheStorage((storage) => {
    if (place === null) return false;
    storage.setItem(place, text);
    return true;
  });
  unwritten = written ? null : text;
  tellListeners();
}

/** Calls back when something was kept, here or in another tab, and when somebody else comes. */
export function listenToKept(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", tellListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", tellListeners);
  };
}

/** Whether anything was cooked or timed here, and so the kitchen is to be loaded. */
export const useIsKitchenKept = (): boolean =>
  useSyncExternalStore(listenToKept, () => keptKitchenText() !== null);

function tellListeners(): void {
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
