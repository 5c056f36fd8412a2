import type { ReactNode, RefObject } from "react";
import { TimerTraySlot } from "@/components/ui/timer-tray-slot";
import { BackButton } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import type { useSwipe } from "@/features/cooking/use-swipe";
import { useCookingMessages } from "@/features/cooking/messages";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";
import { DESKTOP, useMedia } from "@/lib/browser/use-media";
import { cn } from "@/lib/cn";

interface CookingScreenProps {
  /** The heading, which gets the focus when another screen is shown. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Turns the page by a finger. */
  swipe: ReturnType<typeof useSwipe>;
  name: string;
  recipePath: string;
  /** The current step, from 0; -1 on the preparation screen. */
  stepIndex: number;
  steps: number;
  position: string;
  title: string;
  /** Whether the title is one of the recipe's own texts. */
  isOwnTitle: boolean;
  /** What the step takes, shown beside it where there is room. */
  needed: ReactNode;
  /** The button to all ingredients. */
  ingredientsButton: ReactNode;
  /** The other recipes being cooked, and the buttons that are not needed at every step. */
  switcher: ReactNode;
  tools: ReactNode;
  timer: ReactNode;
  keys: ReactNode;
  children: ReactNode;
}

/**
 * Draws a cooking screen: in one column on a phone, with the timer and what the step needs on the right of a tablet and
 * of a phone in landscape, and in three columns on a desktop. `styles/cooking.css` has the columns; `contents` puts the
 * parts of the left column into the first row of smaller screens.
 */
export function CookingScreen(props: CookingScreenProps) {
  const { heading, swipe, name, recipePath, stepIndex, steps, position, title, isOwnTitle } = props;
  const { needed, ingredientsButton, switcher, tools, timer, keys, children } = props;
  const cooking = useCookingMessages();
  const lang = useRecipeLang();
  const isDesktop = useMedia(DESKTOP);
  return (
    <main
      data-slot="cooking"
      {...swipe}
      className="cooking-screen min-h-dvh touch-pan-y touch-pinch-zoom px-(--gutter) pt-2.5 *:min-w-0 desktop:pt-6 short:pt-2"
    >
      <div className="contents desktop:sticky desktop:top-6 desktop:grid desktop:grid-cols-1 desktop:content-start desktop:gap-6 desktop:self-start desktop:[grid-area:side]">
        <div className="flex items-center gap-3 [grid-area:back] desktop:[grid-area:auto] desktop:max-[75rem]:flex-col desktop:max-[75rem]:items-start">
          <BackButton href={recipePath} label={cooking.backToRecipe} />
          <p dir="auto" lang={lang} className="hidden min-w-0 type-name wrap-anywhere desktop:block">
            {name}
          </p>
        </div>
        <div className="[grid-area:switch] empty:hidden desktop:[grid-area:auto]">{switcher}</div>
        {isDesktop && needed}
        <div className="[grid-area:all] desktop:[grid-area:auto]">{ingredientsButton}</div>
      </div>

      <output className="self-end text-balance [grid-area:position] type-step text-17 leading-none tablet:self-center tablet:text-22 tablet:leading-[1.1] short:self-end">
        {position}
      </output>
      <Progress
        label={cooking.progress}
        text={position}
        value={stepIndex + 1}
        max={steps}
        className="mt-1.5 self-start [grid-area:progress] tablet:mt-2.5 short:max-desktop:mt-1.5"
      />
      {tools}

      <div className="grid grid-cols-1 gap-1 pt-1.5 [grid-area:title] tablet:pt-4 short:pt-1.5">
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          lang={isOwnTitle ? lang : undefined}
          className={cn(
            "type-page text-[min(2.125rem,13vw)] wrap-anywhere outline-none tablet:text-[2.375rem] desktop:text-[clamp(2.375rem,4vw,4rem)] short:text-[1.625rem]",
            stepIndex >= 0 && !isOwnTitle && "sr-only",
          )}
        >
          {title}
        </h1>
      </div>

      <div className="grid grid-cols-1 content-start [grid-area:timer] tablet:max-desktop:[contain:inline-size] tablet:sticky tablet:top-4 tablet:-m-2 tablet:max-h-[calc(100dvh-32px)] tablet:gap-5 tablet:self-start tablet:overflow-y-auto tablet:p-2 short:top-2 short:max-desktop:max-h-[calc(100dvh-100px)] short:max-desktop:gap-3">
        {timer && <div className="pt-2.5 empty:hidden desktop:pt-0 short:pt-1.5">{timer}</div>}
        {!isDesktop && needed}
        <TimerTraySlot on="desktop" shape="column" className="empty:hidden" />
      </div>

      <div className="@container pt-2.5 pb-3 [grid-area:cards] tablet:pt-4 short:pt-2">{children}</div>

      <div
        data-slot="action-bar"
        className="sticky bottom-0 z-20 -mx-(--gutter) grid grid-cols-1 gap-2.5 border-t-[1.5px] border-line bg-bg px-(--gutter) pt-3 pb-[max(14px,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-7 before:bg-linear-to-t before:from-bg before:to-transparent [grid-area:keys] short:flex short:pt-2 short:pb-[max(8px,env(safe-area-inset-bottom))] desktop:mx-0 desktop:border-0 desktop:px-0"
      >
        <TimerTraySlot on="phone" className="min-w-0 empty:hidden short:flex-1" />
        <div className="flex min-w-0 gap-2 short:flex-1">{keys}</div>
      </div>
      <span
        aria-hidden
        className="pointer-events-none -mx-[calc(var(--between)/2)] -mt-6 hidden border-x-[1.5px] border-line [grid-column:2/4] [grid-row:1/-1] desktop:block"
      />
    </main>
  );
}
