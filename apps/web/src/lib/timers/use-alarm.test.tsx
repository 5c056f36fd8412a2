import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { unlockAlarm } from "@/lib/timers/alarm-sound";
import { useAlarm } from "@/lib/timers/use-alarm";
import { fakeSound } from "@/testing/fake-sound";

afterEach(() => void vi.unstubAllGlobals());

const ring = (what: string) =>
  renderHook(({ rings }: { rings: boolean }) => useAlarm(what, rings), { initialProps: { rings: true } });

it("one alarm sounds for all, until the last is over", () => {
  const sounds = fakeSound();
  unlockAlarm();
  const [timerTray, step] = [ring("dock"), ring("step")];
  expect(sounds()).toBe(1);
  step.rerender({ rings: false });
  expect(sounds()).toBe(1);
  timerTray.unmount();
  expect(sounds()).toBe(0);
});
