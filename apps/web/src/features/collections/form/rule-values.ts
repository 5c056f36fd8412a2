import type { CollectionRule } from "@larder/domain/collection/collection";
import { COLLECTION_LIMITS } from "@larder/domain/collection/collection";
import { LIMITS } from "@larder/domain/limits";

/** The rule of a smart collection as it is typed. */
export interface RuleValues {
  terms: readonly string[];
  tags: readonly string[];
  maxMinutes: string;
  /** 0 for any rating. */
  minRating: number;
  notCookedForDays: string;
}

/** Returns the values of the form for a rule, or for none yet. */
export function ruleValues(rule: Partial<CollectionRule> | null): RuleValues {
  const { terms = [], tags = [], maxMinutes, minRating = 0, notCookedForDays } = rule ?? {};
  return {
    terms,
    tags,
    minRating,
    maxMinutes: maxMinutes === undefined ? "" : String(maxMinutes),
    notCookedForDays: notCookedForDays === undefined ? "" : String(notCookedForDays),
  };
}

/** What is wrong with a typed rule, by its field; "empty" for one that asks for nothing. */
export type RuleFault = "empty" | "maxMinutes" | "notCookedForDays";

/** Returns the rule that was typed, or what is wrong with it. */
export function ruleOf(values: RuleValues): CollectionRule | RuleFault {
  const { terms, tags, minRating } = values;
  const maxMinutes = wholeNumber(values.maxMinutes, LIMITS.minutes);
  if (maxMinutes === null) return "maxMinutes";
  const notCookedForDays = wholeNumber(values.notCookedForDays, COLLECTION_LIMITS.days);
  if (notCookedForDays === null) return "notCookedForDays";
  const rule: CollectionRule = {
    terms: [...terms],
    tags: [...tags],
    ...(maxMinutes !== undefined && { maxMinutes }),
    ...(minRating > 0 && { minRating }),
    ...(notCookedForDays !== undefined && { notCookedForDays }),
  };
  const isEmpty = terms.length + tags.length === 0 && Object.keys(rule).length === 2;
  return isEmpty ? "empty" : rule;
}

/** Returns the number in a text; undefined for a blank one, null for what is none from 1 to `most`. */
function wholeNumber(text: string, most: number): number | undefined | null {
  if (text.trim() === "") return undefined;
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}
