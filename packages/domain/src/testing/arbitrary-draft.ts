import * as fc from "fast-check";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { formatMinutes } from "../time/format-minutes.ts";
import { EDITABLE_FIELDS, forTextFields } from "../recipe/editable-fields.ts";
import { groupKey } from "../recipe/group-key.ts";
import { parseQuantity } from "../measure/quantity.ts";
import {
  ASSUMABLE,
  type Duration,
  type IngredientRow,
  MEDIA,
  type RecipeDraft,
  type Step,
  type SubStep,
} from "../recipe/recipe.ts";

const character = fc.constantFrom("a", "e", "ñ", "½", " ", "2", "親", "😀", "<", "'", "é", "\n");
const words = fc.string({ unit: character, minLength: 1, maxLength: 12 });
const line = words.map(cleanLine).filter((text) => text !== "");
const text = words.map(cleanText).filter((text) => text !== "");
const optionalLine = fc.option(line, { nil: undefined });
const optionalText = fc.option(text, { nil: undefined });
const amount = fc.double({ min: 0, max: 10_000, noNaN: true }).map(Math.abs);

/** A text that is no number: `normaliseRecipe` converts a number written as text. */
const wordedMeasure = line.filter((text) => parseQuantity(text) === null).map((measure) => ({ measure }));
const range = fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 20 })).map(([min, more]) => {
  return { measure: `${min}-${min + more}`, measureMin: min, measureMax: min + more };
});

const row: fc.Arbitrary<IngredientRow> = fc
  .tuple(
    fc.record({
      ingredient_name: line,
      unit: fc.constantFrom("", "g", "tbsp"),
      prep_style: fc.oneof(fc.constant(""), line),
    }),
    fc.oneof(
      fc.constant({ measure: "" }),
      amount.map((measure) => ({ measure })),
      wordedMeasure,
      range,
    ),
    fc.option(line, { nil: undefined }),
  )
  .map(([named, measure, written]) => ({ ...named, ...measure, ...(written && { text: written }) }));

const reasons = { tip: optionalText, why: optionalText, analogy: optionalText };

const subStep: fc.Arbitrary<SubStep> = fc.record({
  description: text,
  ...reasons,
  action_id: optionalLine,
  duration_minutes: fc.option(fc.double({ min: 0, max: 500, noNaN: true }).map(Math.abs), { nil: undefined }),
  ingredients: fc.option(fc.array(row, { maxLength: 2 }), { nil: undefined }),
});

const step: fc.Arbitrary<Step> = fc.record({
  main_step: text,
  ...reasons,
  parallel_group: fc.option(fc.oneof(fc.integer(), line), { nil: undefined }),
  sub_steps: fc.array(subStep, { maxLength: 3 }),
});

const duration: fc.Arbitrary<Duration> = fc
  .record({ prep: fc.nat(300), cook: fc.nat(300), more: fc.nat(100) })
  .map(({ prep, cook, more }) => ({
    prep_time_minutes: prep,
    cook_time_minutes: cook,
    total_time_minutes: prep + cook + more,
    formatted: formatMinutes(prep + cook + more),
  }));

const tag = line.map((text) => text.toLowerCase());

/** Recipes as the collection stores them: valid, and unchanged by `normaliseRecipe`. */
export const arbitraryDraft: fc.Arbitrary<RecipeDraft> = fc
  .record({
    name: line,
    abstract: optionalText,
    ...forTextFields((field) => (EDITABLE_FIELDS[field].kind === "text" ? optionalText : optionalLine)),
    rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true }).map(Math.abs), { nil: undefined }),
    url: fc.option(fc.webUrl({ withQueryParameters: true }), { nil: undefined }),
    source: optionalLine,
    servings: fc.integer({ min: 1, max: 1_000 }),
    calories_per_serving: fc.option(amount, { nil: undefined }),
    tags: fc.uniqueArray(tag, { maxLength: 5 }),
    category: fc.array(line, { maxLength: 3 }),
    dietary_preferences: fc.array(line, { maxLength: 3 }),
    reviews: fc.array(fc.record({ text, rating: fc.integer({ min: 0, max: 5 }) }), { maxLength: 2 }),
    notes: fc.option(fc.array(text, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    history: optionalText,
    did_you_know: optionalText,
    tools: fc.array(fc.record({ tool_name: line, purpose: fc.oneof(fc.constant(""), line) }), {
      maxLength: 3,
    }),
    duration,
    ingredients: fc
      .dictionary(line.map(groupKey), fc.array(row, { maxLength: 3 }), { maxKeys: 3 })
      .map((groups) => ({ ...groups })),
    steps: fc.array(step, { maxLength: 3 }),
    importedUrl: fc.option(
      fc.record({
        url: fc.webUrl(),
        source: fc.constantFrom("", "example.com"),
        author: line,
        medium: fc.constantFrom(...MEDIA),
      }),
      { nil: undefined },
    ),
    image: fc.option(
      fc.record({
        url: fc.constantFrom("/media/ab-320.webp", "/media/c_d-e-1280.webp"),
        width: fc.integer({ min: 1, max: 9_000 }),
        height: fc.integer({ min: 1, max: 9_000 }),
      }),
      { nil: undefined },
    ),
    moreImages: fc.option(
      fc.uniqueArray(fc.record({ url: fc.constantFrom("/media/ab-320.webp", "/media/de-1280.webp") }), {
        selector: ({ url }) => url,
        minLength: 1,
        maxLength: 2,
      }),
      { nil: undefined },
    ),
    video: fc.option(fc.webUrl(), { nil: undefined }),
    linkedRecipes: fc.option(
      fc.array(
        fc.record({ name: line, id: fc.option(fc.constantFrom("dough", "sauce-1"), { nil: undefined }) }),
        { minLength: 1, maxLength: 2 },
      ),
      { nil: undefined },
    ),
    language: fc.option(fc.constantFrom("en", "es", "de"), { nil: undefined }),
    assumed: fc.option(fc.subarray([...ASSUMABLE], { minLength: 1 }), { nil: undefined }),
  })
  .map((draft) => JSON.parse(JSON.stringify(draft)));
