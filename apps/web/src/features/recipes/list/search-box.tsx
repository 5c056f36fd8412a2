import { addChip, removeChip, removeLastChip } from "@larder/domain/chips";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { TermChip } from "@/components/ui/term-chip";
import { useMessages } from "@/lib/i18n";

const ROTATE_MS = 5000;

interface SearchBoxProps {
  terms: readonly string[];
  onChange: (terms: readonly string[]) => void;
}

/** A box that turns what is typed into chips: Enter or a comma adds one, Backspace in the empty box takes the last. */
export function SearchBox({ terms, onChange }: SearchBoxProps) {
  const { list } = useMessages();
  const [text, setText] = useState("");
  const example = useRotating(list.examples);

  function add(): void {
    const next = addChip(terms, text);
    setText("");
    if (next !== terms) onChange(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && text === "" && terms.length > 0) {
      onChange(removeLastChip(terms));
    }
  }

  return (
    <Field label={list.searchLabel} labelHidden>
      <InputFrame>
        <Search aria-hidden className="ml-2.5 text-ink-3" />
        {terms.map((term) => (
          <TermChip
            key={term}
            removeLabel={list.removeTerm(term)}
            onRemove={() => onChange(removeChip(terms, term))}
          >
            {term}
          </TermChip>
        ))}
        <BareInput
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={terms.length === 0 ? example : ""}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
      </InputFrame>
    </Field>
  );
}

function useRotating(examples: readonly string[]): string {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPlace((before) => before + 1), ROTATE_MS);
    return () => clearInterval(timer);
  }, []);
  return examples[place % examples.length] ?? "";
}
