import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import type { ReactNode } from "react";

/** The choice of who sees a recipe that is added, which the page provides for a form. */
export interface VisibilityChoice {
  /** The user's choice for this recipe; undefined for the default, which the server knows. */
  chosen: DefaultVisibility | undefined;
  field: ReactNode;
}
