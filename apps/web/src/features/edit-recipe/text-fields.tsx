import { EDITABLE_FIELDS, TEXT_FIELDS, type TextField } from "@larder/domain/recipe/editable-fields";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FormPart } from "@/features/edit-recipe/form-section";
import { useMessages } from "@/lib/i18n/i18n";

interface TextFieldsProps extends Pick<FormPart, "form" | "change"> {
  section: (typeof EDITABLE_FIELDS)[TextField]["section"];
}

/** The optional texts that the table of fields puts into this section; the page of the recipe has the same labels. */
export function TextFields({ section, form, change }: TextFieldsProps) {
  const { detail } = useMessages();
  return TEXT_FIELDS.filter((field) => EDITABLE_FIELDS[field].section === section).map((field) => {
    const { kind, maxLength } = EDITABLE_FIELDS[field];
    const isLong = kind === "text";
    const input = {
      maxLength,
      value: form[field],
      onChange: ({ target }: { target: { value: string } }) =>
        change({ type: "set", field, value: target.value }),
    };
    return (
      <Field key={field} label={detail[field]} {...(isLong && { className: "col-span-full" })}>
        {isLong ? <Textarea low {...input} /> : <Input autoComplete="off" {...input} />}
      </Field>
    );
  });
}
