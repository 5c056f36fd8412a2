import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { paths } from "@/lib/navigation/paths";

const ASKED = "larder-notifications-asked";

/** Returns whether the browser would ask for permission, and was not made to ask before. */
export function mayAskToNotify(): boolean {
  try {
    return canAsk() && localStorage.getItem(ASKED) === null;
  } catch {
    return false;
  }
}

/** Returns whether the browser would ask for permission at all. */
export const canAsk = (): boolean =>
  "Notification" in globalThis && "serviceWorker" in navigator && Notification.permission === "default";

/** Returns whether notifications may be shown. */
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

/**
 * Shows a notification by the service worker, whose notifications outlive the page; does nothing without permission.
 */
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

/** Removes the notification of a timer, also one that was sent by push. */
export async function clearNotification({ id }: CookingTimer): Promise<void> {
  const shown = (await (await registered())?.getNotifications({ tag: id })) ?? [];
  for (const notification of shown) notification.close();
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return undefined;
  return navigator.serviceWorker?.getRegistration();
}
