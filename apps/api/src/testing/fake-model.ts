import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import type { ModelFailure, ModelUsage } from "@larder/domain/generation/generation";
import { ModelError, type ModelAnswer, type RecipeModel } from "../ports/recipe-model.ts";

const USAGE: ModelUsage = {
  model: "cook",
  outputMode: "schema",
  calls: 1,
  inputTokens: 900,
  outputTokens: 2_000,
  milliseconds: 9_000,
};

const SOUP: ModelAnswer = {
  recipe: normaliseRecipe({
    name: "Leek soup",
    servings: 4,
    ingredients: { main: [{ item: "leek", quantity: "2" }] },
    steps: [{ name: "Cook", process: ["Boil the leeks for 20 minutes."] }],
    tags: ["soup"],
  }).recipe,
  notes: [{ code: "added-to-list", words: ["leek"] }],
  usage: USAGE,
};

/** Creates a model that answers with a leek soup, or as the test sets: with a failure or a delay. */
export function createFakeModel() {
  const asked: string[] = [];
  const state: { failure: ModelFailure | null; retryAfterSeconds?: number; until?: Promise<void> } = {
    failure: null,
  };

  async function answer(what: string, signal: AbortSignal): Promise<ModelAnswer> {
    asked.push(what);
    const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    if (state.until) await Promise.race([state.until, aborted]);
    const failure = signal.aborted ? "cancelled" : state.failure;
    if (!failure) return SOUP;
    const { retryAfterSeconds } = state;
    throw new ModelError(failure, USAGE, "as the test wants it", {
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }

  const model: RecipeModel = {
    name: "cook",
    create: ({ query, language }, signal) => answer(`${query} (${language})`, signal),
    try: async () => ({
      failure: state.failure,
      answer: state.failure ? null : SOUP.recipe.name,
      reason: state.failure ? "as the test wants it" : "",
      usage: USAGE,
      capabilities: {
        outputMode: "schema",
        isStreamed: true,
        isUsageStreamed: true,
        tokenLimit: "max_tokens",
        hasTemperature: true,
      },
    }),
    extract: ({ text }, signal) => answer(text, signal),
  };
  return { model, asked, state };
}
