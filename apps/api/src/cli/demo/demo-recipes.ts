import type { Recipe } from "@larder/domain/recipe/recipe";
import { slugify } from "@larder/domain/recipe/slug";
import { demoDraft } from "./demo-draft.ts";
import { createRandom } from "./random.ts";

export interface DemoWish {
  count: number;
  seed: number;
  /** Whose recipes they are; without one, some made-up cooks'. */
  owner?: string | undefined;
}

const COOKS = 8;
const FIRST_DAY = Date.UTC(2026, 0, 1, 8);
const MINUTE_MS = 60_000;

/** Recipes that are the same for the same seed, whatever the number: the first of 1,000 are the first of 10. */
export function* demoRecipes({ count, seed, owner }: DemoWish): Generator<Recipe> {
  const random = createRandom(seed);
  for (let n = 0; n < count; n += 1) {
    const draft = demoDraft(random);
    const cook = `demo-cook-${random.int(1, COOKS)}`;
    const created = new Date(FIRST_DAY + n * MINUTE_MS);
    yield {
      ...draft,
      id: `demo-${seed}-${n}`,
      slug: `${slugify(draft.name, created)}-${seed}`,
      userId: owner ?? cook,
      createdAt: created.toISOString(),
      updatedAt: created.toISOString(),
      version: 1,
      visibility: "shared",
    };
  }
}
