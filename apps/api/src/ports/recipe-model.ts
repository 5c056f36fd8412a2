import type { ModelFailure, ModelUsage } from "@larder/domain/generation/generation";
import type { ModelTrial } from "@larder/domain/generation/model-trial";
import type { WantedRecipe } from "@larder/domain/generation/wanted-recipe";
import type { Breach, Danger } from "@larder/domain/recipe/examination";
import type { ModelNote } from "@larder/domain/recipe/model-note";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";

export class ModelError extends Error {
  override name = "ModelError";
  readonly failure: ModelFailure;
  readonly usage: ModelUsage;
  /** The real reason, for the log alone; no text of a prompt or an answer. */
  readonly detail: string;
  readonly retryAfterSeconds: number | undefined;
  /** What is wrong with the recipe, for `breach` and `unsafe`. */
  readonly findings: readonly (Breach | Danger)[];
  /** Private, so that no log of the error has it. */
  readonly #reason: string;
  constructor(
    failure: ModelFailure,
    usage: ModelUsage,
    detail: string,
    options: ErrorOptions & {
      retryAfterSeconds?: number;
      findings?: readonly (Breach | Danger)[];
      reason?: string;
    } = {},
  ) {
    super(`model ${failure}`, options);
    this.failure = failure;
    this.usage = usage;
    this.detail = detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.findings = options.findings ?? [];
    this.#reason = options.reason ?? "";
  }

  /** The server's own words, else the real reason as a code; for the administrator alone. */
  get reason(): string {
    return this.#reason || this.detail;
  }
}

export interface ModelAnswer {
  /** The normalised and checked recipe, without the app's tags and origin. */
  recipe: RecipeDraft;
  notes: readonly ModelNote[];
  usage: ModelUsage;
}

/** Writes recipes and reads them from text. Throws `ModelError`. */
export interface RecipeModel {
  /** The model's name, for the log and the administrator. */
  readonly name: string;
  /**
   * Creates a recipe for the query, in `language` unless the query itself is in another language.
   *
   * @param wanted `request` is the query as it was understood, with what the user leaves out; the recipe is examined
   *   against it
   */
  create(wanted: WantedRecipe, signal: AbortSignal): Promise<ModelAnswer>;
  /** The recipe that stands in a text: nothing is invented, and what is not in the text is refused. */
  extract(source: { text: string }, signal: AbortSignal): Promise<ModelAnswer>;
  /** Asks a small fixed question, also after failures for which users are not let through. Never throws `ModelError`. */
  try(signal: AbortSignal): Promise<ModelTrial>;
}
