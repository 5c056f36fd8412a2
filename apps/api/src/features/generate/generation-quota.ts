import type { Generation, GenerationKind, GenerationOutcome } from "@larder/domain/generation/generation";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";

/** The limits of questions to a model; 0 switches a limit off. */
export interface GenerationLimits {
  /** The hourly limit for one user. */
  creditsPerHour: number;
  creditsPerDay: number;
  /** The daily limit for all users together. */
  creditsPerDayForAll: number;
  /** The time in milliseconds after which the process of a running question counts as lost. */
  lostAfterMs: number;
}

/** The credits that a question to a model costs: a page is long. */
export const CREDITS: Readonly<Record<GenerationKind, number>> = { create: 1, text: 1, page: 2 };

export interface Question {
  uid: string;
  kind: GenerationKind;
  origin: Generation["origin"];
  queryKey?: string;
}

/** An accepted question, which counts as the running one of its user until it is closed. */
export interface OpenQuestion {
  /** Notes how it ended; without `credits` it costs what it was booked with. */
  close(
    outcome: GenerationOutcome,
    result?: Partial<Pick<Generation, "credits" | "usage" | "recipeId">>,
  ): Promise<void>;
}

export type GenerationQuota = ReturnType<typeof createGenerationQuota>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Counts questions to the generator and enforces the limits over all processes that share a store. */
export function createGenerationQuota(
  { store, clock, newId }: Pick<Ports, "store" | "clock" | "newId">,
  limits: GenerationLimits,
) {
  const { generations } = store;
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString();

  /** Throws `generation-spent`, saying when it opens again. */
  async function checkLimit(limit: number, period: number, wanted: number, uid?: string): Promise<void> {
    if (limit === 0) return;
    const since = ago(period);
    const { credits } = await generations.spent(since, uid);
    if (credits + wanted <= limit) return;
    const oldest = await generations.oldestSpent(since, uid);
    const opensAt = oldest === null ? period : Date.parse(oldest) + period - clock().getTime();
    throw new AppError("generation-spent", { retryAfterSeconds: Math.max(1, Math.ceil(opensAt / 1000)) });
  }

  async function checkLimits(uid: string, wanted: number): Promise<void> {
    await checkLimit(limits.creditsPerHour, HOUR, wanted, uid);
    await checkLimit(limits.creditsPerDay, DAY, wanted, uid);
    await checkLimit(limits.creditsPerDayForAll, DAY, wanted);
  }

  return {
    limits,

    /** Books a question. Throws `generation-spent`, and `generation-running` while another of the user's runs. */
    async open({ uid, kind, origin, queryKey }: Question): Promise<OpenQuestion> {
      const credits = origin === "ai" ? CREDITS[kind] : 0;
      if (credits > 0) await checkLimits(uid, credits);
      const generation: Generation = {
        id: newId(),
        uid,
        createdAt: clock().toISOString(),
        kind,
        origin,
        outcome: "running",
        credits,
        ...(queryKey !== undefined && { queryKey }),
      };
      if (!(await generations.begin(generation, ago(limits.lostAfterMs))))
        throw new AppError("generation-running", { retryAfterSeconds: 5 });
      const close: OpenQuestion["close"] = (outcome, result = {}) =>
        generations.end(generation.id, { outcome, ...result });
      // Others may have begun since the limits were asked; now that this one is booked, it is counted exactly.
      if (credits > 0) {
        try {
          await checkLimits(uid, 0);
        } catch (error) {
          await close("spent", { credits: 0 });
          throw error;
        }
      }
      return { close };
    },

    /** Returns the number of questions and the credits of the last 24 hours. */
    lastDay: () => generations.spent(ago(DAY)),
  };
}
