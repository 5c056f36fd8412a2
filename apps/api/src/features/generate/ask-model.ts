import type { ModelUsage } from "@larder/domain/generation/generation";
import { ModelError } from "../../ports/recipe-model.ts";
import type { OpenQuestion } from "./generation-quota.ts";
import { isFree, problemOf } from "./model-problem.ts";

/**
 * Asks the model, passes its answer on, and records outcome and cost. The model's work is paid for even when its
 * answer cannot be used.
 *
 * @param save uses the answer; where it stores the recipe, it returns the recipe's id for the log
 * @param isFailureFree true if a failure of the model costs nothing whatever it was
 * @throws AppError in the place of a `ModelError`
 */
export async function askModel<A extends { usage: ModelUsage }, T>(
  question: OpenQuestion,
  ask: () => Promise<A>,
  save: (answer: A) => Promise<{ result: T; recipeId?: string }>,
  { isFailureFree = false }: { isFailureFree?: boolean } = {},
): Promise<T> {
  const answer = await asked(question, ask, isFailureFree);
  const { usage } = answer;
  try {
    const { result, recipeId } = await save(answer);
    await question.close("done", { usage, ...(recipeId !== undefined && { recipeId }) });
    return result;
  } catch (error) {
    await question.close("failed", { usage });
    throw error;
  }
}

async function asked<A>(question: OpenQuestion, ask: () => Promise<A>, isFailureFree: boolean): Promise<A> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ModelError)) {
      await question.close("failed");
      throw error;
    }
    const { failure, usage } = error;
    await question.close(failure, { usage, ...((isFailureFree || isFree(error)) && { credits: 0 }) });
    throw problemOf(error);
  }
}
