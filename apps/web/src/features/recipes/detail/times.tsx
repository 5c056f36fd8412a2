import type { Recipe } from "@larder/domain/recipe/recipe";
import { shownTotal } from "@larder/domain/time/shown-time";
import { Duration } from "@/components/ui/duration";
import { Figure } from "@/components/ui/figure";
import { PriceSection, PriceTile } from "@/components/ui/price-section";
import { spokenMinutes } from "@/components/ui/spoken-minutes";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";

interface TimeTile {
  label: string;
  minutes: number;
  total?: boolean;
}

/** Draws times and servings like a market board. An assumed time is omitted, and assumptions are listed below. */
export function Times({ recipe }: { recipe: Recipe }) {
  const { duration, servings, assumed = [] } = recipe;
  const { detail } = useMessages();
  const language = useLanguage();
  const total = shownTotal(recipe);
  const isAssumed = assumed.includes("duration");
  const parts = [
    { label: detail.prepTime, minutes: duration.prep_time_minutes },
    { label: detail.cookTime, minutes: duration.cook_time_minutes },
  ];
  const times = [
    ...(isAssumed ? [] : parts),
    { label: detail.totalTime, minutes: total?.minutes ?? 0, total: true },
  ].filter(({ minutes }) => minutes > 0);
  return (
    <>
      <PriceSection>
        {times.map(({ label, minutes, total: isTotal = false }: TimeTile) => (
          <PriceTile key={label} label={label} total={isTotal}>
            <Duration
              minutes={minutes}
              label={spokenMinutes(minutes, language)}
              unit={detail.minutesUnit}
              emphasised={isTotal}
              about={isAssumed ? detail.about : undefined}
            />
          </PriceTile>
        ))}
        {servings > 0 && (
          <PriceTile label={detail.servings} narrow>
            <Figure value={servings} />
          </PriceTile>
        )}
      </PriceSection>
      {isAssumed && (
        <p className="mt-2 type-caption">{total ? detail.reckonedDuration : detail.assumedDuration}</p>
      )}
      {assumed.includes("servings") && <p className="mt-2 type-caption">{detail.assumedServings}</p>}
    </>
  );
}
