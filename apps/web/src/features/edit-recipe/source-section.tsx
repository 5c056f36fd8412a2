import { sourceChoices } from "@/features/edit-recipe/form/edit-form";
import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { TextFields } from "@/features/edit-recipe/text-fields";
import { useLastMessages } from "@/features/edit-recipe/last-messages";
import { useMessages } from "@/lib/i18n/i18n";

/** Draws the fields of the recipe's source. */
export function SourceSection({ form, change, urlError }: FormPart & { urlError: string | undefined }) {
  const { sourceTypes } = useMessages();
  const editLast = useLastMessages();
  const names: Readonly<Record<string, string>> = sourceTypes;
  return (
    <FormSection title={editLast.sourceInfo}>
      <div className="grid grid-cols-1 gap-5">
        <div id={fieldIds.url}>
          <Field label={editLast.url} {...(urlError && { error: urlError })}>
            <Input
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={EDITABLE_FIELDS.url.maxLength}
              value={form.url}
              onChange={(event) => change({ type: "set", field: "url", value: event.target.value })}
            />
          </Field>
        </div>
        <TextFields section="source" form={form} change={change} />
        <Field label={editLast.sourceType}>
          <Select
            value={form.sourceType}
            onChange={(event) => change({ type: "set", field: "sourceType", value: event.target.value })}
          >
            {sourceChoices(form.sourceType).map((choice) => (
              <option key={choice} value={choice}>
                {names[choice] ?? choice}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </FormSection>
  );
}
