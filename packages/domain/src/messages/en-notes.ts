import { listed } from "./counted.ts";

/** The English notes on how a recipe was made. */
export const enNotes = {
  composerNotes: {
    unknown: (word: string) => `“${word}” is not known here, so it is not in the recipe.`,
    notUnderstood: "Name a food or a dish, and a recipe can be put together.",
    contradiction: (food: string, bar: string) => `${food} is left out: it does not go with “${bar}”.`,
    swapped: (food: string, substitute: string) => `Instead of ${food} there is ${substitute}.`,
    noSuitablePart: (food: string) => `There was no good place for ${food} in this dish.`,
    otherDish: (dish: string) => `This is near to “${dish}”, but not quite it.`,
    notObeyed: (request: string) => `“${request}” is understood, but cannot be promised.`,
    tooSlow: (asked: string, takes: string) => `It takes ${takes} minutes, more than the ${asked} asked for.`,
    servings: (asked: string, count: string) => `It is for ${count}, not for ${asked}.`,
    notWithout: (food: string, dish: string) =>
      `“${dish}” cannot be made without ${food}: it is what makes it this dish.`,
    unknownDish: (dish: string) => `We do not know “${dish}”, and make no other dish under its name.`,
    unresolved: (words: string) =>
      `It is not clear what “${words}” leaves out. Say it in other words, please.`,
    impossible: (words: readonly string[]) =>
      `Nothing can be made that keeps to all of this: ${listed("en", words)}.`,
  },
  modelNotes: {
    notInSource: "These lines are not in the text. Please check them:",
    listedLater: (foods: readonly string[]) =>
      `The steps use what the list of ingredients lacked; it was added: ${listed("en", foods)}.`,
    unsafeTemperature: (food: string, said: string, safe: string) =>
      `${food} is safe at ${safe} inside, not at ${said}.`,
    otherDish: (asked: string, got: string) => `You asked for “${asked}”; the AI wrote “${got}”.`,
    otherRecipes: "The AI wrote several recipes; this is the first. The others:",
    stepsCut: (count: string) => `The last ${count} steps were left out, because a recipe can have 100.`,
    notInRecipe: "These lines of the text are not in the recipe. Please check them:",
    timesMended: "The total time was less than its parts, so it was added up anew.",
  },
};
