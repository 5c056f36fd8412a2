import { stepTitles } from "@larder/domain/cooking/screens/step-titles";
import { formatMinutes } from "@larder/domain/time/format-minutes";
import type { IngredientRow, Recipe, Step, SubStep } from "@larder/domain/recipe/recipe";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { StepRow } from "@/components/ui/step-row";
import { Tick } from "@/components/ui/tick";
import { Measure } from "@/features/recipes/detail/measure";
import { useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";
import type { RenderTimedText, SentenceChoices, TimedPosition } from "@/lib/timers/timer-slots";
import { Lightbulb } from "lucide-react";

const [, useStepMinutes] = lazyWithPreload(() => import("@larder/domain/time/step-minutes"));

type InstructedRecipe = Pick<Recipe, "slug" | "name" | "steps">;

interface InstructionsProps {
  recipe: InstructedRecipe;
  assumed: boolean;
  timedText: RenderTimedText;
  /** Returns the texts beside the amounts of a sentence, where the cook has chosen other servings or units. */
  besides?: SentenceChoices["besides"];
}

/** The steps, each closed but the first; ticks live as long as this screen. */
export function Instructions({ recipe, assumed, timedText, besides }: InstructionsProps) {
  const { detail } = useMessages();
  const { steps } = recipe;
  const titles = stepTitles(steps);
  const lang = useRecipeLang();
  if (steps.length === 0) return <p className="py-6 text-ink-3">{detail.noSteps}</p>;
  return (
    <>
      {assumed && <p className="mb-3 type-caption">{detail.assumedSteps}</p>}
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            <StepRow
              number={index + 1}
              title={titles[index] ?? detail.step(index + 1)}
              lang={titles[index] ? lang : undefined}
              caption={<Caption step={step} />}
              defaultOpen={index === 0}
            >
              {step.tip && <Tip label={detail.tip}>{step.tip}</Tip>}
              <SubSteps subSteps={step.sub_steps} step={index} {...{ recipe, timedText, besides }} />
            </StepRow>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Draws the number of sub-steps, and their duration when the code that finds it is loaded. */
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
  /** The index of the step in the recipe, from 0. */
  step: number;
  timedText: RenderTimedText;
  besides?: SentenceChoices["besides"];
}

function SubSteps({ subSteps, recipe, step, timedText, besides }: SubStepsProps) {
  const { detail } = useMessages();
  const lang = useRecipeLang();
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const tick = (index: number, isDone: boolean) => {
    const next = new Set(done);
    if (isDone) next.add(index);
    else next.delete(index);
    setDone(next);
  };
  const positionOf = (subStep: number): TimedPosition => ({
    recipe: { slug: recipe.slug, name: recipe.name },
    position: { step, subStep },
    name: detail.subStep(step + 1, subStep + 1),
  });
  return (
    <ul className="divide-y-[1.5px] divide-dashed divide-line">
      {subSteps.map((subStep, index) => (
        <li key={index}>
          <Tick
            name={subStep.description}
            lang={lang}
            checked={done.has(index)}
            onCheckedChange={(isDone) => tick(index, isDone)}
            details={
              subStep.ingredients && subStep.ingredients.length > 0 && <Needed rows={subStep.ingredients} />
            }
          >
            {timedText(subStep.description, positionOf(index), { besides })}
          </Tick>
        </li>
      ))}
    </ul>
  );
}

function Needed({ rows }: { rows: readonly IngredientRow[] }) {
  const lang = useRecipeLang();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
      {rows.map((row, index) => (
        <li key={index} className="min-w-0 wrap-anywhere">
          <Measure row={row} className="text-ink" /> <bdi lang={lang}>{row.ingredient_name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Draws a piece of advice; screen readers get the label in place of the bulb. */
function Tip({ label, children }: { label: string; children: ReactNode }) {
  const lang = useRecipeLang();
  return (
    <div data-slot="tip" className="flex gap-2.5 rounded-field bg-time-tint py-3 pr-3.5 pl-3 text-16">
      <Lightbulb aria-hidden className="-mt-px text-lemon-text" />
      <p className="min-w-0 wrap-anywhere">
        <span className="sr-only">{label}: </span>
        <span lang={lang} className="hyphenated">
          {children}
        </span>
      </p>
    </div>
  );
}
