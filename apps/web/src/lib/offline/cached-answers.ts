/**
 * Caches answers of the server on this device, so that recipes can be read and cooked without a connection. Each user
 * has a separate cache, which is deleted when another user or a visitor comes: after signing out nothing of it is
 * left. Answers are cached only where the app itself opens offline, that is with a service worker.
 */

/** The audience of a cached answer: the user alone, or everyone who opens the app. */
export type CacheScope = "mine" | "everyone";

const PREFIX = "kept-";
const EVERYONE = `${PREFIX}everyone`;

/** The name of the current user's cache. Until the user is known it is null and nothing personal is stored or read. */
let mine: string | null = null;

const cacheFor = (scope: CacheScope) => (scope === "mine" ? mine : EVERYONE);

/** Returns the name of the cache of the current user; null until the user is known. */
export const answersOwner = (): string | null => mine;

/** Stores the answers of this user from now on, and deletes those of other users. */
export async function cacheAnswersFor(userId: string | null): Promise<void> {
  mine = `${PREFIX}for-${userId ?? "visitors"}`;
  if (!("caches" in globalThis)) return;
  const theirs = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== EVERYONE && name !== mine,
  );
  await Promise.all(theirs.map((name) => caches.delete(name)));
}

/** Caches an answer in place of the older one at that address. Does nothing on a device without room. */
export async function cacheAnswer(scope: CacheScope, address: string, text: string): Promise<void> {
  const name = cacheFor(scope);
  if (!(await isShellCached()) || name === null || name !== cacheFor(scope)) return;
  const answer = new Response(text, { headers: { "Content-Type": "application/json" } });
  await (await caches.open(name)).put(address, answer).catch(ignoreFullDevice);
}

/** Returns the server's last answer at that address, if it is cached. */
export async function cachedAnswer(scope: CacheScope, address: string): Promise<string | undefined> {
  const name = cacheFor(scope);
  if (name === null || !navigator.serviceWorker?.controller || !(await caches.has(name))) return undefined;
  return (await (await caches.open(name)).match(address))?.text();
}

/** Deletes the answer at an address where the server no longer has one. */
export async function dropAnswer(scope: CacheScope, address: string): Promise<void> {
  const name = cacheFor(scope);
  if (name !== null && navigator.serviceWorker?.controller) await (await caches.open(name)).delete(address);
}

/** Caches pictures beside the user's answers, where the service worker finds them. */
export async function cachePictures(addresses: readonly string[]): Promise<void> {
  const name = mine;
  if (!(await isShellCached()) || name === null || name !== mine) return;
  const cache = await caches.open(name);
  for (const address of addresses) {
    if (!(await cache.match(address))) await cache.add(address).catch(ignoreFullDevice);
  }
}

/** Waits for the service worker; there is none in development and on plain http. */
async function isShellCached(): Promise<boolean> {
  if (!navigator.serviceWorker || !("caches" in globalThis)) return false;
  await navigator.serviceWorker.ready;
  return true;
}

function ignoreFullDevice(): void {}
