import { COLLECTION_LIMITS } from "@larder/domain/collection/collection";
import type { Ref } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useCollectionMessages } from "@/features/collections/messages";

interface NameFieldsProps {
  name: string;
  onName: (name: string) => void;
  note: string;
  onNote: (note: string) => void;
  isNameMissing: boolean;
  /** The input of the name. */
  ref: Ref<HTMLInputElement>;
}

/** Draws the fields of a collection's name and note. */
export function NameFields({ name, onName, note, onNote, isNameMissing, ref }: NameFieldsProps) {
  const collections = useCollectionMessages();
  return (
    <>
      <Field label={collections.name} {...(isNameMissing && { error: collections.nameMissing })}>
        <Input
          ref={ref}
          autoComplete="off"
          placeholder={collections.nameExample}
          maxLength={COLLECTION_LIMITS.nameLength}
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      </Field>
      <Field label={collections.note} hint={collections.noteHint}>
        <Textarea
          low
          maxLength={COLLECTION_LIMITS.noteLength}
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      </Field>
    </>
  );
}
