import { formatMinutes } from "@larder/domain/duration";
import type { Language } from "@larder/domain/language";
import type { IngredientRow, Ingredients, RecipeDraft, Step, SubStep } from "@larder/domain/recipe";
import { unitName } from "./amounts.ts";
import { type Bilingual, t } from "./bilingual.ts";
import { CUTS } from "./cuts.ts";
import { type Dish, type Use, usesIn } from "./dish.ts";
import type { Form } from "./forms/form.ts";
import { type Lesson, LESSONS } from "./lessons.ts";
import { counted } from "./noun.ts";
import type { Plan, PlannedPart, PlannedStep } from "./plan.ts";
import { safetyOf } from "./safety.ts";
import { agreed, capitalised, fill, type Names, spell } from "./sentence.ts";
import { headlineOf, knownTitle, titleOf } from "./title.ts";
import { TOOLS } from "./tools.ts";
import type { Reading } from "./words/read-query.ts";

/** Marks what no person and no model wrote. */
export const COMPOSED_TAG = "composed";

const DIFFICULTY = { easy: t("Easy", "Fácil"), medium: t("Medium", "Media") };
const QUICK = { minutes: 30, tag: t("quick", "rápido") };
const HONEST = t(
  "Composed by Larder from foods that suit each other; nobody has cooked it in this form yet, so taste as you go.",
  "Compuesta por Larder con alimentos que combinan entre sí; nadie la ha cocinado aún tal cual, así que ve probando.",
);
const LABELS = t(
  "Check the labels of what you buy ready-made.",
  "Revisa las etiquetas de lo que compres ya preparado.",
);

/** Writes a planned dish down as a recipe of the collection's shape. */
export function writeRecipe(form: Form, dish: Dish, plan: Plan, reading: Reading): RecipeDraft {
  const { language } = reading;
  const headline = headlineOf(form, dish);
  const listed = new Map<Use, IngredientRow>();
  const steps = plan.steps.map((step) => writeStep(step, dish, language, listed));
  const duration = durationOf(plan.steps);
  const name =
    (reading.dish && knownTitle(reading.dish, dish, headline, language)) ??
    titleOf(form, dish, headline, language);
  const uses = [...listed.keys()];
  const diets = dietTags(uses, reading, language);
  const lead = (slot: string) => (slot === "lead" ? headline.mains : usesIn(dish, slot));
  const description = fill(plan.description, language, { of: lead });
  const kitchen = reading.theme?.cuisine ?? (form.home === dish.theme.id ? dish.theme.cuisine : undefined);
  return {
    name,
    description: descriptionOf(
      capitalised(description.text),
      dish.servings,
      duration.total_time_minutes,
      reading,
    ),
    ...(kitchen && { cuisine: kitchen[language] }),
    difficulty: DIFFICULTY[form.difficulty][language],
    servings: dish.servings,
    tags: [
      ...new Set([
        COMPOSED_TAG,
        tagOf(form, language),
        ...diets,
        ...(duration.total_time_minutes <= QUICK.minutes ? [QUICK.tag[language]] : []),
      ]),
    ],
    category: [],
    dietary_preferences: diets,
    reviews: [],
    tools: plan.tools.map((tool) => ({
      tool_name: TOOLS[tool].name[language],
      purpose: TOOLS[tool].purpose[language],
    })),
    duration,
    ingredients: ingredientsOf(listed, language),
    steps,
    language,
  };
}

function descriptionOf(
  about: string,
  servings: number,
  minutes: number,
  { language, diets }: Reading,
): string {
  const facts = t(
    `${about}. For ${servings}, in about ${spell(minutes, "en")}.`,
    `${about}. Para ${servings}, en ${spell(minutes, "es")} aproximadamente.`,
  );
  const hasLabels = diets.some(({ id }) => id !== "vegetarian" && id !== "pescatarian");
  return [facts[language], HONEST[language], ...(hasLabels ? [LABELS[language]] : [])].join(" ");
}

function tagOf({ words }: Form, language: Language): string {
  return words[language].split(", ")[0]?.toLowerCase() ?? "";
}

/** Diets that the ingredients keep to, and those that were asked for and so obeyed. */
function dietTags(uses: readonly Use[], { diets }: Reading, language: Language): string[] {
  const contents = new Set(uses.flatMap(({ food }) => food.contains));
  const hasNone = (...barred: readonly ("meat" | "fish" | "egg" | "dairy" | "rennet" | "honey")[]) =>
    barred.every((each) => !contents.has(each));
  const told: Bilingual[] = diets.map(({ tag }) => tag);
  if (hasNone("meat", "fish", "rennet")) told.push(t("vegetarian", "vegetariano"));
  if (hasNone("meat", "fish", "rennet", "egg", "dairy", "honey")) told.push(t("vegan", "vegano"));
  return [...new Set(told.map((tag) => tag[language]))];
}

// ---- steps ----

function writeStep(step: PlannedStep, dish: Dish, language: Language, listed: Map<Use, IngredientRow>): Step {
  const lesson: Lesson | undefined = step.lesson && LESSONS[step.lesson];
  const analogy = lesson?.analogy?.[language];
  return {
    main_step: step.title[language],
    ...(lesson && { why: lesson.why[language], tip: lesson.tip[language] }),
    ...(analogy !== undefined && { analogy }),
    ...(step.group !== undefined && { parallel_group: step.group }),
    sub_steps: step.parts.map((part) => writePart(part, dish, language, listed)),
  };
}

/** Foods are listed where they are first named. */
function writePart(
  part: PlannedPart,
  dish: Dish,
  language: Language,
  listed: Map<Use, IngredientRow>,
): SubStep {
  const names: Names = {
    of: (name) => part.names[name] ?? usesIn(dish, name),
    numbers: { time: part.minutes, count: dish.servings },
  };
  const { text, named } = fill(part.say, language, names);
  const rows: IngredientRow[] = [];
  for (const use of named) {
    if (listed.has(use)) continue;
    const row = rowOf(use, language);
    listed.set(use, row);
    rows.push(row);
  }
  const safety = safetyOf(part.safe).map((sentence) => sentence[language]);
  return {
    description: [text, ...safety].join(" "),
    ...(part.minutes > 0 && { duration_minutes: part.minutes }),
    ...(rows.length > 0 && { ingredients: rows }),
  };
}

// ---- ingredients ----

function rowOf({ food, amount, unit, cut }: Use, language: Language): IngredientRow {
  const name = unit === "can" ? food.short[language] : food.name[language];
  const noun = counted(name, unit !== "each" || amount > 1);
  return {
    ingredient_name: noun.text,
    unit: unitName(unit, amount, language),
    measure: amount,
    prep_style: cut ? agreed(CUTS[cut].style[language], noun) : "",
  };
}

/** By the shelves that pasted recipes are sorted into, which have names in both languages; the same food is added up. */
function ingredientsOf(listed: ReadonlyMap<Use, IngredientRow>, language: Language): Ingredients {
  const groups: Record<string, IngredientRow[]> = {
    protein: [],
    produce: [],
    canned_goods: [],
    other: [],
    spices_and_seasonings: [],
    oils_and_fats: [],
  };
  const seen = new Map<string, { use: Use; group: IngredientRow[]; at: number }>();
  for (const use of listed.keys()) {
    const key = `${use.food.id} ${use.unit} ${use.cut ?? ""}`;
    const before = seen.get(key);
    if (before) {
      before.use = { ...before.use, amount: before.use.amount + use.amount };
      before.group[before.at] = rowOf(before.use, language);
      continue;
    }
    const group = (groups[shelfOf(use)] ??= []);
    seen.set(key, { use, group, at: group.length });
    group.push(rowOf(use, language));
  }
  return Object.fromEntries(Object.entries(groups).filter(([, rows]) => rows.length > 0));
}

function shelfOf({ food, unit }: Use): string {
  if (unit === "can" || food.kind === "tomato-base") return "canned_goods";
  switch (food.role) {
    case "protein":
    case "pulse":
      return "protein";
    case "vegetable":
    case "leaf":
    case "aromatic":
    case "fruit":
      return "produce";
    case "herb":
      return food.cuts.any === undefined ? "spices_and_seasonings" : "produce";
    case "acid":
      return food.cuts.any === undefined ? "other" : "produce";
    case "spice":
      return "spices_and_seasonings";
    case "fat":
      return "oils_and_fats";
    default:
      return "other";
  }
}

// ---- time ----

/** Side by side counts once: of steps of one group the longest. What is only work is preparation, all else cooking. */
export function durationOf(steps: readonly PlannedStep[]): RecipeDraft["duration"] {
  let prep = 0;
  let cook = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at];
    if (!step) continue;
    if (step.group === undefined) {
      const minutes = minutesOf(step);
      if (step.parts.every(({ isHands }) => isHands)) prep += minutes;
      else cook += minutes;
      continue;
    }
    let longest = minutesOf(step);
    while (steps[at + 1]?.group === step.group) {
      at += 1;
      longest = Math.max(longest, minutesOf(steps[at] ?? step));
    }
    cook += longest;
  }
  const total = prep + cook;
  return {
    prep_time_minutes: prep,
    cook_time_minutes: cook,
    total_time_minutes: total,
    formatted: formatMinutes(total),
  };
}

function minutesOf({ parts }: PlannedStep): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}
