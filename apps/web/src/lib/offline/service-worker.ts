/**
 * Lets the app open without a connection, with what `worker/` keeps. A new version is fetched beside the open page and
 * takes over when the app is next opened or loaded, never under somebody's hands: what they are typing stays.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await loaded();
  // A browser may refuse, in a private window for example: then the app needs a connection.
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
}

/** The first page comes first: only then all other parts are fetched ahead. */
async function loaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

/** A part of an older version that the server no longer has: the page is loaded anew, as the version of now. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || justReloaded()) return;
    event.preventDefault();
    location.reload();
  });
}

const RELOADED = "larder-reloaded-at";
const A_MINUTE = 60_000;

/** Once a minute at most: when it does not help, it must not go on for ever. */
function justReloaded(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < A_MINUTE) return true;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  return false;
}
