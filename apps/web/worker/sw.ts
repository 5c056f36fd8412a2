import { SERVER_PATHS } from "../server-paths.ts";
import { openPageOf, showTimeIsUp } from "./notifications.ts";
import { createShell, cachedFile, type ShellFile } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list of all files of this version here. */
  readonly __WB_MANIFEST: readonly ShellFile[];
};

const files = self.__WB_MANIFEST;
const shell = createShell(files);
const own = new Set(files.map(({ url }) => `/${url}`));

// It takes over at once and disturbs nobody: a page that is open stays what it is, and finds the parts of its version
// that it has not asked for yet among those that are kept. The next page that is opened is one of this version.
self.addEventListener("install", (event) => {
  event.waitUntil(shell.store().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(shell.forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!isServersOwn(pathname)) event.respondWith(orFetched(shell.file("/index.html"), request));
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

const orFetched = async (cached: Promise<Response | undefined>, request: Request): Promise<Response> =>
  (await cached) ?? fetch(request);

/** Pages that are not ours to answer: the server's, and the sign-in library's on a host of our own. */
const isServersOwn = (path: string): boolean =>
  [...SERVER_PATHS, "/__"].some((start) => path === start || path.startsWith(`${start}/`));
