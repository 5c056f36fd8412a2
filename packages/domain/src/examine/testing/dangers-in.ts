import { normaliseRecipe } from "../../normalise/normalise.ts";
import { findDangers } from "../find-dangers.ts";

/** What a danger can depend on beside its sentence. */
export interface Around {
  name?: string;
  rows?: readonly string[];
  /** Steps before and after the sentence. */
  before?: readonly string[];
  after?: readonly string[];
}

/** Returns the codes of the dangers in a recipe of a sentence. */
export function dangersIn(
  sentence: string,
  { name = "Dinner", rows = [], before = [], after = [] }: Around = {},
): string[] {
  const { recipe } = normaliseRecipe({
    name,
    ingredients: rows.map((ingredient_name) => ({ ingredient_name })),
    steps: [...before, sentence, ...after].map((description) => ({
      main_step: "Cook",
      sub_steps: [{ description }],
    })),
  });
  return [...new Set(findDangers(recipe).map(({ code }) => code))];
}
