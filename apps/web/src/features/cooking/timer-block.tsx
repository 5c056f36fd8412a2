import { formatClock } from "@larder/domain/time/timer-clock";
import type { CountdownState } from "@larder/domain/cooking/step-countdown";
import { BellRing, Pause, Play, RotateCcw, type LucideIcon } from "lucide-react";
import { cn } from "@/lib/cn";
import { useCookingMessages } from "@/features/cooking/messages";

interface TimerBlockProps extends CountdownState {
  /** The name of the timer: "Simmer sauce, 18–20 min". */
  name: string;
  /** False until it is started, and again when it was reset. */
  isStarted: boolean;
  onStart: () => void;
  onPause: () => void;
  onReset: () => void;
}

/** The timer of the step: a line until it is started, lemon while there is time, tomato when it is up. */
export function TimerBlock({ name, isStarted, state, leftMs, onStart, onPause, onReset }: TimerBlockProps) {
  const cooking = useCookingMessages();
  const over = state === "over";
  if (!isStarted) return <ReadyLine name={name} leftMs={leftMs} onStart={onStart} />;
  return (
    <section
      aria-label={cooking.timer}
      data-slot="timer-block"
      className={cn(
        "@container rounded-[22px] pt-3.5 pr-3.5 pb-4.75 pl-4.5",
        over
          ? "bg-hot text-on-hot shadow-[inset_0_-5px_0_var(--hot-lip)]"
          : "bg-time text-on-time shadow-[inset_0_-5px_0_var(--time-lip)]",
      )}
    >
      <p className="mb-1.5 text-16 leading-[1.2] font-semibold">{name}</p>
      <output className="mb-3 flex items-center gap-2 type-step empty:hidden">
        {over && (
          <>
            <BellRing aria-hidden className="swing" />
            {cooking.timeUp}
          </>
        )}
      </output>
      <div className="flex flex-wrap items-end justify-end gap-2">
        <span role="timer" className="grow-999 text-[clamp(2.5rem,24cqw,5.25rem)] numeral tracking-[-0.03em]">
          {formatClock(leftMs / 1000)}
        </span>
        {/* Where there is no room beside the figures, the keys fill a line of their own. */}
        <div className="flex grow justify-end gap-2">
          <TimerButton
            label={cooking.resetTimer}
            icon={RotateCcw}
            onClick={onReset}
            className={cn(
              "rounded-key shadow-[inset_0_0_0_2px_currentcolor]",
              over ? "min-w-21 grow" : "w-14 shrink-0",
            )}
          />
          {state === "running" ? (
            <TimerButton label={cooking.pauseTimer} icon={Pause} onClick={onPause} className={SOLID} />
          ) : (
            !over && (
              <TimerButton label={cooking.startTimer} icon={Play} onClick={onStart} className={SOLID} />
            )
          )}
        </div>
      </div>
    </section>
  );
}

/** Draws a timer that was not started: in a narrow column its name has a line of its own. */
function ReadyLine({ name, leftMs, onStart }: Pick<TimerBlockProps, "name" | "leftMs" | "onStart">) {
  const cooking = useCookingMessages();
  return (
    <section
      aria-label={cooking.timer}
      data-slot="timer-block"
      className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-key bg-time-tint py-1 pr-1 pl-3.5 outlined [--outline:var(--time-lip)]"
    >
      <p className="min-w-0 grow basis-32 text-16 leading-[1.2] font-semibold wrap-anywhere">{name}</p>
      <div className="flex grow items-center justify-end gap-3">
        <span role="timer" className="grow text-right text-26 numeral">
          {formatClock(leftMs / 1000)}
        </span>
        <button
          type="button"
          aria-label={cooking.startTimer}
          onClick={onStart}
          className="grid h-12 w-14 shrink-0 place-items-center rounded-field bg-time text-on-time shadow-[inset_0_-3px_0_var(--time-lip)] active:translate-y-0.5 [&_svg]:fill-current"
        >
          <Play aria-hidden />
        </button>
      </div>
    </section>
  );
}

const SOLID =
  "min-w-16 grow rounded-main bg-on-time text-time shadow-[inset_0_-4px_0_black] [&_svg]:size-7.5 [&_svg]:fill-current";

interface TimerButtonProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  className: string;
}

function TimerButton({ label, icon: Icon, onClick, className }: TimerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cn("grid h-16 place-items-center active:translate-y-0.5", className)}
    >
      <Icon aria-hidden />
    </button>
  );
}
