/**
 * Answers of the server that stay on this device, so that recipes can be read and cooked without a connection.
 * Each user has a place of their own, which is emptied when anybody else comes, nobody included: after signing out
 * nothing of theirs is left. They are kept where the app itself opens offline, that is beside a service worker.
 */

/** For whom an answer is kept: the user alone, or whoever opens the app. */
export type CacheScope = "mine" | "everyone";

const PREFIX = "kept-";
const EVERYONE = `${PREFIX}everyone`;

/** Nobody yet: until it is known who is here, nothing of theirs is kept or recalled. */
let mine: string | null = null;

const cacheFor = (scope: CacheScope) => (scope === "mine" ? mine : EVERYONE);

/** For whom answers are kept now; null until it is known who is here. */
export const answersOwner = (): string | null => mine;

/** Keeps for this user from now on, and deletes what was kept for others. */
export async function cacheAnswersFor(userId: string | null): Promise<void> {
  mine = `${PREFIX}for-${userId ?? "visitors"}`;
  if (!("caches" in globalThis)) return;
  const theirs = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== EVERYONE && name !== mine,
  );
  await Promise.all(theirs.map((name) => caches.delete(name)));
}

/** Keeps an answer in place of the older one at that address. A device without room keeps none. */
export async function cacheAnswer(scope: CacheScope, address: string, text: string): Promise<void> {
  const name = cacheFor(scope);
  if (!(await isShellCached()) || name === null || name !== cacheFor(scope)) return;
  const answer = new Response(text, { headers: { "Content-Type": "application/json" } });
  await (await caches.open(name)).put(address, answer).catch(ignoreFullDevice);
}

/** What the server last answered at that address, if it is kept. */
export async function cachedAnswer(scope: CacheScope, address: string): Promise<string | undefined> {
  const name = cacheFor(scope);
  if (name === null || !navigator.serviceWorker?.controller || !(await caches.has(name))) return undefined;
  return (await (await caches.open(name)).match(address))?.text();
}

/** The server says that there is nothing at that address any more. */
export async function dropAnswer(scope: CacheScope, address: string): Promise<void> {
  const name = cacheFor(scope);
  if (name !== null && navigator.serviceWorker?.controller) await (await caches.open(name)).delete(address);
}

/** Keeps pictures beside the user's answers; the service worker finds them there. */
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
  if (!navigator.serviceWorker) return false;
  await navigator.serviceWorker.ready;
  return true;
}

function ignoreFullDevice(): void {}
