import CardRating from "@/features/cooking/card-rating";
import CardConflict from "@/features/dietary/card-conflict";

interface CardExtrasProps {
  userId: string;
  recipeId: string;
}

/** Draws what a card has for its user alone: the own rating, and what the recipe has that the user leaves out. */
export default function CardExtras(props: CardExtrasProps) {
  return (
    <>
      <CardRating {...props} />
      <CardConflict {...props} />
    </>
  );
}
