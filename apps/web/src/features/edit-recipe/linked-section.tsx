import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import type { LinkedRecipe } from "@larder/domain/recipe/recipe";
import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Button } from "@/components/ui/button";
import { namedRecipesQuery } from "@/features/edit-recipe/api";
import { withLink, withoutLink } from "@/features/edit-recipe/form/edit-form-extras";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { lastFieldIds } from "@/features/edit-recipe/last-field-ids";
import { useLastMessages } from "@/features/edit-recipe/last-messages";
import { NamesField } from "@/features/edit-recipe/names-field";

/** The other recipes that the recipe uses: chosen among those that the cook sees, or by name alone. */
export function LinkedSection({ form, change, focusNext }: FormPart) {
  const editLast = useLastMessages();
  const [typed, setTyped] = useState("");
  const name = useDeferredValue(typed.trim());
  const { data: found = [] } = useQuery(namedRecipesQuery(name));
  const { linkedRecipes } = form;
  const isFull = linkedRecipes.length >= EDITABLE_FIELDS.linkedRecipes.maxEntries;
  const offered = found.filter(({ id }) => !linkedRecipes.some((link) => link.id === id));

  function add(link: LinkedRecipe): void {
    if (link.name === "") return;
    change({ type: "apply", change: (before) => withLink(before, link) });
    setTyped("");
    focusNext(lastFieldIds.newLink);
  }

  function remove(index: number): void {
    change({ type: "apply", change: (before) => withoutLink(before, index) });
    focusNext(lastFieldIds.newLink);
  }

  return (
    <FormSection title={editLast.usedRecipes}>
      <NamesField
        id={lastFieldIds.newLink}
        names={linkedRecipes.map((link) => link.name)}
        removeLabel={editLast.removeUsedRecipe}
        onRemove={remove}
        label={editLast.usedRecipe}
        addLabel={editLast.addUsedRecipe}
        maxLength={EDITABLE_FIELDS.name.maxLength}
        isFull={isFull}
        typed={typed}
        onType={setTyped}
        onAdd={() => add({ name: typed.trim() })}
      />
      {name !== "" && offered.length > 0 && !isFull && (
        <ul className="mt-2.5 grid grid-cols-1 gap-2">
          {offered.map(({ id, name: found, slug }) => (
            <li key={id} className="min-w-0">
              <Button
                variant="soft"
                size="small"
                className="max-w-full"
                aria-label={editLast.chooseUsedRecipe(found)}
                onClick={() => add({ name: found, id, slug })}
              >
                <Link2 aria-hidden />
                <span className="min-w-0 truncate">{found}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
