import type { Cooking } from "@larder/domain/cooking/cooking-state";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { cn } from "@/lib/cn";
import { useCookingState } from "@/lib/timers/cooking-store";
import { paths } from "@/lib/navigation/paths";
import { useCookingMessages } from "@/features/cooking/messages";

/** The visible width of the previous item, which shows that there is one. */
const PEEK_PX = 48;

/** Draws the recipes that are cooked at the same time; nothing for a single one. */
export default function CookingSwitch({ slug }: { slug: string }) {
  const messages = useCookingMessages();
  const { cookings } = useCookingState();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = nav.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    if (nav.current && here) nav.current.scrollLeft += here.left - PEEK_PX;
  }, [slug]);
  if (cookings.length < 2) return null;
  return (
    <nav
      ref={nav}
      aria-label={messages.nowCooking}
      data-slot="cooking-switch"
      data-scrolls-x
      className="-mx-(--gutter) overflow-x-auto px-(--gutter) pt-3 desktop:mx-0 desktop:px-0 short:mx-0 short:px-0"
    >
      <ul className="flex gap-2 desktop:grid short:grid">
        {cookings.map((cooking) => (
          <li key={cooking.slug} className="min-w-0 shrink-0">
            <Link
              href={paths.cook(cooking.slug)}
              replace
              aria-current={cooking.slug === slug ? "page" : undefined}
              className={cn(
                "grid min-h-14 max-w-60 content-center rounded-field px-3.5 py-2 no-underline desktop:max-w-none short:max-w-none",
                cooking.slug === slug
                  ? "bg-key text-on-key"
                  : "bg-soft text-ink lip [--lip-colour:var(--soft-lip)] [--outline:var(--soft-lip)]",
              )}
            >
              <span className="truncate type-key text-17">{cooking.name}</span>
              <span className="text-14">{whereIs(messages, cooking)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function whereIs(messages: ReturnType<typeof useCookingMessages>, { stepIndex, steps }: Cooking): string {
  return stepIndex < 0 ? messages.atReady : messages.stepOf(stepIndex + 1, steps);
}
