import type { EditForm, FormSubStep } from "@/features/edit-recipe/form/edit-form";
import { knownUses } from "@/features/edit-recipe/form/edit-form-uses";
import type { EditMessages } from "@larder/domain/messages/messages";
import { LIMITS } from "@larder/domain/limits";
import { ArrowRight, X } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import { FieldGroup, GROUP_CELL, GroupTextarea } from "@/features/edit-recipe/field-group";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";

interface SubStepFieldsProps {
  form: EditForm;
  part: FormSubStep;
  step: number;
  number: number;
  onSet: (field: "description" | "tip" | "why", value: string) => void;
  onRemove: () => void;
  /** Called when the user wants to choose what the sub-step takes. */
  onChooseUses: () => void;
}

/** Draws the fields of a sub-step: what to do, what it takes, and optionally a tip and the reason. */
export function SubStepFields({
  form,
  part,
  step,
  number,
  onSet,
  onRemove,
  onChooseUses,
}: SubStepFieldsProps) {
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
        {form.groups.some(({ rows }) => rows.length > 0) && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={cn(
              GROUP_CELL,
              "flex min-h-12 items-center gap-2 px-3 py-2 text-left text-16 @min-[36rem]:col-span-2",
            )}
            onClick={onChooseUses}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{takesText(form, part, edit)}</span>
            <ArrowRight aria-hidden className="size-5 shrink-0 text-ink-2" />
          </button>
        )}
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

function takesText(form: EditForm, part: FormSubStep, edit: EditMessages): string {
  const uses = knownUses(part);
  if (!uses) return edit.takesUnknown;
  const rows = form.groups.flatMap((group) => group.rows);
  const names = uses.flatMap(({ row, part: share }) => {
    const name = rows.find(({ key }) => key === row)?.item.trim();
    return name ? [share === "all" ? name : `${name} (${edit.useParts[share].toLowerCase()})`] : [];
  });
  return edit.takes(names.join(", "));
}
