import { IMPORT_LIMITS } from "@larder/domain/archive-import/archive-import";
import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import type { ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Section } from "@/components/ui/section";
import { Switch } from "@/components/ui/switch";
import type { Choices } from "@/features/imports/preview/choices";
import { useImportMessages } from "@/features/imports/messages";

interface ImportOptionsProps {
  choices: Choices;
  /** The number of pictures that are only named by address; 0 where it is not known. */
  webPictures: number;
  onChange: (choices: Choices) => void;
  visibilityField: (value: DefaultVisibility, onChoose: (chosen: DefaultVisibility) => void) => ReactNode;
  children: ReactNode;
}

/** Draws what is chosen once for all recipes of an import. */
export function ImportOptions({
  choices,
  webPictures,
  onChange,
  visibilityField,
  children,
}: ImportOptionsProps) {
  const messages = useImportMessages();
  return (
    <Section title={messages.optionsTitle}>
      <div className="grid grid-cols-1 gap-5">
        {visibilityField(choices.visibility, (visibility) => onChange({ ...choices, visibility }))}
        <Field label={messages.tag} hint={messages.tagHint} className="max-w-120">
          <Input
            value={choices.tag}
            maxLength={IMPORT_LIMITS.tagLength}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...choices, tag: target.value })}
          />
        </Field>
        <div className="max-w-120">
          <Switch
            label={messages.fetchPictures}
            hint={messages.fetchPicturesHint(webPictures)}
            checked={choices.fetchPictures}
            onChange={(fetchPictures) => onChange({ ...choices, fetchPictures })}
          />
        </div>
        {children}
      </div>
    </Section>
  );
}
