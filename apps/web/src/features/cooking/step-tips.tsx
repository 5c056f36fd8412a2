import { ChevronDown, Lightbulb } from "lucide-react";
import { useId, useState } from "react";
import { Advice, hasAdvice, type Advised } from "@/features/cooking/advice";
import { cn } from "@/lib/cn";
import { useCookingMessages } from "@/features/cooking/messages";

/** The advice of a step, behind a toggle: hidden at first. Nothing for a step that has none. */
export function StepTips({ of: step }: { of: Advised }) {
  const cooking = useCookingMessages();
  const [shown, setShown] = useState(false);
  const adviceId = useId();
  if (!hasAdvice(step)) return null;
  return (
    <div className="mt-2 grid grid-cols-1 gap-1">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={adviceId}
        onClick={() => setShown(!shown)}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-chip pr-2 font-semibold text-ink-2"
      >
        <Lightbulb aria-hidden className="size-5" />
        {shown ? cooking.hideTips : cooking.showTips}
        <ChevronDown
          aria-hidden
          className={cn("size-5 transition-[rotate] duration-(--t-move)", shown && "rotate-180")}
        />
      </button>
      <div id={adviceId} hidden={!shown}>
        <Advice of={step} />
      </div>
    </div>
  );
}
