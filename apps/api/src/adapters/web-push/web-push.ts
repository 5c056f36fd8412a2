import { createECDH, createHash } from "node:crypto";
import type { PushMessage, PushSubscription } from "@larder/domain/account/push";

import webPush from "web-push";
import type { Push, PushResult } from "../../ports/push.ts";
import { FetchError } from "@larder/safe-fetch/fetch-error";
import type { SafePost } from "@larder/safe-fetch/safe-post";
import { isKnownService } from "./push-services.ts";

export interface WebPushOptions {
  publicKey: string;
  privateKey: string;
  /** The operator's contact for push services: a mailto: or https: address. */
  subject: string;
  /** The operator's own push services, as `host:port`. */
  allowHosts: readonly string[];
  log?: (event: PushEvent) => void;
}

/** The log entry of one push. Of the endpoint, which is a secret of the browser, it contains the host only. */
export interface PushEvent {
  service: string;
  outcome: PushResult["outcome"];
  detail: string;
  ms: number;
}

const GONE = new Set([404, 410]);
const TOO_MANY = 429;
const TOPIC_LENGTH = 32;

/** Creates a push sender: `web-push` builds the request, the guarded client sends it. */
export function createWebPush(options: WebPushOptions, client: SafePost): Push {
  const { publicKey, privateKey, subject, log } = options;
  const allowHosts = new Set(options.allowHosts);

  function requestFor(subscription: PushSubscription, message: PushMessage, ttlSeconds: number) {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      {
        vapidDetails: { subject, publicKey, privateKey },
        contentEncoding: "aes128gcm",
        TTL: ttlSeconds,
        // A phone that sleeps is woken.
        urgency: "high",
        // A push that has not come through yet gives way to a later one of the same timer.
        topic: createHash("sha256").update(message.id).digest("base64url").slice(0, TOPIC_LENGTH),
      },
    );
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { url: new URL(endpoint), headers: Object.fromEntries(texts), body: body ?? Buffer.alloc(0) };
  }

  async function post(
    ...request: Parameters<typeof requestFor>
  ): Promise<{ result: PushResult; detail: string }> {
    try {
      const { status, retryAfter } = await client.post(requestFor(...request));
      return { result: resultOf(status, retryAfter), detail: `answered ${status}` };
    } catch (error) {
      const detail = error instanceof FetchError ? error.detail : String(error);
      return { result: { outcome: "later" }, detail };
    }
  }

  return {
    publicKey,
    accepts: ({ endpoint, keys }) => isKnownService(endpoint, allowHosts) && isOnCurve(keys.p256dh),
    async send(subscription, message, { ttlSeconds }) {
      const startedAt = performance.now();
      const service = URL.parse(subscription.endpoint)?.host ?? "";
      // Asked again: the operator may have taken a host off the list since.
      const { result, detail } = isKnownService(subscription.endpoint, allowHosts)
        ? await post(subscription, message, ttlSeconds)
        : { result: { outcome: "gone" } as const, detail: "no push service that is known" };
      log?.({ service, outcome: result.outcome, detail, ms: performance.now() - startedAt });
      return result;
    },
    close: () => client.close(),
  };
}

function resultOf(status: number, retryAfter: string): PushResult {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (GONE.has(status)) return { outcome: "gone" };
  if (status < 500 && status !== TOO_MANY) return { outcome: "refused" };
  // The other form, a date, is rare enough to be passed over.
  return /^\d{1,6}$/.test(retryAfter)
    ? { outcome: "later", retryAfterSeconds: Number(retryAfter) }
    : { outcome: "later" };
}

/** Reports whether a key is a point of the curve. A key of the right length may not be, and cannot encrypt. */
function isOnCurve(p256dh: string): boolean {
  const own = createECDH("prime256v1");
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false;
  }
}
