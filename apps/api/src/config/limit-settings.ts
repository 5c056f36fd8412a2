import * as z from "zod/mini";
import { count } from "./env-fields.ts";

/** The limits on the use of the API; 0 switches a limit off, but never that of guessing the administrator's password. */
export interface LimitSettings {
  rates: {
    readsPerMinute: number;
    writesPerMinute: number;
    importsPerHour: number;
    picturesPerHour: number;
    textsPerHour: number;
    messagesPerHour: number;
    communityPerHour: number;
    exportsPerHour: number;
  };
  adminAttempts: { each: number; windowMinutes: number; allPerHour: number };
  /** The number of recipes and of bytes that each user may store. */
  quota: { recipes: number; bytes: number };
  generation: { creditsPerHour: number; creditsPerDay: number; creditsPerDayForAll: number };
}

/** A limit that holds only while it is small: switched off, or raised without end, it would leave the password to be guessed. */
const guarded = (fallback: number, most: number) => {
  const message = `must be 1 to ${most}: the limit on guessing the administrator's password cannot be switched off`;
  return z.pipe(count(fallback), z.number().check(z.minimum(1, message), z.maximum(most, message)));
};

/** The settings of the environment that say how often something may be done. */
export const limitFields = {
  RATE_READS_PER_MINUTE: count(300),
  RATE_WRITES_PER_MINUTE: count(60),
  RATE_IMPORTS_PER_HOUR: count(10),
  RATE_PICTURES_PER_HOUR: count(30),
  RATE_TEXTS_PER_HOUR: count(60),
  RATE_MESSAGES_PER_HOUR: count(5),
  RATE_COMMUNITY_PER_HOUR: count(60),
  RATE_EXPORTS_PER_HOUR: count(10),
  RATE_ADMIN_FAILURES: guarded(5, 100),
  RATE_ADMIN_WINDOW_MINUTES: guarded(15, 1_440),
  RATE_ADMIN_FAILURES_PER_HOUR_FOR_ALL: guarded(30, 1_000),
  QUOTA_RECIPES: count(20_000),
  QUOTA_MEGABYTES: count(200),
  AI_CREDITS_PER_HOUR: count(10),
  AI_CREDITS_PER_DAY: count(30),
  AI_CREDITS_PER_DAY_FOR_ALL: count(500),
};

export function limitsOf(env: z.output<z.ZodMiniObject<typeof limitFields>>): LimitSettings {
  return {
    rates: {
      readsPerMinute: env.RATE_READS_PER_MINUTE,
      writesPerMinute: env.RATE_WRITES_PER_MINUTE,
      importsPerHour: env.RATE_IMPORTS_PER_HOUR,
      picturesPerHour: env.RATE_PICTURES_PER_HOUR,
      textsPerHour: env.RATE_TEXTS_PER_HOUR,
      messagesPerHour: env.RATE_MESSAGES_PER_HOUR,
      communityPerHour: env.RATE_COMMUNITY_PER_HOUR,
      exportsPerHour: env.RATE_EXPORTS_PER_HOUR,
    },
    adminAttempts: {
      each: env.RATE_ADMIN_FAILURES,
      windowMinutes: env.RATE_ADMIN_WINDOW_MINUTES,
      allPerHour: env.RATE_ADMIN_FAILURES_PER_HOUR_FOR_ALL,
    },
    quota: { recipes: env.QUOTA_RECIPES, bytes: env.QUOTA_MEGABYTES * 1_000_000 },
    generation: {
      creditsPerHour: env.AI_CREDITS_PER_HOUR,
      creditsPerDay: env.AI_CREDITS_PER_DAY,
      creditsPerDayForAll: env.AI_CREDITS_PER_DAY_FOR_ALL,
    },
  };
}
