import { ModelError, type ModelAnswer } from "../../ports/recipe-model.ts";
import type { OpenQuestion } from "./generation-quota.ts";
import { isFree, problemOf } from "./model-problem.ts";

/**
 * Asks the model, passes its recipe on, and records outcome and cost. The model's work is paid for even when its
 * recipe cannot be used.
 *
 * @param save uses the answer; where it stores the recipe, it returns the recipe's id for the log
 * @param isFailureFree true if a failure of the model costs nothing whatever it was
 * @throws AppError in the place of a `ModelError`
 */
export async function askModel<T>(
  question: OpenQuestion,
  ask: () => Promise<ModelAnswer>,
  save: (answer: ModelAnswer) => Promise<{ result: T; recipeId?: string }>,
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

async function asked(
  question: OpenQuestion,
  ask: () => Promise<ModelAnswer>,
  isFailureFree: boolean,
): Promise<ModelAnswer> {
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
