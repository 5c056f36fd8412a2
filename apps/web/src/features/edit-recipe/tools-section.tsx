import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import { LIMITS } from "@larder/domain/limits";
import { Plus, X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { IconButton, Button } from "@/components/ui/button";
import { neighbourOf } from "@/features/edit-recipe/field-ids";
import type { FormTool } from "@/features/edit-recipe/form/edit-form";
import { withNewTool, withoutTool, withTool } from "@/features/edit-recipe/form/edit-form-tools";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { FieldGroup, GroupTextarea } from "@/features/edit-recipe/field-group";
import { lastFieldIds } from "@/features/edit-recipe/last-field-ids";
import { useLastMessages } from "@/features/edit-recipe/last-messages";

/** The tools that the recipe needs, each with its purpose. */
export function ToolsSection({ form, change, focusNext }: FormPart): ReactNode {
  const editLast = useLastMessages();

  function add(): void {
    change({ type: "apply", change: withNewTool });
    focusNext(lastFieldIds.tool(form.nextKey));
  }

  function remove(key: number): void {
    const next = neighbourOf(form.tools, key);
    change({ type: "apply", change: (before) => withoutTool(before, key) });
    focusNext(next ? lastFieldIds.removeTool(next.key) : lastFieldIds.addTool);
  }

  function goOn(index: number): void {
    const next = form.tools[index + 1];
    if (next) document.getElementById(lastFieldIds.tool(next.key))?.focus();
    else add();
  }

  return (
    <FormSection title={editLast.tools}>
      <ol className="grid grid-cols-1 gap-2.5">
        {form.tools.map((tool, index) => (
          <ToolRow
            key={tool.key}
            tool={tool}
            number={index + 1}
            onSet={(fields) =>
              change({ type: "apply", change: (before) => withTool(before, tool.key, fields) })
            }
            onEnter={() => goOn(index)}
            onRemove={() => remove(tool.key)}
          />
        ))}
      </ol>
      <Button
        id={lastFieldIds.addTool}
        variant="soft"
        full
        className={form.tools.length > 0 ? "mt-2.5" : ""}
        disabled={form.tools.length >= EDITABLE_FIELDS.tools.maxEntries}
        onClick={add}
      >
        <Plus aria-hidden />
        {editLast.addTool}
      </Button>
    </FormSection>
  );
}

interface ToolRowProps {
  tool: FormTool;
  number: number;
  onSet: (fields: Partial<Omit<FormTool, "key">>) => void;
  /** Return was pressed: on to the next row. */
  onEnter: () => void;
  onRemove: () => void;
}

function ToolRow({ tool, number, onSet, onEnter, onRemove }: ToolRowProps) {
  const editLast = useLastMessages();
  const label = editLast.toolRow(number);
  const text = (field: "name" | "purpose", name: string) => ({
    "aria-label": name,
    placeholder: name,
    autoComplete: "off",
    maxLength: LIMITS.shortTextLength,
    value: tool[field],
    onChange: ({ target }: { target: { value: string } }) =>
      onSet({ [field]: target.value.replace(/\s*\n\s*/g, " ") }),
    onKeyDown: (event: KeyboardEvent) => {
      // While characters are being composed, Return only ends the composition.
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onEnter();
    },
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_48px] items-center gap-2">
      <FieldGroup label={label} className="@min-[30rem]:grid-cols-2">
        <GroupTextarea
          id={lastFieldIds.tool(tool.key)}
          className="font-semibold"
          {...text("name", editLast.toolName)}
        />
        <GroupTextarea {...text("purpose", editLast.toolPurpose)} />
      </FieldGroup>
      <IconButton
        id={lastFieldIds.removeTool(tool.key)}
        variant="ghost"
        icon={X}
        label={editLast.removeTool(tool.name.trim() || label)}
        onClick={onRemove}
      />
    </li>
  );
}
