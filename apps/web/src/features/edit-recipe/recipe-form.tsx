import { formFromRecipe, hasChanges, patchFromForm, problemsOf } from "@larder/domain/edit-form";
import { changeForm } from "@larder/domain/edit-form-changes";
import type { Recipe } from "@larder/domain/recipe";
import { useReducer, useState } from "react";
import { latePart } from "@/components/late-part";
import { toasts } from "@/components/ui/toast-store";
import { useDeleteRecipe, useUpdateRecipe } from "@/features/edit-recipe/api";
import { BasicsSection } from "@/features/edit-recipe/basics-section";
import { DeleteDialog, LeaveDialog } from "@/features/edit-recipe/dialogs";
import { EditHeader } from "@/features/edit-recipe/edit-header";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import { IngredientsSection } from "@/features/edit-recipe/ingredients-section";
import { PictureField } from "@/features/edit-recipe/picture-field";
import { SaveProblem } from "@/features/edit-recipe/save-problem";
import { SourceSection } from "@/features/edit-recipe/source-section";
import { StepsSection } from "@/features/edit-recipe/steps-section";
import { TagsSection } from "@/features/edit-recipe/tags-section";
import { useFocusNext } from "@/features/edit-recipe/use-focus-next";
import { useEditWords } from "@/features/edit-recipe/words";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { failureOf } from "@/lib/problem";
import { useLeaveGuard } from "@/lib/use-leave-guard";

/** Seldom seen: it comes when the form can be used already. */
const useConflictDialog = latePart(() => import("@/features/edit-recipe/conflict-dialog"));

interface RecipeFormProps {
  /** The version that the changes are made to. A form for another version is another form: give it a key. */
  recipe: Recipe;
  userId: string;
  onSaved: (recipe: Recipe) => void;
  onDeleted: () => void;
  /** Somebody else's version is taken in place of what was typed. */
  onTakeOther: (recipe: Recipe) => void;
}

const FIELDS_IN_ORDER = ["name", "url"] as const;

/** All of a recipe that its owner can change. */
export function RecipeForm({ recipe, userId, onSaved, onDeleted, onTakeOther }: RecipeFormProps) {
  const messages = useMessages();
  const { errors, common } = messages;
  const edit = useEditWords();
  const [start] = useState(() => formFromRecipe(recipe));
  const [typed, change] = useReducer(changeForm, start);
  const [newTag, setNewTag] = useState("");
  const [wasChecked, setWasChecked] = useState(false);
  const [isSendingPicture, setIsSendingPicture] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [conflict, setConflict] = useState<{ other: Recipe; wish: "save" | "delete" } | null>(null);
  const conflictDialog = useConflictDialog(conflict !== null, () => setConflict(null));
  const focusNext = useFocusNext();
  const update = useUpdateRecipe(userId);
  const removal = useDeleteRecipe(userId);

  // What was typed as a tag and not added yet is meant to be one.
  const form = changeForm(typed, { type: "add-tag", tag: newTag });
  const problems = wasChecked ? problemsOf(form) : {};
  const guard = useLeaveGuard(hasChanges(form, start));
  const part = { form: typed, change, focusNext };

  /** @param seen the version that the cook knows of */
  function save(seen: Recipe): void {
    setWasChecked(true);
    setConflict(null);
    const problem = FIELDS_IN_ORDER.find((field) => problemsOf(form)[field]);
    if (problem) return focusNext(fieldIds[problem]);
    const patch = patchFromForm(form);
    update.mutate(
      { patch, seen },
      {
        onSuccess: (outcome) => {
          if ("saved" in outcome) onSaved(outcome.saved);
          else if (!hasChanges(form, formFromRecipe(outcome.other))) onSaved(outcome.other);
          else setConflict({ other: outcome.other, wish: "save" });
        },
      },
    );
  }

  /** @param seen the version that the cook knows of */
  function remove(seen: Recipe): void {
    removal.mutate(seen, {
      onSuccess: (outcome) => {
        if ("deleted" in outcome) return onDeleted();
        if (!hasChanges(form, formFromRecipe(outcome.other))) return remove(outcome.other);
        setIsAsking(false);
        setConflict({ other: outcome.other, wish: "delete" });
      },
      onError: (error) => {
        setIsAsking(false);
        setConflict(null);
        const reason = failureOf(messages, error, "");
        toasts.show({
          title: common.error,
          description: [edit.deleteFailed, reason].filter(Boolean).join("\n"),
          look: "destructive",
        });
      },
    });
  }

  return (
    <>
      <EditHeader
        backHref={paths.recipe(recipe.slug)}
        isSaving={update.isPending}
        isWaiting={isSendingPicture}
        onDelete={() => setIsAsking(true)}
        onSave={() => save(recipe)}
      />
      <SaveProblem error={update.error} onDismiss={update.reset} />
      <form
        // What was typed between a save and its answer would be lost: the form is left with the answer.
        inert={update.isPending}
        onSubmit={(event) => event.preventDefault()}
        noValidate
        className="mx-auto max-w-190"
      >
        <h1 className="sr-only">{edit.title}</h1>
        <PictureField
          image={typed.image}
          onChange={(image) => change({ type: "set-image", image })}
          onBusy={setIsSendingPicture}
          name={typed.name}
          tags={typed.tags}
        />
        <BasicsSection {...part} nameError={problems.name && errors[problems.name]} />
        <IngredientsSection {...part} />
        <StepsSection {...part} />
        <TagsSection {...part} newTag={newTag} onNewTag={setNewTag} />
        <SourceSection {...part} urlError={problems.url && errors[problems.url]} />
      </form>
      <DeleteDialog
        open={isAsking}
        isDeleting={removal.isPending}
        onOpenChange={setIsAsking}
        onDelete={() => remove(recipe)}
      />
      {conflict && conflictDialog && (
        <conflictDialog.ConflictDialog
          mine={form}
          other={conflict.other}
          goOn={
            conflict.wish === "delete"
              ? {
                  label: edit.conflictDelete,
                  look: "hot",
                  busy: removal.isPending,
                  onPress: () => remove(conflict.other),
                }
              : {
                  label: edit.conflictKeep,
                  look: "primary",
                  busy: update.isPending,
                  onPress: () => save(conflict.other),
                }
          }
          onTakeOther={() => onTakeOther(conflict.other)}
          onClose={() => setConflict(null)}
        />
      )}
      <LeaveDialog {...guard} />
    </>
  );
}
