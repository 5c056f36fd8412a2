import * as z from "zod/mini";
import type { ToldTimers } from "./push-plan.ts";

const KEY = "larder-pushed-timers";
const told = z.object({ userId: z.string(), timers: z.record(z.string(), z.string()) });

/** What the server was told of this user's timers, by any tab: a reload and a closed tab must not forget it. */
export function readToldTimers(userId: string): ToldTimers {
  try {
    const kept = told.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    return kept.data?.userId === userId ? kept.data.timers : {};
  } catch {
    return {};
  }
}

export function keepToldTimers(userId: string, timers: ToldTimers): void {
  try {
    if (Object.keys(timers).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ userId, timers }));
  } catch {
    // A browser without storage: the server is told again, which changes nothing there.
  }
}
