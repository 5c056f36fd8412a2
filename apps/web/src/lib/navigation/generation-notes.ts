import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { useIsHydrated } from "@/lib/hydration/document-state";

const stateSchema = z.object({
  made: z.object({
    // Who shows them knows the codes; every page would have to load them.
    notes: z.array(z.object({ code: z.string(), words: z.array(z.string()) })),
    recipe: z.object({ name: z.string(), slug: z.string() }),
  }),
});

/** The recipe that was just made, and what was noticed while it was made. */
export type Made = z.infer<typeof stateSchema>["made"];

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
  const parsed = stateSchema.safeParse(history.state);
  return parsed.success ? parsed.data.made : null;
}

/** Removes the notes after they were read, so that they are not shown again on the way back. */
export function dropNotes(): void {
  history.replaceState(null, "");
}
