import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { REQUEST_MAX_LENGTH, type QueuedRequest } from "@larder/domain/account/queued-request";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Field } from "@/components/ui/field";
import { IconButton, Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { useUpdateRequest } from "@/features/admin/api";
import { RecipeSearch } from "@/features/admin/recipe-search";
import { useSaving } from "@/features/admin/use-saving";
import { useAdminMessages } from "@/features/admin/messages";

interface RequestDetailsProps {
  request: QueuedRequest;
  onSaved: () => void;
}

/** The administrator's notes on a request, and the recipe that fulfils it. */
export function RequestDetails({ request, onSaved }: RequestDetailsProps) {
  const admin = useAdminMessages();
  const [notes, setNotes] = useState(request.notes);
  const [recipe, setRecipe] = useState<RecipeRef | null>(request.recipe);
  const update = useUpdateRequest();
  const { onSuccess, onError } = useSaving();

  function submit(event: FormEvent): void {
    event.preventDefault();
    update.mutate(
      { id: request.id, notes: notes.trim(), recipeId: recipe?.id ?? null },
      {
        onSuccess: () => {
          onSuccess();
          onSaved();
        },
        onError,
      },
    );
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <p
        dir="auto"
        className="max-h-40 overflow-y-auto rounded-field bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line"
      >
        {request.content}
      </p>
      <Field label={admin.notes}>
        <Textarea
          value={notes}
          maxLength={REQUEST_MAX_LENGTH}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
      <section aria-label={admin.recipe}>
        <h3 className="mb-2 type-label">{admin.recipe}</h3>
        {recipe ? (
          <div className="flex items-center justify-between gap-3 rounded-field bg-surface py-1 pr-1 pl-4 outlined">
            <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
              {recipe.name}
            </span>
            <IconButton label={admin.removeRecipe(recipe.name)} icon={X} onClick={() => setRecipe(null)} />
          </div>
        ) : (
          <RecipeSearch
            action={(found) => (
              <Button
                variant="soft"
                size="small"
                full
                aria-label={admin.chooseRecipe(found.name)}
                onClick={() => setRecipe(found)}
                className="justify-start text-left"
              >
                {found.name}
              </Button>
            )}
          />
        )}
      </section>
      <Button type="submit" size="main" full busy={update.isPending}>
        {update.isPending ? admin.saving : admin.save}
      </Button>
    </form>
  );
}
