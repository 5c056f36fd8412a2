import type { RawDetails } from "./details.ts";
import type { RawIngredientGroup } from "./ingredient-groups.ts";

/** A tip beside a step; its name gives its kind. */
export interface RawTip {
  name: string;
  text: string;
}

export interface RawStep {
  /** The name of the step, where it adds to its text; else null. */
  name: string | null;
  text: string;
  minutes?: number;
  tips?: RawTip[];
}

export interface RawSection {
  name: string | null;
  steps: RawStep[];
  /** Tips before the steps. */
  tips?: RawTip[];
}

/** A recipe as its source writes it: lists of lines, and numbers where the source has numbers. */
export interface RawRecipe {
  title: string;
  description: string;
  ingredients: string[];
  /** The ingredients by group, where the groups are known from elsewhere than the headings among the lines. */
  ingredientGroups: RawIngredientGroup[];
  instructions: RawSection[];
  prepMinutes: number;
  cookMinutes: number;
  totalMinutes: number;
  servings: number;
  author: string;
  /** An address on the web. */
  image: string;
  language: string;
  /** The name of the site. */
  site: string;
  details: Partial<RawDetails>;
}

export type RawField = keyof RawRecipe;

/** Returns the steps as lines, without the names of sections and steps. */
export function instructionLines(sections: readonly RawSection[]): string[] {
  return sections.flatMap((section) => section.steps.map((step) => step.text));
}
