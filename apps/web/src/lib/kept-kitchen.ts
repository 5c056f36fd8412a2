/**
 * What goes on at the stove, as it is kept on this device: timers must survive a closed tab. Each user has a place of
 * their own, which is emptied when anybody else comes, nobody included. This file knows no kitchen, for it is at the
 * door; `kitchen.ts` reads and writes what is kept here.
 */

const MARK = "larder-kitchen-for-";

/** Nobody yet: until the identity provider has said who is here, nothing is kept or recalled. */
let mine: string | null = null;
const listeners = new Set<() => void>();

/** Keeps for this user from now on, and deletes what was kept for others. */
export function keepKitchenFor(userId: string | null): void {
  mine = MARK + (userId ?? "visitors");
  atTheStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(MARK) && key !== mine) storage.removeItem(key);
    }
  });
  tellListeners();
}

export interface Kept {
  /** Whose it is; null while nobody is known. */
  place: string | null;
  /** Null when there is nothing; a storage that is broken or refused holds nothing. */
  text: string | null;
}

export function keptKitchenText(): Kept {
  const place = mine;
  return { place, text: place === null ? null : atTheStorage((storage) => storage.getItem(place)) };
}

/** @returns whether it could be kept */
export function keepKitchenText(text: string): boolean {
  const place = mine;
  if (place === null) return false;
  const keep = (storage: Storage) => {
    storage.setItem(place, text);
    return true;
  };
  return atTheStorage(keep) ?? false;
}

/** Calls back when another tab has kept something, and when somebody else comes. */
export function listenToKept(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", tellListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", tellListeners);
  };
}

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
