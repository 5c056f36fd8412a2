import type { FormStep } from "@/features/edit-recipe/form/edit-form";
import { LIMITS } from "@larder/domain/limits";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { IconButton, Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { lazyPart } from "@/components/ui/lazy-part";
import { fieldIds, neighbourOf } from "@/features/edit-recipe/field-ids";
import type { FormPart } from "@/features/edit-recipe/form-section";
import { SubStepFields } from "@/features/edit-recipe/sub-step-fields";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";

const useUsesSheet = lazyPart(() => import("@/features/edit-recipe/uses-sheet"));

/** Draws the fields of a step: its name, its position, and its parts. */
export function StepFields({
  step,
  number,
  form,
  change,
  focusNext,
}: FormPart & { step: FormStep; number: number }) {
  const { detail } = useMessages();
  const edit = useEditMessages();
  const titleId = useId();
  const inputId = fieldIds.step(step.key);
  const [choosing, setChoosing] = useState<number | null>(null);
  const usesSheet = useUsesSheet(choosing !== null, () => setChoosing(null));
  const chosenIndex = step.subSteps.findIndex(({ key }) => key === choosing);
  const chosenPart = step.subSteps[chosenIndex];

  function addPart(): void {
    change({ type: "add-sub-step", step: step.key });
    focusNext(fieldIds.subStep(form.nextKey));
  }

  function removePart(subStep: number): void {
    const next = neighbourOf(step.subSteps, subStep);
    change({ type: "remove-sub-step", step: step.key, subStep });
    focusNext(next ? fieldIds.removeSubStep(next.key) : fieldIds.addSubStep(step.key));
  }

  function remove(): void {
    const next = neighbourOf(form.steps, step.key);
    change({ type: "remove-step", step: step.key });
    focusNext(next ? fieldIds.removeStep(next.key) : fieldIds.addStep);
  }

  /**
   * Moves the step. The pressed button moves along; at an end it is disabled, and the opposite button takes the
   * focus.
   */
  function move(by: -1 | 1): void {
    change({ type: "move-step", step: step.key, by });
    const arrivesAt = number + by;
    const goesUp = arrivesAt === form.steps.length || (by === -1 && arrivesAt > 1);
    focusNext(goesUp ? fieldIds.moveStepUp(step.key) : fieldIds.moveStepDown(step.key));
  }

  return (
    <li>
      <section aria-labelledby={titleId}>
        <div className="mb-2 flex items-center">
          <h3 id={titleId} className="min-w-0 flex-1 type-step">
            {detail.step(number)}
          </h3>
          <IconButton
            id={fieldIds.moveStepUp(step.key)}
            variant="ghost"
            icon={ArrowUp}
            label={edit.moveStepUp(number)}
            disabled={number === 1}
            onClick={() => move(-1)}
          />
          <IconButton
            id={fieldIds.moveStepDown(step.key)}
            variant="ghost"
            icon={ArrowDown}
            label={edit.moveStepDown(number)}
            disabled={number === form.steps.length}
            onClick={() => move(1)}
          />
          <IconButton
            id={fieldIds.removeStep(step.key)}
            variant="ghost"
            icon={Trash2}
            label={edit.removeStep(number)}
            onClick={remove}
          />
        </div>
        <Label htmlFor={inputId} className="mb-1.5">
          {edit.mainStep}
        </Label>
        <input
          id={inputId}
          autoComplete="off"
          maxLength={LIMITS.textLength}
          value={step.mainStep}
          onChange={(event) => change({ type: "set-step", step: step.key, value: event.target.value })}
          className="min-h-14 w-full rounded-field bg-surface px-4 text-19 font-semibold text-ellipsis outlined"
        />
        <ol className="mt-2.5 grid gap-2.5">
          {step.subSteps.map((part, index) => (
            <SubStepFields
              key={part.key}
              part={part}
              step={number}
              number={index + 1}
              onSet={(field, value) =>
                change({ type: "set-sub-step", step: step.key, subStep: part.key, field, value })
              }
              form={form}
              onRemove={() => removePart(part.key)}
              onChooseUses={() => setChoosing(part.key)}
            />
          ))}
        </ol>
        <Button
          id={fieldIds.addSubStep(step.key)}
          variant="soft"
          size="small"
          full
          className="mt-2.5"
          disabled={step.subSteps.length >= LIMITS.subStepsPerStep}
          onClick={addPart}
        >
          <Plus aria-hidden />
          {edit.addSubStep}
        </Button>
        {usesSheet && chosenPart && (
          <usesSheet.UsesSheet
            title={edit.takenBy(number, chosenIndex + 1)}
            form={form}
            part={chosenPart}
            onChange={(uses) =>
              change({
                type: "apply",
                change: (before) => usesSheet.withUses(before, { subStep: chosenPart.key, uses }),
              })
            }
            onClose={() => setChoosing(null)}
          />
        )}
      </section>
    </li>
  );
}
