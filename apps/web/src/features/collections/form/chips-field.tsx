import { addChip, removeChip, removeLastChip } from "@larder/domain/text/chips";
import { type KeyboardEvent, useId, useState } from "react";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { TermChip } from "@/components/ui/term-chip";
import { useCollectionMessages } from "@/features/collections/messages";

interface ChipsFieldProps {
  label: string;
  hint: string;
  chips: readonly string[];
  onChips: (chips: readonly string[]) => void;
  mostChips: number;
  longest: number;
  /** Texts that the browser proposes while the user types. */
  proposed?: readonly string[];
}

/** Draws a field that turns text into chips: with Enter, with a comma, or when the field is left. */
export function ChipsField({ label, hint, chips, onChips, mostChips, longest, proposed }: ChipsFieldProps) {
  const collections = useCollectionMessages();
  const [text, setText] = useState("");
  const listId = useId();

  function add(): void {
    if (chips.length < mostChips) onChips(addChip(chips, text));
    setText("");
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === "Enter" && text.trim() !== "") || event.key === ",") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && text === "" && chips.length > 0) {
      onChips(removeLastChip(chips));
    }
  }

  return (
    <Field label={label} hint={hint}>
      <InputFrame>
        {chips.map((chip) => (
          <TermChip
            key={chip}
            removeLabel={collections.removeTerm(chip)}
            onRemove={() => onChips(removeChip(chips, chip))}
          >
            {chip}
          </TermChip>
        ))}
        <BareInput
          className="basis-20 px-2.5"
          autoComplete="off"
          maxLength={longest}
          list={proposed && listId}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
      </InputFrame>
      {proposed && (
        <datalist id={listId}>
          {proposed.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </datalist>
      )}
    </Field>
  );
}
