import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { literalExclusion, readExclusions, type TypedExclusions } from "@/features/generate/understood-query";
import { useUnderstoodMessages } from "@/features/generate/understood-messages";

const LONGEST_TEXT = 60;

interface ExclusionFieldProps {
  userId: string;
  /** Words of the query that are to be left out and name nothing known. */
  unresolved: readonly string[];
  inputRef: RefObject<HTMLInputElement | null>;
  onAdd: (found: Pick<TypedExclusions, "excluded" | "diets">) => void;
}

/** Draws the field that takes what to leave out; a text that is not understood stays in it. */
export function ExclusionField({ userId, unresolved, inputRef, onAdd }: ExclusionFieldProps) {
  const messages = useUnderstoodMessages();
  const cache = useQueryClient();
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const unclear = unread === null ? unresolved : [unread];
  const error = hasFailed ? messages.addFailed : unread === null ? undefined : messages.unresolved([unread]);

  function change(next: string): void {
    setText(next);
    setUnread(null);
    setHasFailed(false);
  }

  async function add(): Promise<void> {
    const typed = text.trim();
    if (typed === "" || busy) return;
    setBusy(true);
    setHasFailed(false);
    try {
      const found = await readExclusions(cache, userId, {
        text: typed,
        sentence: messages.without(typed),
      });
      if (found.unresolved.length > 0) return setUnread(typed);
      onAdd(found);
      change("");
    } catch {
      setHasFailed(true);
    } finally {
      setBusy(false);
    }
  }

  function addAsWritten(): void {
    onAdd({ excluded: unclear.map(literalExclusion), diets: [] });
    change("");
    inputRef.current?.focus();
  }

  const addOnEnter = (event: KeyboardEvent) => {
    if ((event.key !== "Enter" && event.key !== ",") || event.nativeEvent.isComposing) return;
    // Else it would generate.
    event.preventDefault();
    void add();
  };

  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label={unresolved.length > 0 ? messages.unresolved(unresolved) : messages.addLabel}
        hint={messages.addHint}
        {...(error && { error })}
      >
        <InputFrame className="pl-4">
          <BareInput
            ref={inputRef}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            maxLength={LONGEST_TEXT}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={addOnEnter}
          />
          <Button variant="soft" size="small" busy={busy} onClick={() => void add()}>
            {messages.addSend}
          </Button>
        </InputFrame>
      </Field>
      {unclear.map((part) => (
        <Button
          key={part}
          variant="soft"
          size="small"
          className="justify-self-start py-2"
          onClick={addAsWritten}
        >
          {messages.asWritten(part)}
        </Button>
      ))}
    </div>
  );
}
