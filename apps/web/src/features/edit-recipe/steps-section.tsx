import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { StepFields } from "@/features/edit-recipe/step-fields";
import { useEditMessages } from "@/features/edit-recipe/messages";

export function StepsSection(part: FormPart) {
  const edit = useEditMessages();
  const { form, change, focusNext } = part;

  function add(): void {
    change({ type: "add-step" });
    focusNext(fieldIds.step(form.nextKey));
  }

  return (
    <FormSection title={edit.steps}>
      <ol className="grid grid-cols-1 gap-8">
        {form.steps.map((step, index) => (
          <StepFields key={step.key} step={step} number={index + 1} {...part} />
        ))}
      </ol>
      <Button
        id={fieldIds.addStep}
        variant="soft"
        full
        className="mt-6"
        disabled={form.steps.length >= EDITABLE_FIELDS.steps.maxEntries}
        onClick={add}
      >
        <Plus aria-hidden />
        {edit.addStep}
      </Button>
    </FormSection>
  );
}
