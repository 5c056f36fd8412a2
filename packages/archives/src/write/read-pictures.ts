import type { ExportedPicture, ExportedRecipe, ExportSource } from "./exported-recipe.ts";

/**
 * Reads the pictures of a recipe one after the other. One that cannot be read is left out and reported; it costs only
 * itself.
 */
export async function readPictures<T>(
  { recipe, pictures }: ExportedRecipe,
  { pictureFailed }: Pick<ExportSource, "pictureFailed">,
  read: (picture: ExportedPicture) => Promise<T>,
): Promise<T[]> {
  const all: T[] = [];
  for (const picture of pictures) {
    try {
      all.push(await read(picture));
    } catch {
      pictureFailed?.(recipe.name);
    }
  }
  return all;
}

/** Reads the listed recipes, one at a time, as a writer asks for them. */
export async function* eachRecipe({
  listed,
  read,
}: Pick<ExportSource, "listed" | "read">): AsyncGenerator<ExportedRecipe, void> {
  for (const { id } of listed) {
    const recipe = await read(id);
    if (recipe) yield recipe;
  }
}
