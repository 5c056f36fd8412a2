import { stepTitles } from "@larder/domain/cooking/screens/step-titles";
import { planTimeline } from "@larder/domain/cooking/timeline/plan-timeline";
import type { RecipeToPlan } from "@larder/domain/cooking/timeline/recipe-tasks";
import type { PartSpan, PlannedStep } from "@larder/domain/cooking/timeline/timeline";
import { formatMinutes } from "@larder/domain/time/format-minutes";
import { listed } from "@larder/domain/messages/counted";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet } from "@/components/ui/sheet";
import { dayOf, nextMoment } from "@/features/cooking/time-of-day";
import { useToolMessages } from "@/features/cooking/tool-messages";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortTime } from "@/lib/i18n/short-date";

interface TimelineSheetProps {
  recipes: readonly RecipeToPlan[];
  /** Whether a recipe being cooked is missing among them. */
  isPartial: boolean;
  onClose: () => void;
}

/**
 * Draws when to begin each step so that everything is ready at a given time, and what can be done while something
 * cooks by itself.
 */
export default function TimelineSheet({ recipes, isPartial, onClose }: TimelineSheetProps) {
  const messages = useToolMessages();
  const { common, detail } = useMessages();
  const language = useLanguage();
  // Clocks show whole minutes: a plan that begins within this one would seem to begin in the past.
  const [openedAt] = useState(() => Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS);
  const soonest = planTimeline(recipes, { startAt: openedAt });
  const [time, setTime] = useState(() => shortTime(new Date(soonest.readyAt)));
  const wanted = nextMoment(time, openedAt, soonest.readyAt);
  // The field has a resolution of a minute.
  const isTooSoon = wanted !== null && wanted < soonest.readyAt - MINUTE_MS;
  const plan =
    wanted === null || isTooSoon ? soonest : planTimeline(recipes, { readyAt: wanted, notBefore: openedAt });

  /** Formats a moment, with its day where that is not today. */
  const clock = (moment: number) => {
    const day = dayOf(moment, openedAt, language);
    return `${day} ${shortTime(new Date(moment))}`.trim();
  };
  const recipeOf = (slug: string) => recipes.find((recipe) => recipe.slug === slug);
  const titleOf = ({ slug, step }: Pick<PlannedStep, "slug" | "step">) => {
    const recipe = recipeOf(slug);
    const own = recipe && stepTitles(recipe.steps)[step];
    const title = step < 0 ? messages.gettingReady : own || detail.step(step + 1);
    return recipes.length > 1 ? messages.step(recipe?.name ?? "", title) : title;
  };
  const spanOf = (span: PartSpan) => {
    if (span.step < 0) return titleOf(span);
    const [from, to] = [span.from, span.to].map((at) => detail.subStep(span.step + 1, at + 1));
    const parts = from === to ? from : `${from}–${span.step + 1}.${span.to + 1}`;
    return recipes.length > 1 ? messages.step(recipeOf(span.slug)?.name ?? "", parts ?? "") : parts;
  };
  return (
    <Sheet open fits onOpenChange={onClose} title={messages.timeline} closeLabel={common.close}>
      <div className="grid grid-cols-1 gap-4">
        {isPartial && <p className="type-label">{messages.othersMissing}</p>}
        <Field label={messages.readyAt}>
          <Input type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </Field>
        <output className="grid grid-cols-1 gap-1 type-step">
          {isTooSoon && <span className="type-label">{messages.tooSoon(clock(soonest.readyAt))}</span>}
          <span>{messages.beginAt(clock(plan.startAt), clock(plan.readyAt))}</span>
        </output>
        <ol className="border-t-2 border-ink">
          {plan.steps.map((step) => (
            <li
              key={`${step.slug} ${step.step}`}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-3 border-b-[1.5px] border-line py-2.5"
            >
              <time className="grid grid-cols-1 gap-1.5">
                <span className="numeral text-22">{shortTime(new Date(step.startAt))}</span>
                <span className="type-caption empty:hidden">{dayOf(step.startAt, openedAt, language)}</span>
              </time>
              <span className="min-w-0 wrap-anywhere">
                {titleOf(step)}
                <span className="block type-caption">
                  {step.parts.some(({ isAssumed }) => isAssumed) && "≈ "}
                  {length(step.endAt - step.startAt)}
                </span>
              </span>
            </li>
          ))}
        </ol>
        {plan.waits.length > 0 && (
          <section>
            <h3 className="mb-1 type-step">{messages.waits}</h3>
            <ul className="grid grid-cols-1 gap-1.5">
              {plan.waits.map(({ during, ms, doing }) => (
                <li key={`${during.slug} ${during.step} ${during.subStep}`} className="wrap-anywhere">
                  {messages.whileRuns(
                    spanOf({ ...during, from: during.subStep, to: during.subStep }) ?? "",
                    length(ms),
                    listed(
                      language,
                      doing.map((span) => spanOf(span) ?? ""),
                    ) || messages.handsFree,
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {plan.steps.some(({ parts }) => parts.some(({ isAssumed }) => isAssumed)) && (
          <p className="type-caption">{messages.guessed}</p>
        )}
      </div>
    </Sheet>
  );
}

const MINUTE_MS = 60_000;

const length = (ms: number) => formatMinutes(Math.max(1, Math.round(ms / MINUTE_MS)));
