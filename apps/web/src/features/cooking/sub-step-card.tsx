import type { SubStep } from "@larder/domain/recipe/recipe";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Advice } from "@/features/cooking/advice";
import { NeededPills } from "@/features/cooking/needed";
import { cn } from "@/lib/cn";

interface SubStepCardProps {
  /** "Step 3.1" */
  label: string;
  subStep: SubStep;
  /** Its description, as it is shown. */
  sentence: ReactNode;
  done: boolean;
  onToggle: () => void;
}

/** A card that is tapped when it is done. The label's face is stretched over the whole of it; the chips in the sentence
 * lie above that face, for a label may hold no other controls. */
export function SubStepCard({ label, subStep, sentence, done, onToggle }: SubStepCardProps) {
  const { ingredients = [] } = subStep;
  return (
    <li
      data-slot="sub-step-card"
      className="relative grid grid-cols-1 gap-3 rounded-card bg-surface px-4 pt-3.5 pb-4 outlined [--outline:var(--line)] has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus"
    >
      <label className="grid grid-cols-[minmax(0,1fr)_40px] items-center gap-x-2 gap-y-1 before:absolute before:inset-0">
        <span className="relative font-display text-17 leading-none font-bold text-ink-3 font-stretch-90%">
          {label}
        </span>
        <input
          type="checkbox"
          aria-label={`${label} ${subStep.description}`}
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
      <p
        dir="auto"
        className={cn(
          "text-[1.25rem] leading-[1.42] wrap-anywhere",
          done && "text-ink-3 line-through decoration-[1.5px]",
        )}
      >
        {sentence}
      </p>
      <Advice of={subStep} />
      {ingredients.length > 0 && <NeededPills rows={ingredients} />}
    </li>
  );
}
