import { type ReactNode, useId } from "react";
import { useCollectionMessages } from "@/features/collections/messages";
import type { CoverRecipe, PictureOf } from "@/features/collections/collection-cover";

/** The recipes that are offered: more would be a long list of small pictures. */
const OFFERED = 24;

interface CoverFieldProps {
  recipes: readonly CoverRecipe[];
  /** "drawn" or the id of a recipe. */
  chosen: string;
  onChoose: (cover: string) => void;
  pictureOf: PictureOf;
}

/** Draws the choice of a cover: drawn from the recipes, or the picture of one of them. */
export function CoverField({ recipes, chosen, onChoose, pictureOf }: CoverFieldProps) {
  const collections = useCollectionMessages();
  const name = useId();
  const offered = recipes.filter(({ id }, index) => index < OFFERED || id === chosen);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{collections.cover}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2.5">
        <Choice
          name={name}
          label={collections.coverDrawn}
          isChosen={chosen === "drawn"}
          onChoose={() => onChoose("drawn")}
        >
          <span className="grid size-full grid-cols-2 grid-rows-2 gap-0.5 bg-bg">
            {recipes.slice(0, 4).map((recipe) => (
              <span key={recipe.id} className="overflow-hidden bg-sunken">
                {pictureOf(recipe)}
              </span>
            ))}
          </span>
        </Choice>
        {offered.map((recipe) => (
          <Choice
            key={recipe.id}
            name={name}
            label={collections.coverOf(recipe.name)}
            isChosen={recipe.id === chosen}
            onChoose={() => onChoose(recipe.id)}
          >
            {pictureOf(recipe)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="relative block aspect-4/5 cursor-pointer overflow-hidden rounded-field has-checked:outline-3 has-checked:outline-offset-2 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}
