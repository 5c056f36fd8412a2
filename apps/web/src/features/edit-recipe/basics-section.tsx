import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import type { FormPart } from "@/features/edit-recipe/form-section";
import { TextFields } from "@/features/edit-recipe/text-fields";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

interface BasicsSectionProps extends FormPart {
  nameError: string | undefined;
  /** The values that were filled in because the source did not state them. */
  assumed?: RecipeDraft["assumed"];
}

/** Name, description, times, servings, and the short texts about the dish. */
export function BasicsSection({ form, change, nameError, assumed = [] }: BasicsSectionProps) {
  const { detail } = useMessages();
  const edit = useEditMessages();
  const numbers = [
    { field: "prepMinutes", label: edit.prep, name: edit.prepMinutes, unit: detail.minutesUnit, min: 0 },
    { field: "cookMinutes", label: edit.cook, name: edit.cookMinutes, unit: detail.minutesUnit, min: 0 },
    { field: "totalMinutes", label: edit.total, name: edit.totalMinutes, unit: detail.minutesUnit, min: 0 },
    { field: "servings", label: edit.servings, name: edit.servings, unit: "", min: 1 },
  ] as const;
  const lang = useRecipeLang();
  return (
    <div className="grid grid-cols-1 gap-5">
      <div id={fieldIds.name}>
        <Field label={edit.name} {...(nameError && { error: nameError })}>
          <Input
            className="min-h-16 type-section"
            lang={lang}
            autoComplete="off"
            maxLength={EDITABLE_FIELDS.name.maxLength}
            value={form.name}
            onChange={(event) => change({ type: "set", field: "name", value: event.target.value })}
          />
        </Field>
      </div>
      <TextFields section="start" form={form} change={change} />
      <div className="@container">
        <div className="grid grid-cols-4 gap-2 @max-[20rem]:grid-cols-2">
          {numbers.map(({ field, ...rest }) => (
            <NumberField
              key={field}
              value={form[field]}
              onChange={(value) => change({ type: "set", field, value })}
              {...rest}
            />
          ))}
        </div>
        {assumed.includes("duration") && <p className="mt-2 type-caption">{edit.assumedDuration}</p>}
        {assumed.includes("servings") && <p className="mt-2 type-caption">{edit.assumedServings}</p>}
        <div className="mt-5 grid grid-cols-2 gap-x-2 gap-y-5 @max-[20rem]:grid-cols-1">
          <TextFields section="about" form={form} change={change} />
        </div>
      </div>
    </div>
  );
}

interface NumberFieldProps {
  /** The short visible label. */
  label: string;
  /** The full label for screen readers; it begins with the short one. */
  name: string;
  unit: string;
  min: number;
  value: string;
  onChange: (value: string) => void;
}

function NumberField({ label, name, unit, min, value, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-end gap-1.5">
      <Label htmlFor={id} className="truncate">
        {label}
      </Label>
      <span className="relative block">
        <input
          id={id}
          type="number"
          inputMode={min === 0 ? "numeric" : "decimal"}
          aria-label={name}
          min={min}
          step={min === 0 ? 1 : "any"}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-15 w-full rounded-field bg-surface pl-3 text-32 numeral outlined [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        {/* Four figures need the room; where four fields stand side by side on a phone, three do. */}
        {unit && value.length < 4 && (
          <span
            aria-hidden
            className={cn(
              "pointer-events-none absolute top-3 right-2 type-caption font-semibold",
              value.length === 3 && "@min-[20rem]:@max-[26rem]:hidden",
            )}
          >
            {unit}
          </span>
        )}
      </span>
    </div>
  );
}
