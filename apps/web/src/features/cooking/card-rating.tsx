import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { ratingsQuery } from "@/features/cooking/notes-api";
import { useListMessages } from "@/lib/i18n/list-messages";

interface CardRatingProps {
  userId: string;
  recipeId: string;
}

/** Draws the user's own rating on a recipe's card; nothing where there is none. */
export default function CardRating({ userId, recipeId }: CardRatingProps) {
  const lists = useListMessages();
  const { data: ratings } = useQuery(ratingsQuery(userId));
  const rating = ratings?.[recipeId];
  if (!rating) return null;
  return (
    <p className="mt-1 flex text-done">
      <span className="sr-only">{lists.yourRating(rating)}</span>
      {Array.from({ length: rating }, (_, at) => (
        <Star key={at} aria-hidden className="size-4 fill-current" />
      ))}
    </p>
  );
}
