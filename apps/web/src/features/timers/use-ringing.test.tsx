import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useRinging } from "@/features/timers/use-ringing";

const MINUTE = 60_000;
const SIX = new Date("2026-03-02T18:00:00Z").getTime();

afterEach(() => vi.useRealTimers());

function timerFor(minutes: number): CookingTimer {
  return {
    id: "rice",
    name: "Step 1.1, 20 minutes",
    recipe: { slug: "rice", name: "Rice" },
    position: { step: 0, subStep: 0 },
    seconds: minutes * 60,
    maxSeconds: null,
    startedAt: SIX,
    endsAt: SIX + minutes * MINUTE,
    leftMs: null,
    towards: "lower",
  };
}

it("a timer rings when it is due, and no sooner", () => {
  vi.useFakeTimers({ now: SIX });
  const timers = [timerFor(20)];
  const { result } = renderHook(() => useRinging(timers));
  act(() => void vi.advanceTimersByTime(20 * MINUTE - 1));
  expect(result.current).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toEqual(timers);
});

it("a timer that ended while the machine slept rings as soon as it wakes, though its page never left the screen", () => {
  vi.useFakeTimers({ now: SIX });
  const timers = [timerFor(20)];
  const { result } = renderHook(() => useRinging(timers));
  vi.setSystemTime(SIX + 40 * MINUTE);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toEqual(timers);
});
