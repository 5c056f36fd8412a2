import { setImmediate } from "node:timers/promises";
import type { DietaryRestrictions, TypedRestrictions } from "@larder/domain/account/dietary-restrictions";
import { NO_RESTRICTIONS } from "@larder/domain/account/dietary-restrictions";
import { findBreaches } from "@larder/domain/examine/find-breaches";
import { recipeLanguageFrom } from "@larder/domain/language";
import type { Breach } from "@larder/domain/recipe/examination";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { readRestrictions } from "@larder/domain/request/read-restrictions";
import type { Ports } from "../../ports/ports.ts";

export type DietaryRestrictionsService = ReturnType<typeof createDietaryRestrictionsService>;

export function createDietaryRestrictionsService({
  store,
  findReadable,
}: Pick<Ports, "store"> & {
  /** Returns a recipe, or null where the user sees none of this id. */
  findReadable: (id: string, uid: string) => Promise<Recipe | null>;
}) {
  async function restrictionsOf(uid: string): Promise<DietaryRestrictions> {
    return (await store.users.find(uid))?.dietaryRestrictions ?? NO_RESTRICTIONS;
  }

  return {
    find: async (uid: string) => ({ restrictions: await restrictionsOf(uid) }),

    /** Stores the restrictions, with what the words mean; returns the words that were not understood as well. */
    async set({ uid, email }: { uid: string; email: string }, typed: TypedRestrictions) {
      const user = (await store.users.find(uid)) ?? (await store.users.upsert({ id: uid, email }));
      const language = recipeLanguageFrom(user.preferredLanguage);
      const read = readRestrictions(typed, language, await restrictionsOf(uid));
      await store.users.setDietaryRestrictions(uid, read.restrictions);
      return read;
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
        // Each takes the processor for a millisecond or two: other requests are answered between them.
        await setImmediate();
        const recipe = await findReadable(id, uid);
        const breaches = recipe ? findBreaches(recipe, bars) : [];
        if (breaches.length > 0) found.push({ recipeId: id, breaches });
      }
      return found;
    },
  };
}
