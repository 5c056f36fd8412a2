import { useMemo, useState } from "react";
import { useIsHydrated } from "@/lib/hydration/document-state";

/** The recipe that was just made, and what was noticed while it was made. */
export interface Made {
  /** Who shows them knows the codes; every page would have to load them. */
  notes: { code: string; words: string[] }[];
  recipe: { name: string; slug: string };
}

/** The state with which to go to the page that is to say it; it stays with the entry of the history, over a reload too. */
export function handNotes(recipe: Made["recipe"], notes: Readonly<Made["notes"]>): { made: Made } | null {
  const { name, slug } = recipe;
  return notes.length > 0 ? { made: { notes: [...notes], recipe: { name, slug } } } : null;
}

/** Returns the generation notes of the navigation state, null without any, and a function that hides them. */
export function useGenerationNotes(): [Made | null, () => void] {
  const isHydrated = useIsHydrated();
  const [isHidden, setHidden] = useState(false);
  const made = useMemo(() => (isHydrated ? generationNotes() : null), [isHydrated]);
  return [isHidden ? null : made, () => setHidden(true)];
}

function generationNotes(): Made | null {
  const made: unknown = Object(history.state).made;
  return isMade(made) ? made : null;
}

/** Reports whether the state of a page is one of `handNotes`; other versions of the app may have left another. */
function isMade(made: unknown): made is Made {
  const { recipe, notes } = Object(made);
  return (
    [Object(recipe).name, Object(recipe).slug].every((text) => typeof text === "string") &&
    Array.isArray(notes) &&
    notes.every((note) => typeof Object(note).code === "string" && Array.isArray(Object(note).words))
  );
}

/** Removes the notes after they were read, so that they are not shown again on the way back. */
export function dropNotes(): void {
  history.replaceState(null, "");
}
