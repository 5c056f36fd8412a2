import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { recipesByNameQuery } from "@/features/admin/api";
import { useAdminMessages } from "@/features/admin/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { problemOf } from "@/lib/api/problem";

const PAUSE_MS = 250;

/** Finds recipes by name, each with the given action. */
export function RecipeSearch({ action }: { action: (recipe: RecipeSummary) => ReactNode }) {
  const messages = useMessages();
  const { common, errors } = messages;
  const admin = useAdminMessages();
  const [text, setText] = useState("");
  const name = useSettled(text.trim(), PAUSE_MS);
  const { data, error } = useQuery({
    ...recipesByNameQuery(name),
    // The last answer stays until the next one comes, so that the list does not jump during typing.
    placeholderData: (before) => before,
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={admin.searchRecipe} labelHidden>
        <InputFrame>
          <Search aria-hidden className="mr-0.5 ml-2.5 size-5.5 text-ink-3" />
          <BareInput
            type="search"
            placeholder={admin.searchRecipe}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </InputFrame>
      </Field>
      <output className="text-ink-3 empty:hidden">{data?.length === 0 && admin.noRecipeFound}</output>
      {error && (
        <p role="alert" className="text-hot">
          {problemOf(messages, error, errors.internal)}
        </p>
      )}
      {!data && !error && (
        <>
          <span className="sr-only">{common.loading}</span>
          <Skeleton className="h-12" />
        </>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {data?.map((recipe) => (
          <li key={recipe.id}>{action(recipe)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Returns a value once it has not changed for a while, e.g. a typed text. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timeout = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timeout);
  }, [value, ms]);
  return settled;
}
