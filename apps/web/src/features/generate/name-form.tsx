import { QUERY_MAX_LENGTH } from "@larder/domain/generation/generate-query";
import { WandSparkles } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { GenerateProgress } from "@/features/generate/generate-progress";
import { OfferOf } from "@/features/generate/offer-of";
import type { CardOf } from "@/features/generate/offer-sheet";
import { UnderstoodOf } from "@/features/generate/understood-of";
import { useGenerate } from "@/features/generate/use-generate";
import { useHomeMessages } from "@/lib/i18n/home-messages";
import { useMessages } from "@/lib/i18n/i18n";

interface NameFormProps {
  /** Words to begin with; the field then has the focus. */
  initial?: string;
  /** The collection has a recipe more. */
  onStored: () => void;
  cardOf: CardOf;
}

/** Generates a recipe by its name: the less prominent of the list's two forms. */
export function NameForm({ initial = "", onStored, cardOf }: NameFormProps) {
  const { list } = useMessages();
  const home = useHomeMessages();
  const [name, setName] = useState(initial);
  const work = useGenerate(onStored);
  const submitKey = useRef<HTMLButtonElement>(null);
  const { isPending, note } = work;

  function submit(event: FormEvent): void {
    event.preventDefault();
    work.generate(name);
  }

  return (
    <form onSubmit={submit}>
      <Field label={list.nameLabel} className="grid-cols-1" {...(note && { hint: note })}>
        <InputFrame variant="sunken">
          <BareInput
            autoComplete="off"
            maxLength={QUERY_MAX_LENGTH}
            className="grow-999 basis-32 pl-2.5"
            placeholder={list.namePlaceholder}
            value={name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has asked for this field by a button
            autoFocus={initial !== ""}
            onChange={(event) => setName(event.target.value)}
          />
          <Button
            ref={submitKey}
            type="submit"
            variant="soft"
            size="small"
            busy={isPending}
            className="grow max-tablet:gap-2 max-tablet:px-3 max-tablet:text-16"
          >
            {!isPending && <WandSparkles aria-hidden className="size-5" />}
            {isPending ? home.generating : list.generate}
          </Button>
        </InputFrame>
      </Field>
      <GenerateProgress work={work} query={name} submitKey={submitKey} />
      <UnderstoodOf work={work} query={name} />
      <OfferOf work={work} cardOf={cardOf} />
    </form>
  );
}
