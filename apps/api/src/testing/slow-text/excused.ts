/** Functions that are not tried, by the base name of their file, each group with its reason. */
export const EXCUSED: ReadonlySet<string> = new Set([
  // Screens and other readers hand over what they hold.
  "needed-for.ts neededFor",
  "needed-for.ts shownAs",
  "shown-measure.ts shownMeasure",
  "plan-timeline.ts planTimeline",
  "detached-timer.ts detachedTimer",
  "step-timer.ts stepTimerName",
  "ingredient-list.ts isDescription",
  "ingredient-list.ts endsFoodList",
  "ingredient-skips.ts skipWhile",
  "shown-amount.ts formatMeasure",
  "problem.ts sentenceFor",
  "values.ts entries",
  "picture-sources.ts imageSources",
  "picture-sources.ts allPictureAddresses",
  "visibility.ts canSee",
  "recipe-version.ts withContent",
  "recipe-query.ts waysTo",
  "search-forms.ts findsForm",
  "time-span.ts readTimeSpan",
  // `readWholePage`, which is tried, hands it over, in a thread that can be killed.
  "microdata-nodes.ts valuesOf",
  "page-stream.ts streamPage",
  "merge-found.ts mergeFound",
  "read-recipe.ts readRecipe",
  "looks-whole.ts looksWhole",
  "ingredient-groups.ts ingredientGroups",
  "page-groups.ts groupsOnPage",
  "page-groups.ts showsList",
  // `findBreaches` and `readWholePage`, which are tried, hand over what they hold.
  "made-foods.ts ownFoods",
  "invisible.ts isInvisible",
  // Screens hand over a row; its name and unit are short.
  "spoken-measure.ts spokenMeasure",
  // `linkIngredients`, which is tried, hands over what it holds.
  "group-request.ts inGroup",
  "group-request.ts several",
  // The dish cards are the composer's own data.
  "card-text.ts sentencesOf",
  "missing-foods.ts withoutMissing",
  // `composeRecipe`, which is tried, hands over words of its own tables.
  "composition-notes.ts notesOnRecipe",
  "suggest-card.ts suggestCard",
  "food-kinds.ts isKindOf",
  "listed-name.ts listedName",
  // Linear for the few edits that its callers allow.
  "edit-distance.ts editDistance",
  "dish.ts usesIn",
  "frying-pan.ts fryAll",
  "pot.ts soak",
  "pot.ts browned",
  "pot.ts brown",
  "pot.ts soften",
  "pot.ts serve",
  "pot.ts boilSide",
  "plan.ts rest",
  "sentence.ts agreed",
  // The caller hands over a short text of its own.
  "prompt.ts repairMessages",
  // It compares ids of a limited length.
  "collection-rules.ts collectionRoleOf",
  "collection-rules.ts isShownBy",
  "report.ts reportIdOf",
  "sign-in-provider.ts isForeign",
]);
