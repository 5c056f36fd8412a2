import { Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { TermChip } from "@/components/ui/term-chip";
import { useDietaryMessages } from "@/features/dietary/messages";

const LONGEST_FOOD = 60;

interface FoodsFieldProps {
  foods: readonly string[];
  onRemove: (food: string) => void;
  /** Stores what was typed and returns the words that were not understood. */
  onAdd: (text: string, asWritten: boolean) => Promise<readonly string[]>;
}

/** Draws the foods that are left out, and a field for more. Words that are not understood stay in the field. */
export function FoodsField({ foods, onRemove, onAdd }: FoodsFieldProps) {
  const dietary = useDietaryMessages();
  const [text, setText] = useState("");
  const [unresolved, setUnresolved] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);

  async function add(asWritten = false): Promise<void> {
    const typed = text.trim();
    if (typed === "" || busy) return;
    setBusy(true);
    try {
      const rest = await onAdd(typed, asWritten);
      setUnresolved(rest);
      // What was typed since then stays.
      setText((now) => (now.trim() === typed ? rest.join(", ") : now));
    } catch {
      // The failure is reported where it is saved; the text stays.
    } finally {
      setBusy(false);
    }
  }

  const addOnEnter = (event: KeyboardEvent) => {
    if ((event.key !== "Enter" && event.key !== ",") || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };

  return (
    <div className="grid grid-cols-1 gap-2">
      {foods.length > 0 && (
        <ul aria-label={dietary.foodsTitle} className="flex flex-wrap gap-2">
          {foods.map((food) => (
            <li key={food} className="max-w-full">
              <TermChip variant="quiet" removeLabel={dietary.remove(food)} onRemove={() => onRemove(food)}>
                {food}
              </TermChip>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={dietary.foodsLabel}
        hint={dietary.foodsHint}
        {...(unresolved.length > 0 && { error: dietary.unresolved(unresolved) })}
      >
        <InputFrame className="pl-4">
          <BareInput
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="enter"
            maxLength={LONGEST_FOOD}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setUnresolved([]);
            }}
            onKeyDown={addOnEnter}
          />
          <Button variant="soft" size="small" className="max-w-full" busy={busy} onClick={() => void add()}>
            {!busy && <Plus aria-hidden />}
            {dietary.add}
          </Button>
        </InputFrame>
      </Field>
      {unresolved.length > 0 && (
        <Button variant="soft" size="small" className="justify-self-start" onClick={() => void add(true)}>
          {dietary.asWritten(text.trim())}
        </Button>
      )}
    </div>
  );
}
