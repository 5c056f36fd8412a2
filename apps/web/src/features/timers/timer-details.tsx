import { type CookingTimer, readTimer, upperEnd } from "@larder/domain/cooking/cooking-timer";
import { BellOff, Pause, Play, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { figuresOf } from "@/features/timers/figures";
import { useTimerMessages } from "@/features/timers/messages";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { Limits } from "@/features/timers/limits";
import { cn } from "@/lib/cn";
import { clockTime } from "@/lib/i18n/clock-time";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { cookingStore, useNow } from "@/lib/timers/cooking-store";
import { paths } from "@/lib/navigation/paths";
import { showTimers } from "@/lib/timers/shown-timer";

/** All that can be done with a timer. */
export function TimerDetails({ timer }: { timer: CookingTimer }) {
  const messages = useTimerMessages();
  const { detail } = useMessages();
  const { id, name, recipe, position } = timer;
  const step = detail.subStep(position.step + 1, position.subStep + 1);
  const isNamedByStep = name.startsWith(step);
  const adjust = (byMinutes: number) => cookingStore.do({ type: "adjust-timer", id, byMinutes });
  return (
    <div className="grid grid-cols-1 gap-4 pb-2">
      <p className={cn("text-16 wrap-anywhere text-ink-2", isNamedByStep && "-mt-3")}>
        {!isNamedByStep && `${step} · `}
        <Link
          href={paths.cook(recipe.slug)}
          onClick={() => showTimers(null)}
          className="inline-block min-h-12 py-3 font-semibold text-ink underline underline-offset-4"
        >
          {recipe.name}
        </Link>
      </p>
      <Clock timer={timer} />
      <div className="grid grid-cols-[1fr_1fr_2fr] gap-2">
        <Button variant="soft" aria-label={messages.minuteLess} onClick={() => adjust(-1)} className="px-0">
          {messages.less}
        </Button>
        <Button variant="soft" aria-label={messages.minuteMore} onClick={() => adjust(1)} className="px-0">
          {messages.more}
        </Button>
        <MainButton timer={timer} />
      </div>
      <Rename timer={timer} />
      <Button
        variant="ghost-hot"
        size="small"
        className="justify-self-start px-0"
        onClick={() => cookingStore.do({ type: "remove-timer", id })}
      >
        <Trash2 aria-hidden className="size-5" />
        {messages.remove}
      </Button>
      <Limits />
    </div>
  );
}

/** Draws the figures, and the time when the timer ends or ended. */
function Clock({ timer }: { timer: CookingTimer }) {
  const messages = useTimerMessages();
  const language = useLanguage();
  const reading = readTimer(timer, useNow(timer.endsAt));
  const rings = reading.state === "ringing";
  const last = upperEnd(timer);
  const at = (moment: number) => clockTime(moment, language);
  const when =
    reading.endsAt === null
      ? messages.isPaused
      : rings
        ? messages.ringingSince(at(reading.endsAt))
        : last === null
          ? messages.doneAt(at(reading.endsAt))
          : messages.checkAt(at(reading.endsAt), at(last));
  return (
    <div
      style={{ backgroundSize: `${(1 - reading.gone) * 100}% 100%` }}
      className={cn(
        "grid gap-3 rounded-[22px] px-4.5 pt-5 pb-5",
        rings
          ? "bg-hot text-on-hot shadow-[inset_0_-5px_0_var(--hot-lip)]"
          : "draining shadow-[inset_0_-5px_0_var(--time-lip)]",
      )}
    >
      <span className="text-[clamp(3rem,16vw,5.25rem)] numeral tracking-[-0.03em]">{figuresOf(reading)}</span>
      <output className="text-16 font-semibold">
        {when}
        {rings && last !== null && <span className="block">{messages.goesOn(at(last))}</span>}
      </output>
    </div>
  );
}

function MainButton({ timer }: { timer: CookingTimer }) {
  const messages = useTimerMessages();
  const { state } = readTimer(timer, useNow(timer.endsAt));
  const { id } = timer;
  if (state === "ringing") {
    return (
      <Button variant="hot" onClick={() => cookingStore.do({ type: "dismiss-timer", id })}>
        <BellOff aria-hidden />
        {messages.stopKey}
      </Button>
    );
  }
  const isPaused = state === "paused";
  return (
    <Button
      variant="time"
      onClick={() => cookingStore.do({ type: isPaused ? "resume-timer" : "pause-timer", id })}
    >
      {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
      {isPaused ? messages.resumeKey : messages.pauseKey}
    </Button>
  );
}

function Rename({ timer: { id, name } }: { timer: CookingTimer }) {
  const messages = useTimerMessages();
  const [written, setWritten] = useState(name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    cookingStore.do({ type: "rename-timer", id, name: written });
  };
  return (
    <form onSubmit={rename} className="flex flex-wrap items-end gap-2">
      <Field label={messages.name} className="min-w-0 flex-1 basis-40">
        <Input value={written} maxLength={60} onChange={(event) => setWritten(event.target.value)} />
      </Field>
      <Button type="submit" variant="soft">
        {messages.rename}
      </Button>
    </form>
  );
}
