import { lazy, Suspense } from "react";
import type { Work } from "@/features/generate/use-generate";

const UnderstoodRequest = lazy(() => import("@/features/generate/understood-request"));

/** Draws what is understood of the query of a form, once there is one. */
export function UnderstoodOf({ work, query }: { work: Work; query: string }) {
  const { asker, understanding } = work;
  return (
    <Suspense>
      {asker && query.trim() !== "" && (
        <UnderstoodRequest ref={understanding} asker={asker} query={query.trim()} />
      )}
    </Suspense>
  );
}
