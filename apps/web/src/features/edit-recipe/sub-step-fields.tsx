import type { FormSubStep } from "@/features/edit-recipe/form/edit-form";
import { LIMITS } from "@larder/domain/limits";
import { X } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import { FieldGroup, GroupTextarea } from "@/features/edit-recipe/field-group";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";

interface SubStepFieldsProps {
  part: FormSubStep;
  step: number;
  number: number;
  onSet: (field: "description" | "tip" | "why", value: string) => void;
  onRemove: () => void;
}

/** Draws the fields of a sub-step: what to do, and optionally a tip and the reason. */
export function SubStepFields({ part, step, number, onSet, onRemove }: SubStepFieldsProps) {
  const { detail } = useMessages();
  const edit = useEditMessages();
  const text = (field: "description" | "tip" | "why", name: string) => ({
    "aria-label": name,
    placeholder: name,
    maxLength: LIMITS.textLength,
    value: part[field],
    onChange: (event: { target: { value: string } }) => onSet(field, event.target.value),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_48px] items-center gap-2">
      <FieldGroup label={detail.subStep(step, number)} className="@min-[36rem]:grid-cols-2">
        <GroupTextarea
          id={fieldIds.subStep(part.key)}
          className="@min-[36rem]:col-span-2"
          {...text("description", edit.subStep)}
        />
        <GroupTextarea {...text("tip", edit.subStepTip)} className="text-16" />
        <GroupTextarea {...text("why", edit.subStepWhy)} className="text-16" />
      </FieldGroup>
      <IconButton
        id={fieldIds.removeSubStep(part.key)}
        variant="ghost"
        icon={X}
        label={edit.removeSubStep(step, number)}
        onClick={onRemove}
      />
    </li>
  );
}
