import { listed } from "./counted.ts";

/** The English notes on how a recipe was made. */
export const enNotes = {
  composerNotes: {
    unknown: (word: string) => `“${word}” is not known here, so it is not in the recipe.`,
    notUnderstood: "Name a food or a dish, and a recipe can be put together.",
    contradiction: (food: string, bar: string) => `${food} is left out: it does not go with “${bar}”.`,
    swapped: (food: string, substitute: string) => `It has ${substitute} instead of ${food}.`,
    noSuitablePart: (food: string) => `There was no good place for ${food} in this dish.`,
    otherDish: (dish: string) => `This is near to “${dish}”, but not quite it.`,
    notObeyed: (request: string) => `“${request}” is understood, but cannot be promised.`,
    byFoods: (diet: string) =>
      `“${diet}”: the foods fit. How they were produced, and how much is eaten, is for you to check.`,
    tooSlow: (asked: string, takes: string) => `It takes ${takes} minutes, more than the ${asked} asked for.`,
    servings: (asked: string, count: string) => `It is for ${count}, not for ${asked}.`,
    notWithout: (food: string, dish: string) =>
      `“${dish}” cannot be made without ${food}: it is what makes it this dish.`,
    unknownDish: (dish: string) => `We do not know “${dish}”, and make no other dish under its name.`,
    unresolved: (words: string) =>
      `It is not clear what “${words}” leaves out. Say it in other words, please.`,
    danger: (remedy: string) => `This can make people ill. ${remedy}`,
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
  findings: {
    title: "How this recipe was made",
    dangerTitle: "This can make people ill",
    madeWithout: (words: readonly string[]) => `Made without: ${listed("en", words)}`,
    madeFor: (words: readonly string[]) => `Made for: ${listed("en", words)}`,
    notPromised: (words: readonly string[]) => `Not promised: ${listed("en", words)}`,
    breaks: (food: string, request: string) => `${food}: breaks “${request}”`,
    safeAt: (food: string, safe: string) => `To be safe to eat, ${food} must reach ${safe} in the middle.`,
  },
  refusal: {
    request: "Request it",
    import: "Import it",
  },
  dangers: {
    "core-temperature":
      "Cook poultry to 74 °C in the middle, minced meat to 71 °C, whole cuts of pork to 63 °C and rabbit to 71 °C.",
    undercooked:
      "Cook poultry, minced meat, pork and rabbit until nothing is pink: poultry to 74 °C in the middle, minced meat to 71 °C.",
    "dried-beans":
      "Soak dried kidney beans, pour the water away, and boil them hard for ten minutes before anything else. A slow cooker alone does not make them safe.",
    "honey-for-baby": "No honey before the first birthday, not even cooked.",
    choking:
      "Small children choke on this. Cut it into small pieces lengthwise, grind it or leave it out, and stay beside them.",
    "raw-egg-or-fish":
      "Children, pregnant people and people with a weak immune system need eggs, meat and fish cooked through.",
    "green-potatoes": "Throw green and sprouted potatoes away: cooking does not make them safe.",
    "bitter-almonds": "Bitter almonds and the kernels of stone fruit hold cyanide. Use sweet almonds.",
    "rhubarb-leaves": "Rhubarb leaves are poisonous. Use the stalks alone.",
    "raw-elderberries": "Boil elderberries before they are eaten or drunk.",
    "raw-cassava": "Peel cassava and cook it through: raw it holds cyanide.",
    "oil-kept":
      "Garlic and herbs in oil belong in the refrigerator, for at most four days: they can hold botulism that is not smelled.",
    "rice-kept-warm":
      "Eat rice at once, or cool it within an hour and keep it in the refrigerator. Do not keep it warm for hours.",
    "home-canning":
      "Vegetables, meat and fish in jars are safe from a pressure canner alone. Without one, freeze them.",
    "foraged-mushrooms": "Eat gathered mushrooms only when an expert has looked at each of them.",
    pufferfish: "Pufferfish kills. Only licensed cooks may prepare it.",
    "left-standing":
      "Meat, fish and eggs belong in the refrigerator: at room temperature for two hours at most.",
    spoiled:
      "Throw away food that smells, is mouldy or past its use-by date, and shellfish that stays closed: cooking does not make it safe.",
    "not-food": "This is no food. Do not eat it.",
  },
  requestDangers: {
    "left-out":
      "Throw away food that stood outside the refrigerator for more than two hours: heating it again does not make it safe.",
    "kept-too-long":
      "Eat leftovers within three days, rice within one. Throw away what is older: heating it again does not make it safe.",
    refrozen:
      "Meat, fish and dishes that thawed at room temperature must not be frozen again raw. What thawed in the refrigerator can be cooked through within a day; throw the rest away.",
    "raw-milk":
      "Boil raw milk before it is used: children, pregnant and old people can become very ill from it and from its fresh cheese.",
    "unfrozen-fish":
      "Fish that is eaten raw or in vinegar can hold live anisakis worms: freeze it first for five days at −20 °C, or buy it frozen. Vinegar and lemon do not kill them.",
    pets: "Onion, garlic, chocolate, grapes, raisins, alcohol and xylitol poison dogs and cats. Recipes here are made for people: ask a vet what an animal may eat.",
  },
  draft: {
    title: "Only you see this recipe",
    until: (date: string) => `It is deleted on ${date} unless you keep it.`,
    accept: "Keep",
    change: "Change",
    discard: "Discard",
    accepted: "Recipe kept",
    acceptFailed: "The recipe could not be kept. Please try again.",
    discardTitle: "Discard this recipe?",
    discardText: "It is deleted for good.",
    discarded: "Recipe discarded",
    discardFailed: "The recipe could not be discarded. Please try again.",
    changeLabel: "What should be different?",
    changeHint: "For example: without eggs, for 6, I have no oven, spicier",
    changeSend: "Make it anew",
    changed: "Recipe changed",
    listTitle: "Not kept yet",
    listText: "Recipes made for you that only you see.",
    listEmpty: "There are none. A recipe that is made for you stays here until you keep or discard it.",
    goesOn: (date: string) => `Is deleted on ${date}`,
  },
};
