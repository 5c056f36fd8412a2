/** The server's message that a timer's time is up: `PushMessage` of the domain. */
interface TimeIsUp {
  id: string;
  title: string;
  body: string;
  slug: string;
}

/**
 * Shows that a timer's time is up, as the page does when it is awake (`features/timers/notifications.ts`). Both use the
 * same tag, so that there is a single notification.
 */
export async function showTimeIsUp(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const message = readMessage(data);
  // Browsers require a notification for every push, also for an unreadable one, which is not of our server.
  await registration.showNotification(message?.title ?? "Larder", {
    tag: message?.id ?? "larder",
    body: message?.body ?? "",
    icon: "/icon-192.png",
    requireInteraction: true,
    data: { path: message ? `/recipe/${encodeURIComponent(message.slug)}/cook` : "/" },
  });
}

/** Brings the page that a notification speaks of to the front, or opens it. */
export async function openPageOf(notification: Notification, clients: Clients): Promise<void> {
  notification.close();
  const path = pathIn(notification.data);
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : clients.openWindow(path));
}

function readMessage(data: PushMessageData | null): TimeIsUp | null {
  try {
    const message: unknown = data?.json();
    return isMessage(message) ? message : null;
  } catch {
    return null;
  }
}

function isMessage(message: unknown): message is TimeIsUp {
  if (typeof message !== "object" || message === null) return false;
  return ["id", "title", "body", "slug"].every((key) => typeof Reflect.get(message, key) === "string");
}

/** A path of this app and nothing else. */
function pathIn(data: unknown): string {
  const path: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "path") : null;
  return typeof path === "string" && /^\/(?![/\\\s])/.test(path) ? path : "/";
}
