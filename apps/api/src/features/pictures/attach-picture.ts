import type { Recipe, RecipeImage } from "@larder/domain/recipe/recipe";
import type { PreparedPicture } from "../../ports/pictures.ts";
import type { Ports } from "../../ports/ports.ts";

/** The time in milliseconds that an import waits for its picture, which a slow server must not delay longer. */
const TIMEOUT_MS = 4_000;
/** The size in pixels below which a picture is a logo, an icon or a counting pixel. */
const MIN_SIDE = 150;

export interface AttachPictureOptions extends Pick<Ports, "pages" | "pictures"> {
  savePicture: (picture: PreparedPicture) => Promise<RecipeImage>;
  /** Adds the picture to a recipe; null when the recipe was deleted. */
  give: (recipe: Recipe, image: RecipeImage) => Promise<Recipe | null>;
  report: (error: unknown, recipe: Recipe) => void;
  timeoutMs?: number;
}

/** The recipe with the picture at this address; as it is when there is none, or when it takes long: then it comes later. */
export type AttachPicture = (recipe: Recipe, address: string | undefined) => Promise<Recipe>;

/**
 * Creates the function that fetches the picture of an imported recipe once through the guarded client and stores it.
 * A failure is only reported: the recipe exists without it.
 */
export function createAttachPicture(options: AttachPictureOptions): AttachPicture {
  const { pages, pictures, savePicture, give, report, timeoutMs = TIMEOUT_MS } = options;

  async function attachPicture(recipe: Recipe, address: string): Promise<Recipe> {
    const bytes = await pages.fetchPicture(new URL(address), { uid: recipe.userId });
    const picture = await pictures.prepare(bytes);
    if (Math.min(picture.width, picture.height) < MIN_SIDE) return recipe;
    return (await give(recipe, await savePicture(picture))) ?? recipe;
  }

  return async (recipe, address) => {
    if (address === undefined) return recipe;
    const illustrated = attachPicture(recipe, address).catch((error: unknown) => {
      report(error, recipe);
      return recipe;
    });
    const timedOut = Promise.withResolvers<Recipe>();
    const timer = setTimeout(() => timedOut.resolve(recipe), timeoutMs);
    try {
      return await Promise.race([illustrated, timedOut.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
