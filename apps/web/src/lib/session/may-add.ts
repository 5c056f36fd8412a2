import { useSession } from "@/lib/session/session";

/** Returns whether the user may add, change and request recipes: all but viewers. Visitors are asked to sign in. */
export function useMayAdd(): boolean {
  return useSession().user?.role !== "viewer";
}
