import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import { useQuery } from "@tanstack/react-query";
import { DefaultVisibilityChoice } from "@/features/visibility/default-visibility-choice";
import { defaultVisibilityQuery } from "@/lib/session/default-visibility";

interface NewVisibilityFieldProps {
  userId: string;
  /** Undefined until the user chooses. */
  chosen: DefaultVisibility | undefined;
  onChoose: (visibility: DefaultVisibility) => void;
}

/** Draws the choice of who sees a new recipe, with the user's default as long as nothing is chosen. */
export default function NewVisibilityField({ userId, chosen, onChoose }: NewVisibilityFieldProps) {
  const { data } = useQuery(defaultVisibilityQuery(userId));
  return <DefaultVisibilityChoice value={chosen ?? data} onChoose={onChoose} />;
}
