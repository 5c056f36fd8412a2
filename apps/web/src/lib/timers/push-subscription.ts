import { pushSubscriptionSchema, type PushSubscription as Subscription } from "@larder/domain/account/push";

/** Returns whether this browser may ring by push: it supports it, and its user has allowed notifications. */
export const mayPush = (): boolean =>
  "PushManager" in globalThis && "Notification" in globalThis && Notification.permission === "granted";

/**
 * Returns this browser's subscription, creating it if there is none for this key; null when the browser refuses.
 *
 * @throws when the service worker is not there yet
 */
export async function subscribeWith(publicKey: string): Promise<Subscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) throw new Error("There is no service worker yet.");
  const manager = registration.pushManager;
  const key = bytesOf(publicKey);
  try {
    const before = await manager.getSubscription();
    if (before && !isSame(before.options.applicationServerKey, key)) await before.unsubscribe();
    return readSubscription(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch {
    // A private window, or a browser without a push service.
    return null;
  }
}

/**
 * Ends the subscription in the browser.
 *
 * @returns the ended subscription; null when there was none
 */
export async function endSubscription(): Promise<Subscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const before = (await registration?.pushManager?.getSubscription()) ?? null;
  const subscription = before && readSubscription(before);
  await before?.unsubscribe();
  return subscription;
}

function readSubscription(subscription: PushSubscription): Subscription | null {
  return pushSubscriptionSchema.safeParse(subscription.toJSON()).data ?? null;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function isSame(before: ArrayBuffer | null, key: Uint8Array): boolean {
  return before !== null && new Uint8Array(before).join() === key.join();
}
