import { Lightbulb } from "lucide-react";
import { useCookingMessages } from "@/features/cooking/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

/** The advice of a step or a sub-step. */
export interface Advised {
  why?: string | undefined;
  tip?: string | undefined;
  analogy?: string | undefined;
}

export const hasAdvice = ({ why, tip, analogy }: Advised): boolean => Boolean(why || tip || analogy);

/** Draws the reason, the tip and the likeness of a step; nothing when there are none. */
export function Advice({ of: advised, id }: { of: Advised; id?: string }) {
  const { detail } = useMessages();
  const cooking = useCookingMessages();
  const { why, tip, analogy } = advised;
  if (!hasAdvice(advised)) return null;
  return (
    <div id={id} data-slot="advice" className="flex gap-2.5 rounded-field bg-time-tint py-3 pr-3.5 pl-3">
      <Lightbulb aria-hidden className="text-lemon-text" />
      <div className="grid min-w-0 gap-1.5 text-17 wrap-anywhere">
        {why && <Line label={detail.why}>{why}</Line>}
        {tip && <Line label={detail.tip}>{tip}</Line>}
        {analogy && <p>{cooking.analogy(analogy)}</p>}
      </div>
    </div>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  const lang = useRecipeLang();
  return (
    <p>
      <b className="font-bold">{label}:</b>{" "}
      <bdi lang={lang} className="hyphenated">
        {children}
      </bdi>
    </p>
  );
}
