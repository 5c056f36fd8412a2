import * as z from "zod/mini";

/**
 * The ways in which a recipe breaks its request.
 * - `left-out`: it has a food that the request leaves out
 * - `diet`: it has a food that a diet of the request bars
 * - `not-only-these`: it has a food that is not among the only ones that the request allows
 * - `tool`: a step uses an appliance that the request rules out
 */
export const BREACH_CODES = ["left-out", "diet", "not-only-these", "tool"] as const;

/**
 * The dangers that the examiner knows.
 * - `core-temperature`: poultry, minced meat, pork or rabbit is called done below the temperature that is safe
 * - `undercooked`: poultry, minced meat, pork or rabbit is eaten pink or raw
 * - `dried-beans`: dried kidney beans do not boil for ten minutes (phytohaemagglutinin)
 * - `honey-for-baby`: honey before the first birthday (infant botulism)
 * - `choking`: a food that small children choke on, whole
 * - `raw-egg-or-fish`: raw egg, meat or fish for a child or in a pregnancy
 * - `green-potatoes`: green or sprouted potatoes (solanine)
 * - `bitter-almonds`: bitter almonds or the kernels of stone fruit (hydrogen cyanide)
 * - `rhubarb-leaves`: rhubarb leaves (oxalic acid)
 * - `raw-elderberries`: elderberries that are not boiled
 * - `raw-cassava`: cassava that is not peeled and cooked (hydrogen cyanide)
 * - `oil-kept`: garlic or herbs in oil, kept outside the refrigerator or for weeks (botulism)
 * - `rice-kept-warm`: cooked rice that stands warm for hours (Bacillus cereus)
 * - `home-canning`: low-acid food in jars without a pressure canner (botulism)
 * - `foraged-mushrooms`: wild mushrooms that the cook gathers
 * - `pufferfish`: pufferfish (tetrodotoxin)
 * - `left-standing`: raw or cooked meat, fish or eggs that stand at room temperature for hours
 * - `spoiled`: food that is no longer fit to eat, such as shellfish that stayed closed
 * - `not-food`: something that is no food
 */
export const DANGER_CODES = [
  "core-temperature",
  "undercooked",
  "dried-beans",
  "honey-for-baby",
  "choking",
  "raw-egg-or-fish",
  "green-potatoes",
  "bitter-almonds",
  "rhubarb-leaves",
  "raw-elderberries",
  "raw-cassava",
  "oil-kept",
  "rice-kept-warm",
  "home-canning",
  "foraged-mushrooms",
  "pufferfish",
  "left-standing",
  "spoiled",
  "not-food",
] as const;

/** The place of a finding: the index of an ingredient row over all groups, or of a main step; 0 for the name. */
export const findingPositionSchema = z.object({
  part: z.enum(["name", "ingredient", "step"]),
  index: z.int().check(z.nonnegative()),
});

export const breachSchema = z.object({
  code: z.enum(BREACH_CODES),
  /** The food or appliance, in the recipe's words. */
  food: z.string(),
  /** The part of the request that it breaks, in the request's words. */
  request: z.string(),
  where: findingPositionSchema,
  /** The row or the sentence. */
  quote: z.string(),
});

export const dangerSchema = z.object({
  code: z.enum(DANGER_CODES),
  where: findingPositionSchema,
  /** The row or the sentence. */
  quote: z.string(),
  /** For `core-temperature`: the food, the temperature that is given, the one that is safe. */
  words: z.optional(z.array(z.string())),
});

export type BreachCode = (typeof BREACH_CODES)[number];
export type DangerCode = (typeof DANGER_CODES)[number];
export type FindingPosition = z.infer<typeof findingPositionSchema>;
export type Breach = z.infer<typeof breachSchema>;
export type Danger = z.infer<typeof dangerSchema>;
