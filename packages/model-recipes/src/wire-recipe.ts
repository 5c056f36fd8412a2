import { UNITS } from "@larder/domain/measure/units";
import * as z from "zod";

// What a model is asked to write, and what its answer is held against. Every key is required and says null where there
// is nothing, for strict servers refuse anything else; an answer may leave such keys out all the same, and may write 2
// for "2": that is no reason to ask again.

const textOfNumber = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);
const numberOfText = (value: unknown): unknown =>
  typeof value === "string" && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value;

const nullableText = z.preprocess(textOfNumber, z.string().nullable().default(null));
const minutes = z.preprocess(numberOfText, z.number().nonnegative().nullable().default(null));
const listOf = <T extends z.ZodType>(entry: T) =>
  z.preprocess((value: unknown) => value ?? [], z.array(entry));

const row = z.object({
  ingredient_name: z.string().describe("The food alone: 'onion'"),
  quantity: nullableText.describe("Digits as text: '2', '1/2', '2-3'; null when there is none"),
  unit: nullableText.describe(`One of ${UNITS.join(", ")}, or another word; null for what is counted`),
  prep_style: nullableText.describe("How it is cut or prepared: 'finely chopped'"),
});

const reasons = {
  why: nullableText.describe("What this does to the food, in one sentence"),
  tip: nullableText.describe("One practical hint"),
  analogy: nullableText.describe("A comparison from daily life that can follow 'Think of it like'"),
};

const subStep = z.object({
  description: z.string().describe("One action, with its times in digits and a unit: '8-10 minutes'"),
  duration_minutes: minutes.describe("The longest that it takes, in minutes"),
  ingredients: listOf(row).describe("What goes in here, with the amount used here"),
  ...reasons,
});

const step = z.object({
  main_step: z.string().describe("A short title"),
  parallel_group: nullableText.describe("The same letter for steps that can run at the same time"),
  sub_steps: z.array(subStep),
  ...reasons,
});

export const wireRecipeSchema = z.object({
  name: z.preprocess((value: unknown) => value ?? "", z.string()),
  language: nullableText.describe("The code of the language that it is written in: 'en'"),
  description: nullableText,
  cuisine: nullableText,
  difficulty: nullableText.describe("Easy, medium or hard, in the language of the recipe"),
  servings: z.preprocess(numberOfText, z.number().positive().nullable().default(null)),
  prep_minutes: minutes,
  cook_minutes: minutes,
  total_minutes: minutes,
  tags: listOf(z.string()),
  tools: listOf(z.object({ tool_name: z.string(), purpose: nullableText })),
  ingredients: z.array(
    z.object({ group: nullableText.describe("A heading such as 'For the sauce'"), items: z.array(row) }),
  ),
  steps: z.array(step),
});

export type WireRecipe = z.infer<typeof wireRecipeSchema>;

/** The keywords that servers refuse in a schema or need not know; zod checks the answer regardless. */
const SKIPPED_KEYWORDS = ["default", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];

/** The answer's schema as JSON Schema, in the narrow form that strict servers accept. */
export const WIRE_JSON_SCHEMA: Readonly<Record<string, unknown>> = (() => {
  const { $schema: _, ...schema } = z.toJSONSchema(wireRecipeSchema, {
    target: "draft-7",
    io: "output",
    override: ({ jsonSchema }) => {
      for (const keyword of SKIPPED_KEYWORDS) Reflect.deleteProperty(jsonSchema, keyword);
    },
  });
  return schema;
})();
