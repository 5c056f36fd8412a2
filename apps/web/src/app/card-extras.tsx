import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import CardRating from "@/features/cooking/card-rating";
import CardConflict from "@/features/dietary/card-conflict";
import { CardVisibility } from "@/features/visibility/card-visibility";

interface CardExtrasProps {
  userId: string;
  recipe: RecipeSummary;
}

/**
 * Draws what a card has for its user alone: the own rating, who sees a recipe that not everybody sees, and what the recipe
 * has that the user leaves out.
 */
export default function CardExtras({ userId, recipe }: CardExtrasProps) {
  return (
    <>
      <CardRating userId={userId} recipeId={recipe.id} />
      {recipe.visibility && (
        <CardVisibility visibility={recipe.visibility} isOwn={recipe.userId === userId} />
      )}
      <CardConflict userId={userId} recipeId={recipe.id} />
    </>
  );
}
