import type { RecipeReader } from "@larder/reader";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { GenerationLimits } from "./features/generate/generation-quota.ts";
import type { ImportSettings } from "./features/imports/create-imports.ts";
import type { JobTurns } from "./ports/job-turns.ts";
import type { RecipeQuota } from "./features/recipes/recipe-quota.ts";
import type { SystemFacts } from "./features/system/system.routes.ts";
import type { AttemptLimits } from "./http/session/attempts.ts";
import type { HeavyLimits } from "./http/limits/heavy-answers.ts";
import type { PageRenderer } from "@larder/domain/contract/server-rendering";
import type { Metrics } from "./http/metrics/metrics.ts";
import type { PendingLimits } from "./http/limits/pending-bytes.ts";
import type { RateLimits } from "./http/limits/rate-limit.ts";
import type { RunningCalls } from "./http/routing/running-calls.ts";
import type { SecurityOptions } from "./http/origin/security-headers.ts";
import type { SignInOptions } from "./mount-sign-in.ts";

/** The facts, limits and parts that an application is built with. */
export interface AppOptions extends SignInOptions {
  facts: SystemFacts;
  /** Reads imported pages; the caller closes it. */
  reader: RecipeReader;
  adminPassword: string;
  rates: RateLimits;
  adminAttempts: AttemptLimits;
  generation: GenerationLimits;
  /** The calls that go on without their connections; the caller stops them. */
  running: RunningCalls;
  /** The limits of imports of collections, and how they are divided among processes. */
  imports: { settings: ImportSettings; turns: JobTurns };
  /** Called with what ends the work beside the requests, which the caller awaits before the store is closed. */
  onStop?: (stop: () => Promise<void>) => void;
  /** The storage limit of each user; unlimited without it. */
  quota?: RecipeQuota;
  /** The largest number of pages of a PDF whose text is read. */
  pdfPages?: number;
  security: SecurityOptions;
  /** Exact origins that may call with credentials. */
  corsOrigins: readonly string[];
  ownOrigins: readonly string[];
  /** The number of proxies in front of the server. */
  proxies: number;
  log: Logger;
  /** The key of the pseudonyms that stand for users in the log. */
  logKey: Buffer;
  heavy?: HeavyLimits;
  pending?: PendingLimits;
  /** Called with the deadline of each timer that is to ring by push. */
  expectTimer?: (endsAt: string) => void;
  /**
   * Set where tokens can be forged: the application then answers only requests that come directly from this machine.
   */
  local?: {
    /** The local identity provider, mounted before all headers: its popup must be able to talk to its opener. */
    identity?: RequestHandler;
  };
  /** Counts what is asked and answered; nothing is counted, and /metrics is no page, without it. */
  metrics?: Metrics;
  /** Lets programs of other machines read the metrics. */
  metricsToken?: string;
  /** The folder of the built web client. */
  webRoot?: string;
  /** Renders the pages of the web client; without it the browser renders all of them. */
  renderer?: PageRenderer;
}
