import { COLLECTION_LIMITS } from "@larder/domain/collection/collection";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useCollectionMessages } from "@/features/collections/messages";

interface SectionFormProps {
  busy: boolean;
  onAdd: (name: string, onSaved: () => void) => void;
}

/** Draws the form that adds a section at the end. */
export function SectionForm({ busy, onAdd }: SectionFormProps) {
  const collections = useCollectionMessages();
  const [name, setName] = useState("");

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() !== "") onAdd(name, () => setName(""));
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mb-7 flex flex-wrap items-end gap-3 border-t-2 border-ink pt-3.5"
    >
      <Field label={collections.sectionName} className="min-w-50 flex-1">
        <Input
          autoComplete="off"
          placeholder={collections.sectionExample}
          maxLength={COLLECTION_LIMITS.sectionNameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="soft" busy={busy} className="mb-1.5">
        {!busy && <Plus aria-hidden />}
        {collections.addSection}
      </Button>
    </form>
  );
}
