import { COMPOSED_TAG } from "@larder/domain/generation/made-by";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { barredBy } from "@larder/domain/request/barred";
import { type Bilingual, t } from "../bilingual.ts";
import { CUISINES } from "../cuisines.ts";
import { dietTags } from "../diet-tags.ts";
import { capitalised, fill, spell } from "../sentence.ts";
import { type ToolId, TOOLS } from "../tools.ts";
import type { AdaptedCard } from "./adapt-card.ts";
import type { Course } from "./card.ts";
import { toolsFor } from "./card-ways.ts";
import { cardIngredients } from "./card-ingredients.ts";
import { writeCardSteps } from "./write-card-steps.ts";

const DIFFICULTY = { easy: t("Easy", "Fácil"), medium: t("Medium", "Media"), hard: t("Hard", "Difícil") };
const HONEST = t(
  "A dish card of Larder, adapted to your request without AI; taste as you go.",
  "Una ficha de plato de Larder, adaptada a tu petición sin IA; ve probando.",
);
const LABELS = t(
  "Check the labels of what you buy ready-made.",
  "Revisa las etiquetas de lo que compres ya preparado.",
);
/** Foods that are sold mixed, and often with traces of nuts, milk, egg or gluten. */
const MIXED =
  /sprinkles|chocolate|cocoa|biscuit|ladyfinger|stock|sauce$|curry-paste|pastry|sausage|chorizo|pesto|granola|mayonnaise/;
/** Foods that hold no gluten by nature and are often sold with it. */
const OFTEN_WITH_GLUTEN = /^(?:baking-powder|tamari|curry-powder|polenta|cornflour|black-pudding)$|-ham$/;
const QUICK = { minutes: 30, tag: t("quick", "rápido") };

const COURSE_TAGS: Readonly<Record<Course, Bilingual>> = {
  breakfast: t("breakfast", "desayuno"),
  starter: t("starter", "entrante"),
  soup: t("soup", "sopa"),
  salad: t("salad", "ensalada"),
  main: t("main course", "plato principal"),
  side: t("side dish", "guarnición"),
  snack: t("snack", "aperitivo"),
  dessert: t("dessert", "postre"),
  cake: t("cake", "bizcocho"),
  bread: t("bread", "pan"),
  sauce: t("sauce", "salsa"),
  basic: t("basics", "básicos"),
  drink: t("drink", "bebida"),
};

/**
 * Writes an adapted card down as a recipe of the collection's shape.
 *
 * @returns null where a step that names a core food falls away with a food that is left out
 */
export function writeCard(adapted: AdaptedCard, request: RecipeRequest): RecipeDraft | null {
  const { card, name, uses, scaling, ways } = adapted;
  const { language } = request;
  const { steps, duration, listed, isMeasured } = writeCardSteps(adapted, language);
  if (uses.some((use) => card.core.includes(use.key) && !listed.has(use))) return null;
  const cuisine = CUISINES.find(({ id }) => id === card.cuisine)?.label;
  const diets = dietTags(
    uses.map(({ food }) => food),
    request,
  );
  const minutes = duration.total_time_minutes;
  const tags = [
    COMPOSED_TAG,
    COURSE_TAGS[card.course][language],
    ...diets,
    ...(minutes <= QUICK.minutes ? [QUICK.tag[language]] : []),
  ];
  const tools: ToolId[] = [...toolsFor(card, ways)];
  if (isMeasured) tools.push("thermometer");
  return {
    name: name[language],
    description: descriptionOf(adapted, minutes, request),
    ...(cuisine && { cuisine: cuisine[language] }),
    difficulty: DIFFICULTY[card.difficulty][language],
    servings: scaling.servings,
    tags: [...new Set(tags)],
    category: [],
    dietary_preferences: diets,
    reviews: [],
    tools: [...new Set(tools)].map((tool) => ({
      tool_name: TOOLS[tool].name[language],
      purpose: TOOLS[tool].purpose[language],
    })),
    duration,
    ingredients: cardIngredients(
      uses.filter((use) => listed.has(use)),
      language,
    ),
    steps,
    language,
  };
}

/** Describes the dish; a card's own words name its usual foods, so they are not used where others took their place. */
function descriptionOf(
  { card, uses, scaling, isOriginal }: AdaptedCard,
  minutes: number,
  request: RecipeRequest,
): string {
  const { language, excluded, diets } = request;
  const facts = t(
    `For ${scaling.servings}, in about ${spell(minutes, "en")}.`,
    `Para ${scaling.servings}, en ${spell(minutes, "es")} aproximadamente.`,
  );
  const hasLabels = excluded.length > 0 || diets.length > 0;
  return [
    ...(isOriginal ? [`${capitalised(card.about[language])}.`] : []),
    facts[language],
    HONEST[language],
    ...(hasLabels ? [LABELS[language], ...tracesIn(uses, request)] : []),
  ].join(" ");
}

/** Contents whose traces harm, and which few leave out for another reason. */
const TRACED: ReadonlySet<string> = new Set(["nuts", "peanuts", "sesame"]);

/** Returns the sentence on traces in mixed foods, for a request with an allergy or without gluten. */
function tracesIn(uses: AdaptedCard["uses"], request: RecipeRequest): string[] {
  const { excluded, language } = request;
  const hasGluten = !barredBy(request).contents.includes("gluten");
  const isTraced = excluded.some(
    ({ isAllergy, contents }) => isAllergy || contents.some((each) => TRACED.has(each)),
  );
  if (hasGluten && !isTraced) return [];
  const mixed = uses.filter(
    ({ food }) => MIXED.test(food.id) || (!hasGluten && OFTEN_WITH_GLUTEN.test(food.id)),
  );
  if (mixed.length === 0) return [];
  const sentence = hasGluten
    ? t(
        "With an allergy, look for traces too, above all in {mixed}.",
        "Con alergia, mira también las trazas, sobre todo en {mixed}.",
      )
    : t(
        "Buy what is marked gluten-free, above all {mixed}.",
        "Compra lo que indique «sin gluten», sobre todo {mixed}.",
      );
  return [fill(sentence, language, { of: () => mixed }).text];
}
