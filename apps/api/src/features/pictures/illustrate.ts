import type { Recipe, RecipeImage } from "@larder/domain/recipe/recipe";
import type { PreparedPicture } from "../../ports/pictures.ts";
import type { Ports } from "../../ports/ports.ts";

/** How long an import waits for its picture. A cook wants to see it at once, but not to wait for a slow server. */
const PATIENCE_MS = 4_000;
/** What is smaller is a logo, an icon or a counting pixel. */
const MIN_SIDE = 150;

export interface IllustrateOptions extends Pick<Ports, "pages" | "pictures"> {
  keep: (picture: PreparedPicture) => Promise<RecipeImage>;
  /** Gives a recipe its picture; null when it is gone. */
  give: (recipe: Recipe, image: RecipeImage) => Promise<Recipe | null>;
  report: (error: unknown, recipe: Recipe) => void;
  patienceMs?: number;
}

/** The recipe with the picture at this address; as it is when there is none, or when it takes long: then it comes later. */
export type Illustrate = (recipe: Recipe, address: string | undefined) => Promise<Recipe>;

/**
 * Fetches the pictures of imported recipes through the guarded door, once, and keeps them. A picture that cannot be had
 * is reported and no more: the recipe is there without it.
 */
export function createIllustrate(options: IllustrateOptions): Illustrate {
  const { pages, pictures, keep, give, report, patienceMs = PATIENCE_MS } = options;

  async function illustrate(recipe: Recipe, address: string): Promise<Recipe> {
    const bytes = await pages.fetchPicture(new URL(address), { uid: recipe.userId });
    const picture = await pictures.prepare(bytes);
    if (Math.min(picture.width, picture.height) < MIN_SIDE) return recipe;
    return (await give(recipe, await keep(picture))) ?? recipe;
  }

  return async (recipe, address) => {
    if (address === undefined) return recipe;
    const illustrated = illustrate(recipe, address).catch((error: unknown) => {
      report(error, recipe);
      return recipe;
    });
    const late = Promise.withResolvers<Recipe>();
    const timer = setTimeout(() => late.resolve(recipe), patienceMs);
    try {
      return await Promise.race([illustrated, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
