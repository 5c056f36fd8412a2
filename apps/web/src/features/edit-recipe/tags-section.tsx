import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import { LIMITS } from "@larder/domain/limits";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { lastFieldIds } from "@/features/edit-recipe/last-field-ids";
import { useLastMessages } from "@/features/edit-recipe/last-messages";
import { NamesField } from "@/features/edit-recipe/names-field";

interface TagsSectionProps extends FormPart {
  /** The text in the field that is no tag yet. */
  newTag: string;
  onNewTag: (text: string) => void;
}

export function TagsSection({ form, change, focusNext, newTag, onNewTag }: TagsSectionProps) {
  const editLast = useLastMessages();
  const { tags } = form;

  function add(): void {
    change({ type: "add-tag", tag: newTag });
    onNewTag("");
    focusNext(lastFieldIds.newTag);
  }

  function remove(index: number): void {
    const tag = tags[index];
    if (tag !== undefined) change({ type: "remove-tag", tag });
    focusNext(lastFieldIds.newTag);
  }

  return (
    <FormSection title={editLast.tags}>
      <NamesField
        id={lastFieldIds.newTag}
        names={tags}
        removeLabel={editLast.removeTag}
        onRemove={remove}
        label={editLast.newTag}
        addLabel={editLast.addTag}
        maxLength={LIMITS.shortTextLength}
        isFull={tags.length >= EDITABLE_FIELDS.tags.maxEntries}
        typed={newTag}
        onType={onNewTag}
        onAdd={add}
      />
    </FormSection>
  );
}
