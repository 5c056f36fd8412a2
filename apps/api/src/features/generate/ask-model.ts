import { ModelError, type ModelAnswer } from "../../ports/recipe-model.ts";
import type { OpenQuestion } from "./generation-quota.ts";
import { isFree, problemOf } from "./model-problem.ts";

/**
 * Asks the model, does something with its recipe, and books how it all went. What the model did is paid for even when
 * its recipe cannot be used.
 *
 * @param keep what is done with the answer; where that is to store the recipe, its id is noted
 * @throws AppError in the place of a `ModelError`
 */
export async function askModel<T>(
  question: OpenQuestion,
  ask: () => Promise<ModelAnswer>,
  save: (answer: ModelAnswer) => Promise<{ result: T; recipeId?: string }>,
): Promise<T> {
  const answer = await asked(question, ask);
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

async function asked(question: OpenQuestion, ask: () => Promise<ModelAnswer>): Promise<ModelAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ModelError)) {
      await question.close("failed");
      throw error;
    }
    const { failure, usage } = error;
    await question.close(failure, { usage, ...(isFree(error) && { credits: 0 }) });
    throw problemOf(error);
  }
}
