import { rowsByFirstUse, type RowPosition } from "@larder/domain/cooking/first-use";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { useState } from "react";
import { useOfBrowser } from "@/lib/hydration/document-state";

const STORED_AS = "larder-ingredients-by-use";

interface RowOrder {
  /** The rows in the order of their first use; null where they are shown as listed. */
  order: readonly RowPosition[] | null;
  isByUse: boolean;
  /** Absent where the steps do not tell an order. */
  toggle?: () => void;
}

/** Returns the order of an ingredient list, which is chosen for all recipes on this device. */
export function useRowOrder({ ingredients, steps }: Pick<Recipe, "ingredients" | "steps">): RowOrder {
  const [chosen, setByUse] = useState<boolean | null>(null);
  const wasByUse = useOfBrowser(isStoredByUse, false);
  const isByUse = chosen ?? wasByUse;
  const order = rowsByFirstUse(ingredients, steps);
  if (!order) return { order: null, isByUse: false };
  return {
    order: isByUse ? order : null,
    isByUse,
    toggle: () => {
      store(!isByUse);
      setByUse(!isByUse);
    },
  };
}

function isStoredByUse(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null;
  } catch {
    return false;
  }
}

function store(isByUse: boolean): void {
  try {
    if (isByUse) localStorage.setItem(STORED_AS, "yes");
    else localStorage.removeItem(STORED_AS);
  } catch {
    // The order applies to this page without storage, too.
  }
}
