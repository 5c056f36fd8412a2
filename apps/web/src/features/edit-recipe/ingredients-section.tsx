import type { FormGroup } from "@/features/edit-recipe/form/edit-form";
import { LIMITS } from "@larder/domain/limits";
import { groupHeading } from "@larder/domain/messages/group-heading";
import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { IconButton, Button } from "@/components/ui/button";
import { AddCategory } from "@/features/edit-recipe/add-category";
import { fieldIds, neighbourOf } from "@/features/edit-recipe/field-ids";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { IngredientFields } from "@/features/edit-recipe/ingredient-fields";
import { lineReader, type LineReader, useLineReader } from "@/features/edit-recipe/line-reader";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";

/** The ingredients by category. */
export function IngredientsSection(part: FormPart) {
  const edit = useEditMessages();
  const reader = useLineReader();
  return (
    <FormSection title={edit.ingredients}>
      <p className="-mt-1 mb-4 type-caption">{edit.lineHint}</p>
      <div className="grid grid-cols-1 gap-7">
        {part.form.groups.map((group) => (
          <Category key={group.key} group={group} reader={reader} {...part} />
        ))}
        <AddCategory {...part} />
      </div>
    </FormSection>
  );
}

type CategoryProps = FormPart & { group: FormGroup; reader: LineReader | null };

function Category({ group, reader, form, change, focusNext }: CategoryProps) {
  const messages = useMessages();
  const edit = useEditMessages();
  const titleId = useId();
  const title = groupHeading(messages, group.name);

  const named = (row: { key: number }) => ({ group: group.key, row: row.key });

  async function paste(row: { key: number }, text: string): Promise<void> {
    const { pastedRows, withPastedRows } = await lineReader;
    const added = { ...named(row), pasted: pastedRows(text, form.locale) };
    change({ type: "apply", change: (before) => withPastedRows(before, added) });
  }

  function addRow(): void {
    change({ type: "add-row", group: group.key });
    focusNext(fieldIds.row(form.nextKey));
  }

  function removeRow(row: number): void {
    const next = neighbourOf(group.rows, row);
    change({ type: "remove-row", group: group.key, row });
    focusNext(next ? fieldIds.removeRow(next.key) : fieldIds.addRow(group.key));
  }

  function remove(): void {
    const next = neighbourOf(form.groups, group.key);
    change({ type: "remove-group", group: group.key });
    focusNext(next ? fieldIds.addRow(next.key) : fieldIds.newGroup);
  }

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex items-center gap-2">
        <h3 id={titleId} className="min-w-0 flex-1 type-step">
          {title}
        </h3>
        <IconButton variant="ghost" icon={Trash2} label={edit.removeCategory(title)} onClick={remove} />
      </div>
      <ol className="grid grid-cols-1 gap-2.5">
        {group.rows.map((row, index) => (
          <IngredientFields
            key={row.key}
            row={row}
            number={index + 1}
            reader={reader}
            onSet={(field, value) => change({ type: "set-row", ...named(row), field, value })}
            onFill={(fields) => change({ type: "fill-row", ...named(row), fields })}
            onPaste={(text) => void paste(row, text)}
            onEnter={() => {
              const next = group.rows[index + 1];
              if (next) document.getElementById(fieldIds.row(next.key))?.focus();
              else addRow();
            }}
            onRemove={() => removeRow(row.key)}
          />
        ))}
      </ol>
      <Button
        id={fieldIds.addRow(group.key)}
        variant="soft"
        full
        className="mt-2.5"
        disabled={group.rows.length >= LIMITS.rowsPerGroup}
        onClick={addRow}
      >
        <Plus aria-hidden />
        {edit.addIngredient}
      </Button>
    </section>
  );
}
