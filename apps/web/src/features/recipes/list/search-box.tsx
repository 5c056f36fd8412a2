import { addChip, removeChip, removeLastChip } from "@larder/domain/text/chips";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { TermChip } from "@/components/ui/term-chip";
import { useMessages } from "@/lib/i18n/i18n";

const ROTATE_MS = 5000;
const LONGEST_TEXT = 200;

interface SearchBoxProps {
  chips: readonly string[];
  /** The text that is no chip yet. */
  text: string;
  onChips: (chips: readonly string[]) => void;
  onText: (text: string) => void;
}

/**
 * Draws a search box that turns text into chips: Enter or a comma adds one, Backspace in the empty box removes the
 * last.
 */
export function SearchBox({ chips, text, onChips, onText }: SearchBoxProps) {
  const { list } = useMessages();
  const example = useRotating(list.examples);

  function add(): void {
    const next = addChip(chips, text);
    if (next === chips) onText("");
    else onChips(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && text === "" && chips.length > 0) {
      onChips(removeLastChip(chips));
    }
  }

  return (
    <Field label={list.searchLabel}>
      <InputFrame>
        <Search aria-hidden className="mr-0.5 ml-2.5 size-5.5 text-ink-3" />
        {chips.map((chip) => (
          <TermChip
            key={chip}
            removeLabel={list.removeTerm(chip)}
            onRemove={() => onChips(removeChip(chips, chip))}
          >
            {chip}
          </TermChip>
        ))}
        <BareInput
          type="search"
          className="basis-20"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_TEXT}
          placeholder={chips.length === 0 ? example : ""}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </InputFrame>
    </Field>
  );
}

function useRotating(examples: readonly string[]): string {
  const [index, setExampleIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setExampleIndex((before) => before + 1), ROTATE_MS);
    return () => clearInterval(timer);
  }, []);
  return examples[index % examples.length] ?? "";
}
