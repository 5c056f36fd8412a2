import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { paths } from "@/lib/navigation/paths";

const ASKED = "larder-notifications-asked";

/** Whether the browser would ask, and has not been made to ask before. */
export function mayAskToNotify(): boolean {
  try {
    return canAsk() && localStorage.getItem(ASKED) === null;
  } catch {
    return false;
  }
}

/** Whether the browser would ask at all. */
export const canAsk = (): boolean =>
  "Notification" in globalThis && "serviceWorker" in navigator && Notification.permission === "default";

/** Whether notifications may be shown. */
export const mayNotify = (): boolean => "Notification" in globalThis && Notification.permission === "granted";

/** It is asked of its own accord once on a device. */
export function rememberAsked(): void {
  try {
    localStorage.setItem(ASKED, "yes");
  } catch {
    // Then it is asked again.
  }
}

/** Call it from a press. */
export async function askToNotify(): Promise<void> {
  rememberAsked();
  await Notification.requestPermission();
}

/** By the service worker, whose notifications outlive the page; none without permission. */
export async function notify({ id, recipe }: CookingTimer, title: string): Promise<void> {
  const worker = await registered();
  await worker?.showNotification(title, {
    tag: id,
    body: recipe.name,
    icon: "/icon-192.png",
    requireInteraction: true,
    data: { path: paths.cook(recipe.slug) },
  });
}

/** Takes that of a timer away, also one that was sent by push. */
export async function clearNotification({ id }: CookingTimer): Promise<void> {
  const shown = (await (await registered())?.getNotifications({ tag: id })) ?? [];
  for (const notification of shown) notification.close();
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return undefined;
  return navigator.serviceWorker?.getRegistration();
}
