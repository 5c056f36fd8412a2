import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { AppError } from "../../http/errors/app-error.ts";
import type { Attempts } from "../../http/session/attempts.ts";
import type { Ports } from "../../ports/ports.ts";
import { damagedRecords } from "./damaged-records.ts";

const IDLE_MS = 30 * 60 * 1000;
const LIFETIME_MS = 8 * 60 * 60 * 1000;
/** A session in use is written at most this often. */
const TOUCH_MS = 60 * 1000;

export type AdminService = ReturnType<typeof createAdminService>;

/** Admin sessions: opened by the password, bound to the user, ended by time, by logout, or by a new password. */
export function createAdminService(
  { store, clock }: Pick<Ports, "store" | "clock">,
  password: string,
  attempts: Attempts,
) {
  const sessions = store.adminSessions;
  // Keyed with the password: rotating it makes every stored hash unreachable.
  const hashOf = (token: string) => createHmac("sha256", password).update(token).digest("base64url");

  return {
    /** @returns the secret of a new admin session */
    async open(uid: string, sent: string, ip: string): Promise<string> {
      const attempt = await attempts.begin([uid, ip]);
      // // An empty password, as in a file cut short by a full disk, never matches.
      if (password === "" || !sameText(sent, password)) throw new AppError("wrong-password");
      await attempt.succeeded();
      const token = randomBytes(32).toString("base64url");
      const now = clock();
      await sessions.removeOlderThan(new Date(now.getTime() - LIFETIME_MS).toISOString());
      await sessions.insert({
        tokenHash: hashOf(token),
        uid,
        createdAt: now.toISOString(),
        lastSeenAt: now.toISOString(),
      });
      return token;
    },

    async isOpen(uid: string, token: string): Promise<boolean> {
      const tokenHash = hashOf(token);
      const session = await sessions.find(tokenHash);
      if (!session || session.uid !== uid) return false;
      const now = clock().getTime();
      const idle = now - Date.parse(session.lastSeenAt);
      if (idle > IDLE_MS || now - Date.parse(session.createdAt) > LIFETIME_MS) {
        await sessions.remove(tokenHash);
        return false;
      }
      if (idle > TOUCH_MS) await sessions.touch(tokenHash, new Date(now).toISOString());
      return true;
    },

    damagedRecords: () => damagedRecords(store),

    close: async (token: string | null) => {
      if (token) await sessions.remove(hashOf(token));
    },
  };
}

/** Compares digests, so that neither content nor length shows in the time. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
