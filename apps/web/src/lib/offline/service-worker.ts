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

/**
 * Reloads the app after a page could not be loaded: the server may have a newer version, without the files of this one.
 * Nothing happens without a connection, or when the app was reloaded within the last minute, because another reload would
 * not help.
 *
 * @returns whether the app is being reloaded
 */
export function reloadForMissingPage(): boolean {
  if (!navigator.onLine || justReloaded()) return false;
  location.reload();
  return true;
}

const RELOADED = "larder-reloaded-at";
const A_MINUTE = 60_000;

/** Returns whether the app was reloaded within the last minute, and notes that it is reloaded now if not. */
function justReloaded(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < A_MINUTE) return true;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  return false;
}
