import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { cookingNotesQuery } from "@/features/cooking/notes-api";
import { useCookingMessages } from "@/features/cooking/messages";
import { useLanguage } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";

/** Shows the user's personal notes on this recipe; nothing when there are none. */
export default function PersonalNotes({ userId, recipeId }: { userId: string; recipeId: string }) {
  const messages = useCookingMessages();
  const language = useLanguage();
  const { data } = useQuery(cookingNotesQuery(userId, recipeId));
  const last = data?.cookedOn[0];
  if (!data || (data.rating === null && data.note === "" && !last)) return null;
  const { rating, note, cookedOn } = data;
  return (
    <section
      aria-label={messages.yourNotes}
      className="mb-5 grid grid-cols-1 gap-1.5 rounded-field bg-sunken px-4 py-3"
    >
      {rating !== null && (
        <p className="flex">
          <span className="sr-only">{messages.stars(rating)}</span>
          {Array.from({ length: rating }, (_, at) => (
            <Star key={at} aria-hidden className="size-5 fill-current text-done" />
          ))}
        </p>
      )}
      {last && (
        <p className="type-caption">{messages.cookedTimes(cookedOn.length, shortDate(last, language))}</p>
      )}
      {note && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
    </section>
  );
}
