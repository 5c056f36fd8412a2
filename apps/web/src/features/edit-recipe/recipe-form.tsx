import {
  type EditForm,
  formFromRecipe,
  hasChanges,
  patchFromForm,
  problemsOf,
} from "@/features/edit-recipe/form/edit-form";
import { changeForm } from "@/features/edit-recipe/form/edit-form-changes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { useReducer, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { toasts } from "@/components/ui/toast-store";
import { useDeleteRecipe, useUpdateRecipe } from "@/features/edit-recipe/api";
import { EditHeader } from "@/features/edit-recipe/edit-header";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import { firstProblem, RecipeFields } from "@/features/edit-recipe/recipe-fields";
import { SaveProblem } from "@/features/edit-recipe/save-problem";
import { useFocusNext } from "@/features/edit-recipe/use-focus-next";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { RecipeLang, recipeLang } from "@/lib/i18n/recipe-lang";
import { paths } from "@/lib/navigation/paths";
import { failureOf } from "@/lib/api/problem";
import { useIsHere } from "@/lib/browser/use-is-here";
import { useLeaveGuard } from "@/lib/forms/use-leave-guard";

/** Rarely used dialogs, loaded after the form is usable. */
const useDeleteDialog = lazyPart(() => import("@/features/edit-recipe/delete-dialog"));
const useLeaveDialog = lazyPart(() => import("@/features/edit-recipe/leave-dialog"));
const useConflictDialog = lazyPart(() => import("@/features/edit-recipe/conflict-dialog"));

/** Returns whether an assumed value is as it was when the form opened. */
function isUnchanged(
  part: "duration" | "servings" | "steps" | "ingredients",
  form: EditForm,
  start: EditForm,
) {
  const fields = {
    duration: ["prepMinutes", "cookMinutes", "totalMinutes"],
    servings: ["servings"],
  } as const;
  return (
    (part === "duration" || part === "servings") &&
    fields[part].every((field) => form[field] === start[field])
  );
}

interface RecipeFormProps {
  /** The version that the changes are made to. A form for another version is another form: give it a key. */
  recipe: Recipe;
  userId: string;
  onSaved: (recipe: Recipe) => void;
  onDeleted: () => void;
  /** Called with another user's version when it replaces the input. */
  onTakeOther: (recipe: Recipe) => void;
}

/** All of a recipe that its owner can change. */
export function RecipeForm({ recipe, userId, onSaved, onDeleted, onTakeOther }: RecipeFormProps) {
  const messages = useMessages();
  const { common } = messages;
  const edit = useEditMessages();
  const [start] = useState(() => formFromRecipe(recipe, messages.locale));
  const [typed, change] = useReducer(changeForm, start);
  const [newTag, setNewTag] = useState("");
  const [wasChecked, setWasChecked] = useState(false);
  const [isSendingPicture, setIsSendingPicture] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [conflict, setConflict] = useState<{ other: Recipe; request: "save" | "delete" } | null>(null);
  const conflictDialog = useConflictDialog(conflict !== null, () => setConflict(null));
  const deleteDialog = useDeleteDialog(isAsking, () => setIsAsking(false));
  const focusNext = useFocusNext();
  const update = useUpdateRecipe(userId);
  const removal = useDeleteRecipe(userId);
  const isHere = useIsHere();

  // A text in the tag field that was not added yet becomes a tag.
  const form = changeForm(typed, { type: "add-tag", tag: newTag });
  const guard = useLeaveGuard(hasChanges(form, start));
  const leaveDialog = useLeaveDialog(guard.asking, guard.stay);
  const part = { form: typed, change, focusNext };

  function reportFailure(failure: string, reason: string): void {
    toasts.show({
      title: common.error,
      description: [failure, reason].filter(Boolean).join("\n"),
      variant: "destructive",
    });
  }

  /** Lets the user choose a version, or reports the failure when the form is no longer on the page. */
  function resolveConflict(other: Recipe, request: "save" | "delete"): void {
    if (isHere.current) setConflict({ other, request });
    else reportFailure(request === "save" ? edit.updateFailed : edit.deleteFailed, edit.conflictText);
  }

  /** @param seen the version that the cook knows of */
  function save(seen: Recipe): void {
    setWasChecked(true);
    setConflict(null);
    const problem = firstProblem(form);
    if (problem) return focusNext(fieldIds[problem]);
    const patch = patchFromForm(form);
    update.mutate(
      { patch, seen },
      {
        onSuccess: (outcome) => {
          if ("saved" in outcome) onSaved(outcome.saved);
          else if (!hasChanges(form, formFromRecipe(outcome.other, messages.locale))) onSaved(outcome.other);
          else resolveConflict(outcome.other, "save");
        },
        onError: (error) => {
          // `SaveProblem` reports it on the page.
          if (!isHere.current) reportFailure(edit.updateFailed, failureOf(messages, error, ""));
        },
      },
    );
  }

  /** @param seen the version that the cook knows of */
  function remove(seen: Recipe): void {
    const isSame = (other: Recipe) => !hasChanges(form, formFromRecipe(other, messages.locale));
    removal.mutate(
      { seen, isSame },
      {
        onSuccess: (outcome) => {
          if ("deleted" in outcome) return onDeleted();
          setIsAsking(false);
          resolveConflict(outcome.other, "delete");
        },
        onError: (error) => {
          setIsAsking(false);
          setConflict(null);
          reportFailure(edit.deleteFailed, failureOf(messages, error, ""));
        },
      },
    );
  }

  return (
    <>
      <EditHeader
        back={{ href: paths.recipe(recipe.slug), label: edit.back }}
        isSaving={update.isPending}
        isWaiting={isSendingPicture}
        onDelete={() => setIsAsking(true)}
        onSave={() => save(recipe)}
      />
      <SaveProblem
        error={update.error}
        refused={edit.updateFailed}
        failed={edit.updateFailedRetry}
        onDismiss={update.reset}
      />
      <h1 className="sr-only">{edit.title}</h1>
      <RecipeLang value={recipeLang(recipe.language)}>
        <RecipeFields
          {...part}
          problems={wasChecked ? problemsOf(form) : {}}
          assumed={recipe.assumed?.filter((part) => isUnchanged(part, form, start))}
          newTag={newTag}
          onNewTag={setNewTag}
          onSendingPicture={setIsSendingPicture}
          isSaving={update.isPending}
        />
      </RecipeLang>
      {deleteDialog && (
        <deleteDialog.DeleteDialog
          open={isAsking}
          isDeleting={removal.isPending}
          onOpenChange={setIsAsking}
          onDelete={() => remove(recipe)}
        />
      )}
      {conflict && conflictDialog && (
        <conflictDialog.ConflictDialog
          mine={form}
          other={conflict.other}
          goOn={
            conflict.request === "delete"
              ? {
                  label: edit.conflictDelete,
                  variant: "hot",
                  busy: removal.isPending,
                  onPress: () => remove(conflict.other),
                }
              : {
                  label: edit.conflictSaveMine,
                  variant: "primary",
                  busy: update.isPending,
                  onPress: () => save(conflict.other),
                }
          }
          onTakeOther={() => onTakeOther(conflict.other)}
          onClose={() => setConflict(null)}
        />
      )}
      {leaveDialog && <leaveDialog.LeaveDialog {...guard} text={edit.leaveText} />}
    </>
  );
}
