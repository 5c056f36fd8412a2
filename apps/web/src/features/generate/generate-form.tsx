import { addChip, removeChip, removeLastChip } from "@larder/domain/text/chips";
import { generateQuery, QUERY_MAX_LENGTH } from "@larder/domain/generation/generate-query";
import { WandSparkles } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { TermChip } from "@/components/ui/term-chip";
import { GenerateProgress } from "@/features/generate/generate-progress";
import { OfferOf } from "@/features/generate/offer-of";
import type { CardOf } from "@/features/generate/offer-sheet";
import { UnderstoodOf } from "@/features/generate/understood-of";
import { useGenerate } from "@/features/generate/use-generate";
import { cn } from "@/lib/cn";
import { useHomeMessages } from "@/lib/i18n/home-messages";

interface GenerateFormProps {
  /** The collection has a recipe more. */
  onStored: () => void;
  cardOf: CardOf;
}

/**
 * Draws the form that generates a recipe: Enter or a comma makes a chip of the text, Generate uses the chips and the
 * rest.
 */
export function GenerateForm({ onStored, cardOf }: GenerateFormProps) {
  const home = useHomeMessages();
  const [entries, setEntries] = useState<readonly string[]>([]);
  const [text, setText] = useState("");
  const work = useGenerate(onStored);
  const submitKey = useRef<HTMLButtonElement>(null);
  const { isPending, note } = work;
  const query = generateQuery(entries, text);
  const hasEntries = entries.length > 0;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const isEnd = event.key === "," || (event.key === "Enter" && text.trim() !== "");
    if (isEnd) {
      event.preventDefault();
      setEntries(addChip(entries, text));
      setText("");
    } else if (event.key === "Backspace" && text === "") {
      setEntries(removeLastChip(entries));
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    work.generate(query);
  }

  return (
    <form
      onSubmit={submit}
      className="counter-board relative rounded-sheet bg-surface px-4 pt-4 pb-5.25 desktop:px-6 desktop:pt-6 desktop:pb-7.25"
    >
      <Field label={home.placeholder} labelHidden className="grid-cols-1" {...(note && { hint: note })}>
        <InputFrame variant="sunken" className="min-h-17 rounded-key desktop:min-h-22 desktop:px-3">
          {entries.map((entry) => (
            <TermChip
              key={entry}
              removeLabel={home.removeEntry(entry)}
              onRemove={() => setEntries(removeChip(entries, entry))}
            >
              {entry}
            </TermChip>
          ))}
          <BareInput
            autoComplete="off"
            maxLength={QUERY_MAX_LENGTH}
            className={cn("big-entry px-1.5", hasEntries && "basis-full")}
            placeholder={hasEntries ? home.placeholderMore : home.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </InputFrame>
      </Field>
      <Button
        ref={submitKey}
        type="submit"
        size="main"
        full
        busy={isPending}
        className="mt-2.5 desktop:mt-4 desktop:min-h-18"
      >
        {!isPending && <WandSparkles aria-hidden />}
        {isPending ? home.generating : home.generate}
      </Button>
      <GenerateProgress work={work} query={query} submitKey={submitKey} />
      <UnderstoodOf work={work} query={query} />
      <OfferOf work={work} cardOf={cardOf} />
    </form>
  );
}
