import { useSyncExternalStore } from "react";

/**
 * The prefix of the storage keys of the cooking state: timers must survive a closed tab. Each user has a separate
 * entry, which is deleted when another user or a visitor comes. This file has no cooking code because it is part of
 * the sign-in bundle; `cooking-store.ts` reads and writes the state.
 */

const PREFIX = "larder-kitchen-for-";
/** Matches every entry of one user, including form drafts. */
const OWN_ENTRY = /^larder-[a-z]+-for-/;

/** The storage key of the current user. Until the user is known it is null and nothing is stored or read. */
let mine: string | null = null;
/** The state that could not be written, in a browser that refuses its storage: it lasts as long as the page. */
let unwritten: string | null = null;
const listeners = new Set<() => void>();

/** Stores the state of this user from now on, and deletes that of other users. */
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

/** Calls the listener when the state was stored, here or in another tab, and when another user comes. */
export function listenToStored(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", notifyListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", notifyListeners);
  };
}

/** Returns whether there is a cooking or a timer, so that the cooking code must be loaded. */
export const useHasCookingState = (): boolean =>
  useSyncExternalStore(
    listenToStored,
    () => storedCookingText() !== null,
    () => false,
  );

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
