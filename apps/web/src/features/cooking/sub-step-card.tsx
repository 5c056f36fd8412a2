import type { CookingCard } from "@larder/domain/cooking/screens/cooking-cards";
import type { UsedRow } from "@larder/domain/cooking/used-rows";
import type { SubStep } from "@larder/domain/recipe/recipe";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { isNamed } from "@/features/cooking/card-additions";
import { Advice } from "@/features/cooking/advice";
import { NeededPills } from "@/features/cooking/needed";
import type { Striking } from "@/features/cooking/striking";
import { cn } from "@/lib/cn";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

interface SubStepCardProps {
  /** "Step 3.1" */
  label: string;
  card: Pick<CookingCard, "heading" | "isFirst" | "isLast" | "start" | "end">;
  subStep: SubStep | undefined;
  /** The part of its description that the card shows. */
  text: string;
  /** The text, as it is shown. */
  sentence: ReactNode;
  isStruck: Striking["isStruck"];
  /** Whether the label is shown: a step that has a single sub-step names it by its position. */
  showsLabel: boolean;
  done: boolean;
  onToggle: () => void;
}

/**
 * Draws a card that is tapped when it is done; of a sub-step on several cards, the last one is. The label of the box is
 * stretched over the whole of it; the chips in the sentence lie above that face, for a label may hold no other controls.
 */
export function SubStepCard({ label, card, subStep, text, sentence, ...props }: SubStepCardProps) {
  const { showsLabel, isStruck, done, onToggle } = props;
  const { heading, isLast } = card;
  const ingredients = rowsOn(card, subStep?.ingredients ?? []);
  const lang = useRecipeLang();
  return (
    <li
      data-slot="sub-step-card"
      className="relative flow-root rounded-card bg-surface px-4 pt-3 pb-3.5 outlined [--outline:var(--line)] has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus"
    >
      {isLast && <TickLabel label={label} text={text} done={done} onToggle={onToggle} />}
      {showsLabel && (
        <p className="float-left mr-2.5 font-display text-17 leading-[1.66] font-bold text-ink-3 font-stretch-90%">
          {label}
        </p>
      )}
      {heading && (
        <h2 dir="auto" lang={lang} className="mb-1.5 type-step wrap-anywhere">
          {heading}
        </h2>
      )}
      <p
        dir="auto"
        lang={lang}
        className={cn(
          "cooking-text wrap-anywhere hyphenated",
          done && "text-ink-3 line-through decoration-[1.5px]",
        )}
      >
        {sentence}
      </p>
      {isLast && subStep && (
        <div className="mt-3 empty:hidden">
          <Advice of={subStep} />
        </div>
      )}
      {ingredients.length > 0 && <NeededPills rows={ingredients} isStruck={isStruck} />}
    </li>
  );
}

/** Returns the rows of a card whose names its text does not have; the first card of a sub-step has those that it only means. */
function rowsOn(card: SubStepCardProps["card"], rows: readonly UsedRow[]): UsedRow[] {
  const { start, end, isFirst } = card;
  return rows.filter((row) => {
    const { at } = row;
    return !isNamed(row, card) && (at == null ? isFirst : start <= at && at < end);
  });
}

type TickLabelProps = Pick<SubStepCardProps, "label" | "text" | "done" | "onToggle">;

/** Draws the box to tick, round which the text flows. Its label is the whole card. */
function TickLabel({ label, text, done, onToggle }: TickLabelProps) {
  const lang = useRecipeLang();
  return (
    <label className="float-right ml-3 before:absolute before:inset-0">
      <input
        type="checkbox"
        aria-label={`${label} ${text}`}
        lang={lang}
        checked={done}
        onChange={onToggle}
        className="sr-only"
      />
      <span
        aria-hidden
        className={cn(
          "relative grid size-10 place-items-center rounded-face",
          done
            ? "done-face bg-done text-on-done"
            : "bg-surface outlined [--outline-width:2px] [--outline:var(--edge)]",
        )}
      >
        {done && <Check className="pop" />}
      </span>
    </label>
  );
}
