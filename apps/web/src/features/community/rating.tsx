import { failureOf } from "@/lib/api/problem";
import type { RatingSummary } from "@larder/domain/community/public-rating";
import { number } from "@larder/domain/messages/counted";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Figure } from "@/components/ui/figure";
import { useRate } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { MeanStars, StarChoice } from "@/features/community/stars";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";

interface RatingProps {
  recipeId: string;
  rating: RatingSummary;
  mayRate: boolean;
}

/** Draws the mean of all ratings, and the stars by which a user gives their own. */
export function Rating({ recipeId, rating, mayRate }: RatingProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-10 gap-y-4">
      <Mean rating={rating} />
      {mayRate && <OwnRating recipeId={recipeId} mine={rating.mine} />}
    </div>
  );
}

function Mean({ rating: { average, count } }: { rating: RatingSummary }) {
  const community = useCommunityMessages();
  const language = useLanguage();
  if (average === null) return <p className="py-2 text-ink-2">{community.noRatings}</p>;
  return (
    <div className="flex items-center gap-3 py-2">
      <Figure
        value={number(language, Math.round(average * 10) / 10)}
        label={community.averageSpoken(average)}
        className="text-42"
      />
      <div className="grid gap-1">
        <MeanStars average={average} />
        <span className="type-caption">{community.ratings(count)}</span>
      </div>
    </div>
  );
}

function OwnRating({ recipeId, mine }: { recipeId: string; mine: number | null }) {
  const messages = useMessages();
  const community = useCommunityMessages();
  const rate = useRate(recipeId);
  /** The choice that is being saved; undefined when none is. */
  const [chosen, setChosen] = useState<number | null>();
  const shown = chosen === undefined ? mine : chosen;

  function choose(stars: number | null): void {
    setChosen(stars);
    rate.mutate(stars, { onSettled: () => setChosen(undefined) });
  }

  return (
    <div>
      <StarChoice legend={community.rateTitle} value={shown} onChoose={choose} />
      {shown === null ? (
        <p className="type-caption">{community.rateHint}</p>
      ) : (
        <Button variant="ghost" size="small" className="-ml-4" onClick={() => choose(null)}>
          {community.removeRating}
        </Button>
      )}
      <p role="alert" className="mt-1 text-16 font-semibold text-hot empty:hidden">
        {rate.error && failureOf(messages, rate.error, community.rateFailed, community.problems)}
      </p>
    </div>
  );
}
