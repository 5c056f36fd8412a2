import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changeCookingSettings } from "@/features/cooking/cooking-settings";
import { WakeButton } from "@/features/cooking/wake-button";

/** A screen that stays on while a lock is held, as browsers have it. */
function fakeScreen(refuses = false) {
  const locks: EventTarget[] = [];
  const request = vi.fn(async () => {
    if (refuses) throw new DOMException("Low battery", "NotAllowedError");
    const lock = Object.assign(new EventTarget(), {
      released: false,
      release: async () => void lock.dispatchEvent(new Event("release")),
    });
    locks.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  return {
    request,
    locks,
    letGo: () => act(async () => void locks.at(-1)?.dispatchEvent(new Event("release"))),
  };
}

const tap = (element: Element) => act(async () => void fireEvent.click(element));
const comeBack = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
const key = () => screen.getByRole("button");

afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  changeCookingSettings({ keepAwake: true });
});

describe("the screen", () => {
  it("stays on from the first tap, and again when the page is back", async () => {
    const { request, letGo } = fakeScreen();
    render(<WakeButton />);
    expect(key()).toHaveTextContent("Screen may go dark");
    expect(request).not.toHaveBeenCalled();
    await tap(document.body);
    expect(key()).toHaveTextContent("Screen stays on");
    await letGo();
    expect(key()).toHaveTextContent("Screen may go dark");
    await comeBack();
    expect(key()).toHaveTextContent("Screen stays on");
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("may go dark when the user chooses that, also when the page is back", async () => {
    const { request } = fakeScreen();
    render(<WakeButton />);
    await tap(key());
    expect(key()).toHaveAttribute("aria-pressed", "true");
    await tap(key());
    expect(key()).toHaveTextContent("Screen may go dark");
    await comeBack();
    await tap(document.body);
    expect(request).toHaveBeenCalledTimes(1);
    await tap(key());
    expect(key()).toHaveTextContent("Screen stays on");
  });

  it("is released when the user leaves", async () => {
    const { locks } = fakeScreen();
    const { unmount } = render(<WakeButton />);
    await tap(document.body);
    const release = vi.fn();
    locks[0]?.addEventListener("release", release);
    unmount();
    expect(release).toHaveBeenCalledOnce();
  });

  it("shows no button where a browser does not support the lock", () => {
    const { container } = render(<WakeButton />);
    expect(container).toBeEmptyDOMElement();
  });

  it("is reported to go dark where a browser refuses, and a press asks again", async () => {
    const { request } = fakeScreen(true);
    render(<WakeButton />);
    await tap(document.body);
    expect(key()).toHaveTextContent("Screen may go dark");
    await tap(key());
    expect(request).toHaveBeenCalledTimes(2);
    expect(key()).toHaveAttribute("aria-pressed", "false");
  });
});
