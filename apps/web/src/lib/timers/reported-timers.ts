import * as z from "zod/mini";
import type { ReportedTimers } from "./push-plan.ts";

const KEY = "larder-pushed-timers";
const reported = z.object({ userId: z.string(), timers: z.record(z.string(), z.string()) });

/**
 * Returns the state of this user's timers that any tab reported to the server. It is stored, so it survives a reload
 * and a closed tab.
 */
export function readReportedTimers(userId: string): ReportedTimers {
  try {
    const stored = reported.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    return stored.data?.userId === userId ? stored.data.timers : {};
  } catch {
    return {};
  }
}

export function storeReportedTimers(userId: string, timers: ReportedTimers): void {
  try {
    if (Object.keys(timers).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ userId, timers }));
  } catch {
    // Without storage the timers are reported again, which changes nothing on the server.
  }
}
