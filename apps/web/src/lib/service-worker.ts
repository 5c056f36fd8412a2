/**
 * Lets the app open without a connection. A new version takes over when the app is next opened or loaded again, never
 * under somebody's hands: what they are typing stays.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await loaded();
  // A browser may refuse, in a private window for example: then the app needs a connection.
  const registration = await navigator.serviceWorker
    .register("/sw.js", { updateViaCache: "none" })
    .catch(() => undefined);
  if (!registration?.waiting || !navigator.serviceWorker.controller) return;
  // It has been waiting since an earlier visit, and nothing has been typed yet.
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting.postMessage({ type: "SKIP_WAITING" });
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
