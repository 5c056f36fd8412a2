import { MOST_STARS } from "@larder/domain/community/public-rating";
import { Star } from "lucide-react";
import { useId } from "react";
import { useCommunityMessages } from "@/features/community/messages";
import { cn } from "@/lib/cn";

const STARS = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** Draws a mean of ratings as five stars, filled as far as it reaches. It is decorative: its number stands beside it. */
export function MeanStars({ average }: { average: number }) {
  return (
    <span aria-hidden className="relative inline-flex">
      <Row className="text-line" />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${(average / MOST_STARS) * 100}%` }}
      >
        <Row className="text-done" />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <span className={cn("inline-flex", className)}>
      {STARS.map((star) => (
        <Star key={star} className="size-6 shrink-0 fill-current" />
      ))}
    </span>
  );
}

interface StarChoiceProps {
  legend: string;
  value: number | null;
  onChoose: (stars: number) => void;
}

/** Draws a choice of one to five stars. */
export function StarChoice({ legend, value, onChoose }: StarChoiceProps) {
  const community = useCommunityMessages();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="type-step">{legend}</legend>
      <div className="mt-1 -ml-2 flex flex-wrap">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-12 cursor-pointer place-items-center rounded-face has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              aria-label={community.stars(stars)}
              checked={value === stars}
              onChange={() => onChoose(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={cn("size-8", value !== null && stars <= value && "fill-current text-done")}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
