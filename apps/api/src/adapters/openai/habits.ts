import type { ModelUsage } from "@larder/domain/generation/generation";

export type Rung = ModelUsage["rung"];

/** From the strictest down. */
const RUNGS: readonly Rung[] = ["schema", "object", "text"];

/** `auto` begins with the strictest and goes down as the server refuses; the others are pinned. */
export type Structured = "auto" | Rung;

/** How a server and model want to be asked: they differ in what they know and refuse. */
export interface Habits {
  rung: Rung;
  isStreamed: boolean;
  isUsageStreamed: boolean;
  tokenLimit: "max_tokens" | "max_completion_tokens";
  hasTemperature: boolean;
}

export function firstHabits(structured: Structured): Habits {
  return {
    rung: structured === "auto" ? "schema" : structured,
    isStreamed: true,
    isUsageStreamed: true,
    tokenLimit: "max_tokens",
    hasTemperature: true,
  };
}

/** One rung lower; null on the last one, and where the rung is pinned. */
export function lowerRung(habits: Habits, structured: Structured): Habits | null {
  const lower = structured === "auto" ? RUNGS[RUNGS.indexOf(habits.rung) + 1] : undefined;
  return lower ? { ...habits, rung: lower } : null;
}

const ABOUT_FORM = /response_format|json_schema|json_object|schema|structured|grammar/;

/**
 * What to do otherwise when a server refuses a request.
 *
 * @param complaint what it says, in lower case
 * @returns null when it says nothing that can be done otherwise
 */
export function otherHabits(complaint: string, habits: Habits, structured: Structured): Habits | null {
  if (habits.rung !== "text" && ABOUT_FORM.test(complaint)) return lowerRung(habits, structured);
  if (habits.tokenLimit === "max_tokens" && complaint.includes("max_completion_tokens")) {
    // Models that want the new name think before they answer, and those refuse a temperature too.
    return { ...habits, tokenLimit: "max_completion_tokens", hasTemperature: false };
  }
  if (habits.hasTemperature && complaint.includes("temperature")) return { ...habits, hasTemperature: false };
  if (habits.isUsageStreamed && /stream_options|include_usage/.test(complaint)) {
    return { ...habits, isUsageStreamed: false };
  }
  if (habits.isStreamed && /\bstream(?:ing)?\b/.test(complaint)) return { ...habits, isStreamed: false };
  return null;
}
