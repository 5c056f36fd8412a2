import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import { lazy, Suspense, useState } from "react";
import type { VisibilityChoice } from "@/lib/forms/visibility-choice";

/** Loaded after the form, in which it is the last choice. */
const NewVisibilityField = lazy(() => import("@/features/visibility/new-visibility-field"));

/** Returns the choice of who sees a recipe that is added. It begins with the user's default. */
export function useNewVisibility(userId: string): VisibilityChoice {
  const [chosen, setChosen] = useState<DefaultVisibility>();
  return {
    chosen,
    field: (
      <div className="min-h-26">
        <Suspense>
          <NewVisibilityField userId={userId} chosen={chosen} onChoose={setChosen} />
        </Suspense>
      </div>
    ),
  };
}
