import type { PushEvent } from "../adapters/web-push/web-push.ts";
import { createSafePost } from "@larder/safe-fetch/safe-post";
import type { Push } from "../ports/push.ts";
import type { PushSettings } from "../config/push-settings.ts";

/**
 * Loaded only where timers ring by push.
 *
 * @param blockedRanges public blocks that must not be called, as for imports
 */
export async function openPush(
  settings: PushSettings,
  blockedRanges: readonly string[],
  log: (event: PushEvent) => void,
): Promise<Push> {
  const { createWebPush } = await import("../adapters/web-push/web-push.ts");
  const { allowHosts } = settings;
  return createWebPush({ ...settings, log }, createSafePost({ allowHosts, blockedRanges }));
}
