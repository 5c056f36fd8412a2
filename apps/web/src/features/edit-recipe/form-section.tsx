import type { EditForm } from "@/features/edit-recipe/form/edit-form";
import type { FormChange } from "@/features/edit-recipe/form/edit-form-changes";
import { type ReactNode, useId } from "react";

/** The props of every part of the form. */
export interface FormPart {
  form: EditForm;
  change: (change: FormChange) => void;
  /** Moves the focus once the change is on the screen. */
  focusNext: (id: string) => void;
}

/** A titled part of the form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-9">
      <h2 id={titleId} className="mb-4 border-b-2 border-ink pb-3 type-section">
        {title}
      </h2>
      {children}
    </section>
  );
}
