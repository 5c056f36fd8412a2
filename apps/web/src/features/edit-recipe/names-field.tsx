import { Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { TermChip } from "@/components/ui/term-chip";

interface NamesFieldProps {
  /** The id of the element around the field, which can get the focus. */
  id: string;
  /** The chosen names, in their order. */
  names: readonly string[];
  removeLabel: (name: string) => string;
  onRemove: (index: number) => void;
  /** The label of the field for one more name. */
  label: string;
  addLabel: string;
  maxLength: number;
  /** True if no name can be added. */
  isFull: boolean;
  /** The text in the field that is not added yet. */
  typed: string;
  onType: (text: string) => void;
  onAdd: () => void;
}

/** Draws names as chips that can be removed, above a field that adds one by its button or by Return. */
export function NamesField({
  id,
  names,
  removeLabel,
  onRemove,
  label,
  addLabel,
  maxLength,
  isFull,
  typed,
  onType,
  onAdd,
}: NamesFieldProps) {
  const addOnEnter = (event: KeyboardEvent) => {
    // While characters are being composed, Return only ends the composition.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAdd();
  };

  return (
    <>
      {names.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {names.map((name, index) => (
            <li key={index} className="max-w-full">
              <TermChip variant="quiet" removeLabel={removeLabel(name)} onRemove={() => onRemove(index)}>
                {name}
              </TermChip>
            </li>
          ))}
        </ul>
      )}
      <div id={id}>
        <Field label={label}>
          <InputFrame className="pl-4">
            <BareInput
              autoComplete="off"
              enterKeyHint="enter"
              maxLength={maxLength}
              value={typed}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={addOnEnter}
            />
            <Button variant="soft" size="small" className="max-w-full" disabled={isFull} onClick={onAdd}>
              <Plus aria-hidden />
              {addLabel}
            </Button>
          </InputFrame>
        </Field>
      </div>
    </>
  );
}
