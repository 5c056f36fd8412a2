import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import { lazy, type ReactNode, Suspense, useState } from "react";

/** Loaded after the form, in which it is the last choice. */
const NewVisibilityField = lazy(() => import("@/components/visibility/new-visibility-field"));

interface NewVisibility {
  /** The user's choice for this recipe; undefined for the default, which the server knows. */
  chosen: DefaultVisibility | undefined;
  field: ReactNode;
}

/** Returns the choice of who sees a recipe that is added. It begins with the user's default. */
export function useNewVisibility(userId: string): NewVisibility {
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
