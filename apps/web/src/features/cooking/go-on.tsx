import type { Cooking } from "@larder/domain/cooking/cooking-state";
import { ArrowRight, X } from "lucide-react";
import { Link } from "wouter";
import { IconButton } from "@/components/ui/button";
import { useCookingMessages } from "@/features/cooking/messages";
import { cookingStore, useCookingState } from "@/lib/timers/cooking-store";
import { paths } from "@/lib/navigation/paths";

/** Offers to go on with the current cookings; draws nothing without any. */
export default function GoOn() {
  const messages = useCookingMessages();
  const cookings = useCookingState().cookings.filter(isUnderWay);
  if (cookings.length === 0) return null;
  return (
    <section aria-label={messages.goOnTitle} className="mb-4 desktop:mb-6">
      <ul className="grid grid-cols-1 gap-2">
        {cookings.map((cooking) => (
          <li key={cooking.slug} className="flex gap-2">
            <Link
              href={paths.cook(cooking.slug)}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-key bg-soft px-4 py-2 type-key text-17 wrap-anywhere no-underline lip [--lip-colour:var(--soft-lip)] [--outline:var(--soft-lip)]"
            >
              <span className="min-w-0 flex-1">
                {cooking.stepIndex < 0
                  ? messages.goOnReady(cooking.name)
                  : messages.goOn(cooking.name, cooking.stepIndex + 1, cooking.steps)}
              </span>
              <ArrowRight aria-hidden className="shrink-0" />
            </Link>
            <IconButton
              size="icon-wet"
              label={messages.noLonger(cooking.name)}
              icon={X}
              onClick={() => cookingStore.do({ type: "leave", slug: cooking.slug })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns whether a cooking has begun; looking at a recipe does not count. */
const isUnderWay = ({ stepIndex, done }: Cooking) => stepIndex >= 0 || done.length > 0;
