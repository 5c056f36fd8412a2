import type { RecipeJsonProblem } from "../formats/recipe-json.ts";
import type { AddMessages, Messages } from "./messages.ts";

/** Returns the reader's sentence for a text that cannot be added as a recipe. */
export function jsonProblemSentence(
  { addJson, jsonFault }: Pick<Messages, "jsonFault"> & AddMessages,
  problem: RecipeJsonProblem,
): string {
  switch (problem.kind) {
    case "empty":
      return addJson.empty;
    case "invalid":
      return addJson.invalid(jsonFault && problem.fault ? jsonFault(problem.fault) : problem.detail);
    case "no-recipe":
      return addJson.noRecipe;
    case "name-required":
      return addJson.nameRequired;
    case "fields-required":
      return addJson.fieldsRequired;
  }
}
