import * as z from "zod/mini";
import type { ReportedTimers } from "./push-plan.ts";

const KEY = "larder-pushed-timers";
const reported = z.object({ userId: z.string(), timers: z.record(z.string(), z.string()) });

/** What the server was told of this user's timers, by any tab: a reload and a closed tab must not forget it. */
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
    // A browser without storage: the server is told again, which changes nothing there.
  }
}
