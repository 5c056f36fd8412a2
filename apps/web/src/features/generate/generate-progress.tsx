import { lazy, type RefObject, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { isOfTheModel } from "@/features/generate/generate-problem";
import type { Work } from "@/features/generate/use-generate";
import { cn } from "@/lib/cn";
import { useHomeMessages } from "@/lib/i18n/home-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { useSession } from "@/lib/session/session";

const Refusal = lazy(() => import("@/features/generate/refusal"));

interface GenerateProgressProps {
  work: Work;
  /** The current query of the form. */
  query: string;
  /** The button that generates: it gets the focus when one of these buttons is removed. */
  submitKey: RefObject<HTMLButtonElement | null>;
}

/**
 * Draws the state of a form that generates: the cancel button while a model works, and after a failure its cause and
 * the alternatives. The toast with the same message disappears; this stays.
 */
export function GenerateProgress({ work, query, submitKey }: GenerateProgressProps) {
  const { common, generate } = useMessages();
  const home = useHomeMessages();
  const { config } = useSession();
  const { isPending, isModelAtWork, wasCancelled, problem } = work;
  const canBeOffline = config?.generation === "ai" && isOfTheModel(problem);
  const said = isModelAtWork ? generate.working : isPending ? home.generating : "";

  function goOn(work: () => void): void {
    submitKey.current?.focus();
    work();
  }

  return (
    <>
      <output className={cn("type-caption", isModelAtWork || wasCancelled ? "mt-2.5 block" : "sr-only")}>
        {wasCancelled ? generate.cancelled : said}
      </output>
      {isModelAtWork && (
        <Button variant="soft" full className="mt-2.5" onClick={() => goOn(work.cancel)}>
          {common.cancel}
        </Button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold a list and a key */}
      <div role="status">
        {problem && (
          <div className="mt-2.5 grid justify-items-start gap-3 rounded-field p-4 text-16 trough">
            {/* The button comes together with the reason above it, which would otherwise push it from under the finger. */}
            <Suspense>
              <Refusal problem={problem} asker={work.asker} query={query.trim()} />
              {canBeOffline && (
                <>
                  <p>{generate.offlineInsteadHint}</p>
                  <Button variant="soft" size="small" onClick={() => goOn(() => work.makeOffline(query))}>
                    {generate.offlineInstead}
                  </Button>
                </>
              )}
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}
