import type { Recipe } from "@larder/domain/recipe";
import { Duration } from "@/components/ui/duration";
import { Figure } from "@/components/ui/figure";
import { PriceBoard, PriceTile } from "@/components/ui/price-board";
import { spokenMinutes } from "@/components/ui/spoken-minutes";
import { useLanguage, useMessages } from "@/lib/i18n";

/** Times and servings as on a market board; what a reader only assumed is said below it. */
export function Times({ recipe: { duration, servings, assumed = [] } }: { recipe: Recipe }) {
  const { detail } = useMessages();
  const language = useLanguage();
  const times = [
    { label: detail.prepTime, minutes: duration.prep_time_minutes },
    { label: detail.cookTime, minutes: duration.cook_time_minutes },
    { label: detail.totalTime, minutes: duration.total_time_minutes, total: true },
  ].filter(({ minutes }) => minutes > 0);
  return (
    <>
      <PriceBoard>
        {times.map(({ label, minutes, total = false }) => (
          <PriceTile key={label} label={label} total={total}>
            <Duration
              minutes={minutes}
              label={spokenMinutes(minutes, language)}
              unit={detail.minutesUnit}
              marked={total}
            />
          </PriceTile>
        ))}
        {servings > 0 && (
          <PriceTile label={detail.servings} narrow>
            <Figure value={servings} />
          </PriceTile>
        )}
      </PriceBoard>
      {assumed.includes("duration") && <p className="mt-2 type-caption">{detail.assumedDuration}</p>}
      {assumed.includes("servings") && <p className="mt-2 type-caption">{detail.assumedServings}</p>}
    </>
  );
}
