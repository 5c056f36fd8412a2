import { groupProblem } from "@/features/edit-recipe/form/edit-form-changes";
import { LIMITS } from "@larder/domain/limits";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import type { FormPart } from "@/features/edit-recipe/form-section";
import { useEditMessages } from "@/features/edit-recipe/messages";

/** Adds a category by its name. */
export function AddCategory({ form, change, focusNext }: FormPart) {
  const edit = useEditMessages();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<ReturnType<typeof groupProblem>>(null);
  const sentences = { blank: edit.categoryBlank, exists: edit.categoryExists };

  function add(): void {
    const found = groupProblem(form, name);
    setProblem(found);
    if (found) return focusNext(fieldIds.newGroup);
    change({ type: "add-group", name });
    setName("");
    focusNext(fieldIds.addRow(form.nextKey));
  }

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div id={fieldIds.newGroup}>
      <Field label={edit.categoryName} {...(problem && { error: sentences[problem] })}>
        <InputFrame className="pl-4">
          <BareInput
            value={name}
            maxLength={LIMITS.groupKeyLength}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
            onKeyDown={addOnEnter}
          />
          <Button
            variant="soft"
            size="small"
            className="max-w-full"
            disabled={form.groups.length >= LIMITS.groups}
            onClick={add}
          >
            <Plus aria-hidden />
            {edit.addCategory}
          </Button>
        </InputFrame>
      </Field>
    </div>
  );
}
