import type { DietaryRestrictions } from "@larder/domain/account/dietary-restrictions";
import { NO_RESTRICTIONS } from "@larder/domain/account/dietary-restrictions";
import { findBreaches } from "@larder/domain/examine/find-breaches";
import { type RecipeLanguage, recipeLanguageFrom } from "@larder/domain/language";
import type { Breach } from "@larder/domain/recipe/examination";
import type { DietId, Exclusion } from "@larder/domain/recipe/recipe-request";
import { canSee } from "@larder/domain/recipe/visibility";
import { readRequest } from "@larder/domain/request/read-request";
import type { Ports } from "../../ports/ports.ts";

/** What a user leaves out, in the user's words. */
export interface TypedRestrictions {
  excluded: readonly Pick<Exclusion, "words" | "isAllergy">[];
  diets: readonly DietId[];
}

export type DietaryRestrictionsService = ReturnType<typeof createDietaryRestrictionsService>;

export function createDietaryRestrictionsService({ store }: Pick<Ports, "store">) {
  async function restrictionsOf(uid: string): Promise<DietaryRestrictions> {
    return (await store.users.find(uid))?.dietaryRestrictions ?? NO_RESTRICTIONS;
  }

  return {
    find: async (uid: string) => shown(await restrictionsOf(uid)),

    /** Stores the restrictions, with what the words mean: allergens, foods, or words that are looked for as they are. */
    async set({ uid, email }: { uid: string; email: string }, typed: TypedRestrictions) {
      const user = (await store.users.find(uid)) ?? (await store.users.upsert({ id: uid, email }));
      const language = recipeLanguageFrom(user.preferredLanguage);
      const restrictions = {
        excluded: typed.excluded.flatMap((each) => exclusionsOf(each, language)),
        diets: [...new Set(typed.diets)],
      };
      await store.users.setDietaryRestrictions(uid, restrictions);
      return shown(restrictions);
    },

    /** Finds what each of these recipes has that the user leaves out; a recipe without such foods is not among them. */
    async conflicts(
      uid: string,
      ids: readonly string[],
    ): Promise<{ recipeId: string; breaches: Breach[] }[]> {
      const restrictions = await restrictionsOf(uid);
      if (restrictions.excluded.length + restrictions.diets.length === 0) return [];
      const bars = {
        excluded: restrictions.excluded,
        diets: restrictions.diets.map((diet) => ({ diet, words: diet })),
      };
      const found: { recipeId: string; breaches: Breach[] }[] = [];
      for (const id of new Set(ids)) {
        const recipe = await store.recipes.findById(id);
        const breaches = recipe && canSee(recipe, uid) ? findBreaches(recipe, bars) : [];
        if (breaches.length > 0) found.push({ recipeId: id, breaches });
      }
      return found;
    },
  };
}

function shown(restrictions: DietaryRestrictions) {
  const unknown = restrictions.excluded.filter(({ foods, contents }) => foods.length + contents.length === 0);
  return { restrictions, unknown: unknown.map(({ words }) => words) };
}

function exclusionsOf(
  { words, isAllergy }: TypedRestrictions["excluded"][number],
  language: RecipeLanguage,
): Exclusion[] {
  const typed = words.trim();
  if (typed === "") return [];
  const read = readRequest(`${language === "es" ? "sin" : "without"} ${typed}`, language);
  const named = read.excluded.map((each) => ({ ...each, isAllergy }));
  return named.length > 0 ? named : [{ words: typed, foods: [], contents: [], isAllergy }];
}
