import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import { LIMITS } from "@larder/domain/limits";
import { Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { TermChip } from "@/components/ui/term-chip";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { lastFieldIds } from "@/features/edit-recipe/last-field-ids";
import { useLastMessages } from "@/features/edit-recipe/last-messages";

interface TagsSectionProps extends FormPart {
  /** The text in the field that is no tag yet. */
  newTag: string;
  onNewTag: (text: string) => void;
}

export function TagsSection({ form, change, focusNext, newTag, onNewTag }: TagsSectionProps) {
  const editLast = useLastMessages();

  function add(): void {
    change({ type: "add-tag", tag: newTag });
    onNewTag("");
    focusNext(lastFieldIds.newTag);
  }

  function remove(tag: string): void {
    change({ type: "remove-tag", tag });
    focusNext(lastFieldIds.newTag);
  }

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <FormSection title={editLast.tags}>
      {form.tags.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {form.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <TermChip variant="quiet" removeLabel={editLast.removeTag(tag)} onRemove={() => remove(tag)}>
                {tag}
              </TermChip>
            </li>
          ))}
        </ul>
      )}
      <div id={lastFieldIds.newTag}>
        <Field label={editLast.newTag}>
          <InputFrame className="pl-4">
            <BareInput
              autoComplete="off"
              enterKeyHint="enter"
              maxLength={LIMITS.shortTextLength}
              value={newTag}
              onChange={(event) => onNewTag(event.target.value)}
              onKeyDown={addOnEnter}
            />
            <Button
              variant="soft"
              size="small"
              className="max-w-full"
              disabled={form.tags.length >= EDITABLE_FIELDS.tags.maxEntries}
              onClick={add}
            >
              <Plus aria-hidden />
              {editLast.addTag}
            </Button>
          </InputFrame>
        </Field>
      </div>
    </FormSection>
  );
}
