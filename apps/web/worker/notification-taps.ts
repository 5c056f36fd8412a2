/** Where a notification leads: `notify` of the timers, and what is sent by push, say so by `data.path`. */
function pathOf({ data }: Notification): string {
  const path: unknown = typeof data === "object" && data !== null && "path" in data ? data.path : null;
  return typeof path === "string" && path.startsWith("/") && !path.startsWith("//") ? path : "/";
}

/** Brings the app forward where it is open, as it is, for its timers are on every page; else opens it. */
export async function followNotification(
  notification: Notification,
  { clients }: { clients: Clients },
): Promise<void> {
  notification.close();
  const windows = await clients.matchAll({ type: "window" });
  const [open] = windows;
  if (open) await open.focus();
  else await clients.openWindow(pathOf(notification));
}
