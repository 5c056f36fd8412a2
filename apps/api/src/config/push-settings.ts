import { createECDH } from "node:crypto";
import * as z from "zod/mini";
import { parseAllowHosts } from "@larder/safe-fetch/allow-hosts";
import { text } from "./env-fields.ts";

/** The keys by which push services identify this server, and the operator's contact. */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  subject: string;
  allowHosts: readonly string[];
}

/** The settings of the environment that let timers ring by push. */
export const pushFields = {
  VAPID_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^B[\w-]{86}$/, "must be a public key of 65 bytes in base64url")),
  ),
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, "must be a private key of 32 bytes in base64url")),
  ),
  VAPID_SUBJECT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*)$/,
          "must be a mailto: or https:// address of yours",
        ),
      ),
  ),
  PUSH_ALLOW_HOSTS: text(""),
};

type PushEnvironment = z.output<z.ZodMiniObject<typeof pushFields>>;
const NEEDED = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"] as const;

/** Returns the problems between the push settings, in sentences for the operator. */
export function pushProblems(env: PushEnvironment): string[] {
  const missing = NEEDED.filter((name) => !env[name]);
  const isBegun = missing.length < NEEDED.length;
  const allowHosts = parseAllowHosts(env.PUSH_ALLOW_HOSTS);
  return [
    ...(isBegun
      ? missing.map((name) => `${name} is missing: timers that ring by push need ${NEEDED.join(", ")}.`)
      : []),
    ...(isPair(env) ? [] : ["VAPID_PRIVATE_KEY is not the key that belongs to VAPID_PUBLIC_KEY."]),
    ...(allowHosts.ok ? [] : [`PUSH_ALLOW_HOSTS: ${allowHosts.problem}.`]),
  ];
}

/** Returns the push settings; null without push. */
export function pushOf(env: PushEnvironment): PushSettings | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey || !privateKey || !subject) return null;
  const allowHosts = parseAllowHosts(env.PUSH_ALLOW_HOSTS);
  return { publicKey, privateKey, subject, allowHosts: allowHosts.ok ? allowHosts.hosts : [] };
}

function isPair({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: PushEnvironment): boolean {
  if (!publicKey || !privateKey) return true;
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url") === publicKey;
  } catch {
    return false;
  }
}
