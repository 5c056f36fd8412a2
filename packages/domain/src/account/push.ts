import * as z from "zod/mini";
import { interfaceLanguageSchema } from "../language-schema.ts";
import { LIMITS } from "../limits.ts";

export const PUSH_LIMITS = {
  /** The number of a user's browsers; beyond it, the one that subscribed first is removed. */
  subscriptions: 10,
  timers: 50,
  endpointLength: 2_000,
  /** The longest time that a timer can be set ahead. */
  aheadMs: 3 * 24 * 3_600_000,
  /** The largest delay: a timer that is later than this does not ring. */
  lateMs: 10 * 60_000,
} as const;

/** A browser's subscription, as `PushSubscription.toJSON()` has it. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().check(z.maxLength(PUSH_LIMITS.endpointLength)),
  keys: z.object({
    /** A point of the curve P-256, 65 bytes in base64url. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
});

/** A timer that rings by push, when its page may be asleep. */
export const pushTimerSchema = z.object({
  endsAt: z.iso.datetime(),
  name: z.string().check(z.minLength(1), z.maxLength(LIMITS.nameLength)),
  recipe: z.object({
    slug: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/)),
    name: z.string().check(z.minLength(1), z.maxLength(LIMITS.nameLength)),
  }),
  /** The message: "check" at the lower end of a range, else "done". */
  message: z._default(z.enum(["done", "check"]), "done"),
  /** The language of the message. */
  language: interfaceLanguageSchema,
});

export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;
export type PushTimer = z.infer<typeof pushTimerSchema>;

/** The push message that the service worker receives: what it shows, and which recipe a tap opens. */
export interface PushMessage {
  /** The timer's id; a notification replaces an older one with the same id. */
  id: string;
  title: string;
  body: string;
  /** The slug of the recipe. */
  slug: string;
}
