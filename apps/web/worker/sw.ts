import { RENDERED_PAGES, SERVER_PATHS } from "../server-paths.ts";
import { openPageOf, showTimeIsUp } from "./notifications.ts";
import { SHARE_ACTION } from "../shared-cache.ts";
import { receiveShare } from "./share.ts";
import { createShell, cachedFile, type ShellFile } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list of all files of this version here. */
  readonly __WB_MANIFEST: readonly ShellFile[];
};

const files = self.__WB_MANIFEST;
const shell = createShell(files);
const own = new Set(files.map(({ url }) => `/${url}`));

// A new version takes over at once without disturbing an open page: that stays as it is, and finds the parts of its own
// version, which it may not have loaded yet, in the cache. The next page that is opened is of the new version.
self.addEventListener("install", (event) => {
  event.waitUntil(shell.store().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      shell.forgetOlder().then(() => self.clients.claim()),
      // The request for a page goes out while the worker starts.
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === SHARE_ACTION) event.respondWith(receiveShare(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (RENDERED_PAGES.test(pathname)) event.respondWith(renderedPage(request, event.preloadResponse));
    else if (!isServersOwn(pathname)) event.respondWith(orFetched(shell.file("/index.html"), request));
  } else if (pathname.startsWith("/assets/") || pathname.startsWith("/media/")) {
    event.respondWith(orFetched(cachedFile(request.url), request));
  } else if (own.has(pathname)) {
    event.respondWith(orFetched(shell.file(pathname), request));
  }
});

self.addEventListener("push", (event) => {
  event.waitUntil(showTimeIsUp(self.registration, event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.waitUntil(openPageOf(event.notification, self.clients));
});

/** The time in ms after which a page is no longer waited for, so that a bad connection is no worse than none. */
const LONGEST_WAIT_MS = 3_000;

/** Returns the page as the server renders it; else the one that the browser renders. It is never stored: it is of its reader. */
async function renderedPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const answer = Promise.resolve(preloaded).then((response) => response ?? fetch(request));
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  const page = await Promise.race([answer.catch(() => undefined), timeout]);
  return page?.ok ? page : ((await shell.file("/index.html")) ?? answer);
}

const orFetched = async (cached: Promise<Response | undefined>, request: Request): Promise<Response> =>
  (await cached) ?? fetch(request);

/** Pages that are not ours to answer: the server's, and the sign-in library's on a host of our own. */
const isServersOwn = (path: string): boolean =>
  [...SERVER_PATHS, "/__"].some((start) => path === start || path.startsWith(`${start}/`));
