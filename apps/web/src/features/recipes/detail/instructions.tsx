import { formatMinutes } from "@larder/domain/duration";
import type { IngredientRow, Step, SubStep } from "@larder/domain/recipe";
import { stepMinutes } from "@larder/domain/step-minutes";
import { useState } from "react";
import { StepRow } from "@/components/ui/step-row";
import { Tick } from "@/components/ui/tick";
import { Tip } from "@/components/ui/tip";
import { Measure } from "@/features/recipes/detail/measure";
import { TimedText } from "@/features/recipes/detail/timed-text";
import { useMessages } from "@/lib/i18n";

/** The steps, each closed but the first; ticks live as long as this screen. */
export function Instructions({ steps, assumed }: { steps: readonly Step[]; assumed: boolean }) {
  const { detail } = useMessages();
  if (steps.length === 0) return <p className="py-6 text-ink-3">{detail.noSteps}</p>;
  const captionOf = (step: Step) =>
    [detail.subSteps(step.sub_steps.length), stepMinutes(step) > 0 && formatMinutes(stepMinutes(step))]
      .filter(Boolean)
      .join(" · ");
  return (
    <>
      {assumed && <p className="mb-3 type-caption">{detail.assumedSteps}</p>}
      <ol>
        {steps.map((step, place) => (
          <li key={place}>
            <StepRow
              number={place + 1}
              title={step.main_step || detail.step(place + 1)}
              caption={captionOf(step)}
              defaultOpen={place === 0}
            >
              {step.tip && <Tip label={detail.tip}>{step.tip}</Tip>}
              <SubSteps subSteps={step.sub_steps} />
            </StepRow>
          </li>
        ))}
      </ol>
    </>
  );
}

function SubSteps({ subSteps }: { subSteps: readonly SubStep[] }) {
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const tick = (place: number, isDone: boolean) => {
    const next = new Set(done);
    if (isDone) next.add(place);
    else next.delete(place);
    setDone(next);
  };
  return (
    <ul className="divide-y-[1.5px] divide-dashed divide-line">
      {subSteps.map((subStep, place) => (
        <li key={place}>
          <Tick
            checked={done.has(place)}
            onCheckedChange={(isDone) => tick(place, isDone)}
            details={
              subStep.ingredients && subStep.ingredients.length > 0 && <Needed rows={subStep.ingredients} />
            }
          >
            <TimedText>{subStep.description}</TimedText>
          </Tick>
        </li>
      ))}
    </ul>
  );
}

function Needed({ rows }: { rows: readonly IngredientRow[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
      {rows.map((row, place) => (
        <li key={place} className="min-w-0 wrap-anywhere">
          <Measure row={row} className="text-ink" /> {row.ingredient_name}
        </li>
      ))}
    </ul>
  );
}
