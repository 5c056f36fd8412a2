import { hasChanges, problemsOf } from "@/features/edit-recipe/form/edit-form";
import { changeForm } from "@/features/edit-recipe/form/edit-form-changes";
import { emptyForm, recipeFromForm, storedForm } from "@/features/edit-recipe/form/new-recipe-form";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { useEffect, useReducer, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useCreateRecipe } from "@/features/edit-recipe/api";
import { EditHeader } from "@/features/edit-recipe/edit-header";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import { firstProblem, RecipeFields } from "@/features/edit-recipe/recipe-fields";
import { SaveProblem } from "@/features/edit-recipe/save-problem";
import { useFocusNext } from "@/features/edit-recipe/use-focus-next";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { storedDraft, storeDraft } from "@/lib/forms/form-drafts";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import type { VisibilityChoice } from "@/lib/forms/visibility-choice";
import { useLeaveGuard } from "@/lib/forms/use-leave-guard";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

/** A rarely used dialog, loaded after the form is usable. */
const useLeaveDialog = lazyPart(() => import("@/features/edit-recipe/leave-dialog"));

const DRAFT = "write";
const EMPTY = emptyForm();

interface NewRecipeFormProps {
  userId: string;
  visibility: VisibilityChoice;
  /** Called when saving begins; the returned reporter gets the result, also after the form was left. */
  reporter: () => { added: (recipe: Recipe) => void; failed: (error: unknown) => void };
  /** Begins again with an empty form. */
  onStartOver: () => void;
}

/**
 * Draws the editor for a new recipe. Its input is stored in this browser until the recipe is added or the page is
 * left.
 */
export function NewRecipeForm({ userId, visibility, reporter, onStartOver }: NewRecipeFormProps) {
  const { add, common, locale } = useMessages();
  const edit = useEditMessages();
  const [draft] = useState(() => storedForm(storedDraft(userId, DRAFT)));
  const [typed, change] = useReducer(changeForm, draft ?? emptyForm(locale));
  const [newTag, setNewTag] = useState("");
  const [wasChecked, setWasChecked] = useState(false);
  const [isSendingPicture, setIsSendingPicture] = useState(false);
  const focusNext = useFocusNext();
  const create = useCreateRecipe(userId, visibility.chosen);
  const runAlone = useOneAtATime();

  // A text in the tag field that was not added yet becomes a tag.
  const form = changeForm(typed, { type: "add-tag", tag: newTag });
  const isChanged = hasChanges(form, EMPTY);
  const text = isChanged ? JSON.stringify(form) : null;
  useEffect(() => storeDraft(userId, DRAFT, text), [userId, text]);
  // A user who leaves while it is saved gets the result on the next page.
  const guard = useLeaveGuard(isChanged && !create.isPending);
  const leaveDialog = useLeaveDialog(guard.asking, guard.stay);

  function forget(): void {
    storeDraft(userId, DRAFT, null);
  }

  function save(): void {
    setWasChecked(true);
    const problem = firstProblem(form);
    if (problem) return focusNext(fieldIds[problem]);
    const report = reporter();
    runAlone(async () => {
      try {
        const recipe = await create.mutateAsync(recipeFromForm(form));
        forget();
        report.added(recipe);
      } catch (error) {
        report.failed(error);
      }
    });
  }

  return (
    <>
      <EditHeader
        back={{ href: paths.recipes, label: common.backToRecipes }}
        isSaving={create.isPending}
        isWaiting={isSendingPicture}
        onSave={save}
      />
      <SaveProblem
        error={create.error}
        refused={add.failed}
        failed={edit.addFailedRetry}
        onDismiss={create.reset}
      />
      <div className="mx-auto mb-5 max-w-190">
        <h1 className="type-page">{edit.writeTitle}</h1>
        {visibility.field}
        {draft && (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-2 rounded-field py-2 pr-2 pl-4 trough">
            <output>{edit.draftRestored}</output>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                forget();
                onStartOver();
              }}
            >
              {edit.startOver}
            </Button>
          </div>
        )}
      </div>
      <RecipeFields
        form={typed}
        change={change}
        focusNext={focusNext}
        problems={wasChecked ? problemsOf(form) : {}}
        newTag={newTag}
        onNewTag={setNewTag}
        onSendingPicture={setIsSendingPicture}
        isSaving={create.isPending}
      />
      {leaveDialog && (
        <leaveDialog.LeaveDialog
          {...guard}
          text={edit.leaveNewText}
          leave={() => {
            forget();
            guard.leave();
          }}
        />
      )}
    </>
  );
}
