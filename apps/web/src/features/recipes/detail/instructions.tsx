import { formatMinutes } from "@larder/domain/time/format-minutes";
import type { IngredientRow, Recipe, Step, SubStep } from "@larder/domain/recipe/recipe";
import { Suspense, useState } from "react";
import { StepRow } from "@/components/ui/step-row";
import { Tick } from "@/components/ui/tick";
import { Tip } from "@/components/ui/tip";
import { Measure } from "@/features/recipes/detail/measure";
import { useMessages } from "@/lib/i18n/i18n";
import { late } from "@/lib/lazy/late";
import type { RenderTimedText, TimedPosition } from "@/lib/timers/timer-slots";

const [, useStepMinutes] = late(() => import("@larder/domain/time/step-minutes"));

type InstructedRecipe = Pick<Recipe, "slug" | "name" | "steps">;

interface InstructionsProps {
  recipe: InstructedRecipe;
  assumed: boolean;
  timedText: RenderTimedText;
}

/** The steps, each closed but the first; ticks live as long as this screen. */
export function Instructions({ recipe, assumed, timedText }: InstructionsProps) {
  const { detail } = useMessages();
  const { steps } = recipe;
  if (steps.length === 0) return <p className="py-6 text-ink-3">{detail.noSteps}</p>;
  return (
    <>
      {assumed && <p className="mb-3 type-caption">{detail.assumedSteps}</p>}
      <ol>
        {steps.map((step, place) => (
          <li key={place}>
            <StepRow
              number={place + 1}
              title={step.main_step || detail.step(place + 1)}
              caption={<Caption step={step} />}
              defaultOpen={place === 0}
            >
              {step.tip && <Tip label={detail.tip}>{step.tip}</Tip>}
              <SubSteps subSteps={step.sub_steps} recipe={recipe} step={place} timedText={timedText} />
            </StepRow>
          </li>
        ))}
      </ol>
    </>
  );
}

/** How much there is to do, and how long it takes as soon as that is found. */
function Caption({ step }: { step: Step }) {
  const { detail } = useMessages();
  return (
    <>
      {detail.subSteps(step.sub_steps.length)}
      <Suspense>
        <Minutes step={step} />
      </Suspense>
    </>
  );
}

function Minutes({ step }: { step: Step }) {
  const { stepMinutes } = useStepMinutes();
  const minutes = stepMinutes(step);
  return minutes > 0 && ` · ${formatMinutes(minutes)}`;
}

interface SubStepsProps {
  subSteps: readonly SubStep[];
  recipe: InstructedRecipe;
  /** Of the recipe, from 0. */
  step: number;
  timedText: RenderTimedText;
}

function SubSteps({ subSteps, recipe, step, timedText }: SubStepsProps) {
  const { detail } = useMessages();
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const tick = (place: number, isDone: boolean) => {
    const next = new Set(done);
    if (isDone) next.add(place);
    else next.delete(place);
    setDone(next);
  };
  const positionOf = (subStep: number): TimedPosition => ({
    recipe: { slug: recipe.slug, name: recipe.name },
    place: { step, subStep },
    name: detail.subStep(step + 1, subStep + 1),
  });
  return (
    <ul className="divide-y-[1.5px] divide-dashed divide-line">
      {subSteps.map((subStep, place) => (
        <li key={place}>
          <Tick
            name={subStep.description}
            checked={done.has(place)}
            onCheckedChange={(isDone) => tick(place, isDone)}
            details={
              subStep.ingredients && subStep.ingredients.length > 0 && <Needed rows={subStep.ingredients} />
            }
          >
            {timedText(subStep.description, positionOf(place))}
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
          <Measure row={row} className="text-ink" /> <bdi>{row.ingredient_name}</bdi>
        </li>
      ))}
    </ul>
  );
}
