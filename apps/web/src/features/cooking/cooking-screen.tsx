import type { ReactNode, RefObject } from "react";
import { TimerTraySlot } from "@/components/ui/timer-tray-slot";
import { BackButton } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import type { useSwipe } from "@/features/cooking/use-swipe";
import { useCookingMessages } from "@/features/cooking/messages";

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
  tips: ReactNode;
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
 * Draws a cooking screen: in one column on a phone, on a desktop with what the step needs on the left and its timers
 * on the right. `contents` puts the parts of the left column into the phone's first row.
 */
export function CookingScreen(props: CookingScreenProps) {
  const { heading, swipe, name, recipePath, stepIndex, steps, position, title, tips } = props;
  const { needed, ingredientsButton, switcher, tools, timer, keys, children } = props;
  const cooking = useCookingMessages();
  return (
    <main
      data-slot="cooking"
      {...swipe}
      className="mx-auto grid min-h-dvh max-w-content touch-pan-y touch-pinch-zoom *:min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto_auto_auto_auto_auto_1fr_auto] gap-x-2.5 px-(--gutter) pt-3 [grid-template-areas:'back_position_all''progress_progress_progress''switch_switch_switch''tools_tools_tools''title_title_title''timer_timer_timer''cards_cards_cards''keys_keys_keys'] short:max-desktop:grid-cols-[auto_minmax(8rem,1fr)_minmax(0,auto)_auto] short:max-desktop:grid-rows-[auto_auto_auto_auto_auto_1fr_auto] short:max-desktop:[grid-template-areas:'back_position_tools_all''progress_progress_progress_progress''switch_switch_switch_switch''title_title_title_title''timer_timer_timer_timer''cards_cards_cards_cards''keys_keys_keys_keys'] desktop:max-w-none desktop:grid-cols-[minmax(10rem,3fr)_minmax(0,7fr)_minmax(13rem,3fr)] desktop:grid-rows-[auto_auto_auto_auto_1fr_auto] desktop:gap-x-(--between) desktop:pt-6 short:pt-2 desktop:[--between:clamp(30px,5vw,60px)] desktop:[grid-template-areas:'side_position_timer''side_progress_timer''side_tools_timer''side_title_timer''side_cards_timer''side_keys_timer']"
    >
      <div className="contents desktop:sticky desktop:top-6 desktop:grid desktop:grid-cols-1 desktop:content-start desktop:gap-6 desktop:self-start desktop:[grid-area:side]">
        <div className="flex items-center gap-3 [grid-area:back] desktop:[grid-area:auto] desktop:max-[75rem]:flex-col desktop:max-[75rem]:items-start">
          <BackButton href={recipePath} label={cooking.backToRecipe} />
          <p dir="auto" className="hidden min-w-0 type-name wrap-anywhere desktop:block">
            {name}
          </p>
        </div>
        <div className="[grid-area:switch] empty:hidden desktop:[grid-area:auto]">{switcher}</div>
        {needed && <div className="hidden desktop:block">{needed}</div>}
        <div className="[grid-area:all] desktop:[grid-area:auto]">{ingredientsButton}</div>
      </div>

      <output className="self-center type-step [grid-area:position]">{position}</output>
      <Progress
        label={cooking.progress}
        text={position}
        value={stepIndex + 1}
        max={steps}
        className="mt-2.5 [grid-area:progress]"
      />
      <div className="pt-1 [grid-area:tools] short:max-desktop:-my-1 short:max-desktop:pt-0">{tools}</div>

      <div className="grid grid-cols-1 gap-1 pt-2 [grid-area:title] desktop:pt-5 short:pt-2">
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="type-page text-[min(2.375rem,15vw)] wrap-anywhere outline-none desktop:text-[clamp(2.375rem,5vw,4rem)] short:text-[1.875rem]"
        >
          {title}
        </h1>
        {tips}
      </div>

      <div className="grid grid-cols-1 [grid-area:timer] desktop:sticky desktop:top-4 desktop:-m-2 desktop:max-h-[calc(100dvh-32px)] desktop:gap-5 desktop:self-start desktop:overflow-y-auto desktop:p-2">
        {timer && <div className="pt-4 desktop:pt-0">{timer}</div>}
        <TimerTraySlot on="desktop" shape="column" className="empty:hidden" />
      </div>

      <div className="pt-4 pb-6 [grid-area:cards]">{children}</div>

      <div
        data-slot="action-bar"
        className="sticky bottom-0 z-20 -mx-(--gutter) grid grid-cols-1 gap-2.5 border-t-[1.5px] border-line bg-bg px-(--gutter) pt-3 pb-[max(26px,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-7 before:bg-linear-to-t before:from-bg before:to-transparent [grid-area:keys] short:flex short:pt-2 short:pb-[max(8px,env(safe-area-inset-bottom))] desktop:mx-0 desktop:border-0 desktop:px-0"
      >
        <TimerTraySlot on="phone" className="min-w-0 empty:hidden short:flex-1" />
        <div className="flex min-w-0 gap-2 short:flex-1">{keys}</div>
      </div>
      <span
        aria-hidden
        className="pointer-events-none -mx-[calc(var(--between)/2)] -mt-6 hidden border-x-[1.5px] border-line [grid-column:2] [grid-row:1/-1] desktop:block"
      />
    </main>
  );
}
