import type { DietaryRestrictions, TypedRestrictions } from "@larder/domain/account/dietary-restrictions";
import { getDietaryRestrictions, setDietaryRestrictions } from "@larder/domain/contract/dietary-restrictions";
import type { DietId } from "@larder/domain/recipe/recipe-request";
import { readRestrictions } from "@larder/domain/request/read-restrictions";
import type { FakeApi } from "@/testing/fake-api";

/** Returns what is stored for these foods and diets. */
export function restrictionsOf(foods: readonly string[], diets: readonly DietId[] = []): DietaryRestrictions {
  const excluded = foods.map((words) => ({ words, isAllergy: false }));
  return readRestrictions({ excluded, diets }, "en").restrictions;
}

/** Makes the fake server read what is sent as ours does. */
export function serveRestrictions(api: FakeApi, stored: DietaryRestrictions): void {
  api.answer(getDietaryRestrictions, { success: true, restrictions: stored });
  api.answerBy(setDietaryRestrictions, ({ body }) => ({
    success: true as const,
    ...readRestrictions(body as TypedRestrictions, "en"),
  }));
}

/** Returns what was sent, in order: each food with a sign where it is an allergy (!) or sought as written (?). */
export const sentFoods = (api: FakeApi): string[] =>
  api.callsOf(setDietaryRestrictions).map(({ body }) => {
    const { excluded, diets } = body as TypedRestrictions;
    const foods = excluded.map(
      ({ words, isAllergy, asWritten }) => words + (isAllergy ? "!" : "") + (asWritten ? "?" : ""),
    );
    return [...foods, ...diets].join(" ");
  });
