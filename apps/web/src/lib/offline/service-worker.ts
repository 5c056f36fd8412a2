/**
 * Registers the service worker (`worker/`), with which the app opens without a connection. A new version is fetched
 * beside the open page and takes over when the app is next opened or loaded, never while the user is typing.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await loaded();
  // A browser may refuse, in a private window for example: then the app needs a connection.
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
}

/** Waits until the first page is loaded: only then all other parts are prefetched. */
async function loaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

/** Reloads the page when it needs a part of an older version that the server no longer has. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || justReloaded()) return;
    event.preventDefault();
    location.reload();
  });
}

const RELOADED = "larder-reloaded-at";
const A_MINUTE = 60_000;

/**
 * Returns whether the page was reloaded within the last minute: when a reload does not help, it must not repeat for
 * ever.
 */
function justReloaded(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < A_MINUTE) return true;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  return false;
}
