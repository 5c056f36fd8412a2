import { imageSources } from "@larder/domain/picture/picture-sources";
import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import type { Recipe, RecipeSummary } from "@larder/domain/recipe/recipe";
import { useMemo, useState } from "react";
import type { DishWords } from "@larder/covers/category";
import { CoverImage } from "@larder/covers/cover-image";
import { API_BASE } from "@/lib/api/api-base";

/** A recipe, or its summary. */
type PicturedRecipe = Pick<RecipeSummary, "name" | "tags" | "image"> &
  (Pick<RecipeSummary, "ingredientNames"> | Pick<Recipe, "ingredients">);

/** Returns what the category and the drawn cover of a recipe are chosen by. */
export function dishWordsOf(recipe: PicturedRecipe): Required<DishWords> {
  const { name, tags } = recipe;
  const ingredients =
    "ingredientNames" in recipe ? recipe.ingredientNames : ingredientNames(recipe.ingredients);
  return { name, tags, ingredients };
}

interface RecipePictureProps {
  recipe: PicturedRecipe;
  /** The shape of the frame, for the drawn cover to be composed in. */
  width?: number;
  height?: number;
  /** The width of the picture on the screen, in the syntax of `<img sizes>`. */
  sizes: string;
  /** Seen as soon as the page opens. */
  first?: boolean;
}

/**
 * Draws the picture of a recipe, or its drawn cover. It fills its frame, and is decorative because the name is beside
 * it.
 */
export function RecipePicture({ recipe, width, height, sizes, first = false }: RecipePictureProps) {
  const sources = imageSources(recipe.image, API_BASE);
  const [broken, setBroken] = useState("");
  const dish = useMemo(() => dishWordsOf(recipe), [recipe]);
  if (!sources || broken === sources.src) {
    return <CoverImage {...dish} {...(width && { width })} {...(height && { height })} />;
  }
  const { placeholder, colour, ...image } = sources;
  return (
    <img
      {...image}
      alt=""
      sizes={sizes}
      loading={first ? "eager" : "lazy"}
      decoding="async"
      data-slot="recipe-picture"
      className="block size-full bg-sunken bg-cover object-cover cover-light"
      style={{
        ...(colour && { backgroundColor: colour }),
        ...(placeholder && { backgroundImage: `url(${placeholder})` }),
      }}
      onError={() => setBroken(sources.src)}
    />
  );
}
