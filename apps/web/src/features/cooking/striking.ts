import type { Cooking } from "@larder/domain/cooking/cooking-state";
import { struckId } from "@/features/cooking/done-ids";
import { cookingStore } from "@/lib/timers/cooking-store";

/** The ingredients that the cook has struck off the list, by their group and name. */
export interface Striking {
  isStruck: (group: string, name: string) => boolean;
  toggle: (group: string, name: string) => void;
}

/** Returns the ingredients of a cooking that the cook has struck off. */
export function strikingOf({ slug, done }: Pick<Cooking, "slug" | "done">): Striking {
  return {
    isStruck: (group, name) => done.includes(struckId(group, name)),
    toggle: (group, name) => cookingStore.do({ type: "toggle-done", slug, doneId: struckId(group, name) }),
  };
}
