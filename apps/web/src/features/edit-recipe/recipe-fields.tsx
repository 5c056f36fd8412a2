import type { EditForm } from "@/features/edit-recipe/form/edit-form";
import { problemsOf } from "@/features/edit-recipe/form/edit-form";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import { BasicsSection } from "@/features/edit-recipe/basics-section";
import type { FormPart } from "@/features/edit-recipe/form-section";
import { IngredientsSection } from "@/features/edit-recipe/ingredients-section";
import { PictureField } from "@/features/edit-recipe/picture-field";
import { StepsSection } from "@/features/edit-recipe/steps-section";
import type { LastSectionsProps } from "@/features/edit-recipe/last-sections";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useMessages } from "@/lib/i18n/i18n";

/** Far down in the form. Without a connection these parts cannot be changed, and saving stores them as they are. */
const LastSections = lazy<ComponentType<LastSectionsProps>>(() =>
  import("@/features/edit-recipe/last-sections").catch(() => ({ default: () => null })),
);

interface RecipeFieldsProps extends FormPart {
  /** The problems that prevent saving the form. */
  problems: ReturnType<typeof problemsOf>;
  /** The values that were filled in because the source did not state them, and were not changed since. */
  assumed?: RecipeDraft["assumed"];
  newTag: string;
  onNewTag: (text: string) => void;
  onSendingPicture: (isSending: boolean) => void;
  /** Whether the form is being saved; no input is accepted then. */
  isSaving: boolean;
}

/** All fields of a recipe. */
export function RecipeFields(props: RecipeFieldsProps) {
  const { problems, assumed, newTag, onNewTag, onSendingPicture, isSaving, ...part } = props;
  const { errors } = useMessages();
  const { form, change } = part;
  const [isSendingFirst, setSendingFirst] = useState(false);
  const [isSendingMore, setSendingMore] = useState(false);
  const isSending = isSendingFirst || isSendingMore;
  useEffect(() => onSendingPicture(isSending), [isSending, onSendingPicture]);
  return (
    <form
      // Input between a save and its answer would be lost: the form is left with the answer.
      inert={isSaving}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      className="mx-auto max-w-190"
    >
      <PictureField
        image={form.image}
        onChange={(image) => change({ type: "set-image", image })}
        onBusy={setSendingFirst}
        name={form.name}
        tags={form.tags}
        ingredients={form.groups.flatMap(({ rows }) => rows.map(({ item }) => item))}
      />
      <BasicsSection {...part} assumed={assumed} nameError={problems.name && errors[problems.name]} />
      <IngredientsSection {...part} />
      <StepsSection {...part} />
      <Suspense>
        <LastSections
          {...part}
          newTag={newTag}
          onNewTag={onNewTag}
          onSendingPictures={setSendingMore}
          videoError={problems.video && errors[problems.video]}
          urlError={problems.url && errors[problems.url]}
        />
      </Suspense>
    </form>
  );
}

const FIELDS_IN_ORDER = ["name", "video", "url"] as const;

/** Returns the first field that prevents saving the form. */
export const firstProblem = (form: EditForm) => FIELDS_IN_ORDER.find((field) => problemsOf(form)[field]);
