import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import type { LinkedRecipe } from "@larder/domain/recipe/recipe";
import { useQuery } from "@tanstack/react-query";
import { Link2, Plus } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { TermChip } from "@/components/ui/term-chip";
import { namedRecipesQuery } from "@/features/edit-recipe/api";
import { withLink, withoutLink } from "@/features/edit-recipe/form/edit-form-extras";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { lastFieldIds } from "@/features/edit-recipe/last-field-ids";
import { useLastMessages } from "@/features/edit-recipe/last-messages";

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

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add({ name: typed.trim() });
  };

  return (
    <FormSection title={editLast.usedRecipes}>
      {linkedRecipes.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {linkedRecipes.map((link, index) => (
            <li key={index} className="max-w-full">
              <TermChip
                variant="quiet"
                removeLabel={editLast.removeUsedRecipe(link.name)}
                onRemove={() => remove(index)}
              >
                {link.name}
              </TermChip>
            </li>
          ))}
        </ul>
      )}
      <div id={lastFieldIds.newLink}>
        <Field label={editLast.usedRecipe}>
          <InputFrame className="pl-4">
            <BareInput
              autoComplete="off"
              enterKeyHint="enter"
              maxLength={EDITABLE_FIELDS.name.maxLength}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={addOnEnter}
            />
            <Button
              variant="soft"
              size="small"
              className="max-w-full"
              disabled={isFull}
              onClick={() => add({ name: typed.trim() })}
            >
              <Plus aria-hidden />
              {editLast.addUsedRecipe}
            </Button>
          </InputFrame>
        </Field>
      </div>
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
