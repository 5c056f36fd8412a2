import { EMPTY_COOKING_STATE, type CookingAction } from "@larder/domain/cooking/cooking-state";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeCookingFor } from "@/lib/timers/stored-cooking";
import { cookingStore, useCooking, useCookingState, useNow } from "@/lib/timers/cooking-store";

const BEGIN: CookingAction = { type: "begin", slug: "soup", name: "Soup", steps: 3, servings: null };
const ANAS = "larder-kitchen-for-ana";

const slugs = () => cookingStore.get().cookings.map(({ slug }) => slug);

/** Simulates another tab: it writes the cooking state, and this tab gets the event. */
function inAnotherTab(text: string | null) {
  if (text === null) localStorage.removeItem(ANAS);
  else localStorage.setItem(ANAS, text);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: ANAS })));
}

beforeEach(() => {
  localStorage.clear();
  storeCookingFor(null);
  storeCookingFor("ana");
});
afterEach(() => void vi.useRealTimers());

describe("the cooking state", () => {
  it("is the same object until it changes", () => {
    expect(cookingStore.get()).toBe(cookingStore.get());
    const { result } = renderHook(() => useCookingState());
    expect(result.current).toEqual(EMPTY_COOKING_STATE);
    act(() => cookingStore.do(BEGIN));
    expect(result.current.cookings).toHaveLength(1);
    expect(cookingStore.get()).toBe(result.current);
  });

  it("is stored on the device", () => {
    cookingStore.do(BEGIN);
    expect(JSON.parse(localStorage.getItem(ANAS) ?? "")).toEqual(cookingStore.get());
  });

  it("is the same in another tab", () => {
    cookingStore.do(BEGIN);
    const { result } = renderHook(() => useCooking("pie"));
    expect(result.current).toBeUndefined();
    const theirs = JSON.stringify(cookingStore.get()).replaceAll("soup", "pie");
    inAnotherTab(theirs);
    expect(result.current).toMatchObject({ slug: "pie", name: "Soup" });
  });

  it("goes on from a change of another tab, also before its event has come", () => {
    cookingStore.do(BEGIN);
    localStorage.setItem(ANAS, JSON.stringify(cookingStore.get()).replaceAll("soup", "pie"));
    cookingStore.do({ ...BEGIN, slug: "bread" });
    expect(slugs()).toEqual(["pie", "bread"]);
  });

  it.each(["", "{", "[]", '{"cookings":1}'])("is empty when the stored text is %j", (text) => {
    cookingStore.do(BEGIN);
    inAnotherTab(text);
    expect(cookingStore.get()).toEqual(EMPTY_COOKING_STATE);
    cookingStore.do(BEGIN);
    expect(slugs()).toEqual(["soup"]);
  });

  it("belongs to one user, and is deleted when another user comes", () => {
    cookingStore.do(BEGIN);
    storeCookingFor("ben");
    expect(cookingStore.get()).toEqual(EMPTY_COOKING_STATE);
    storeCookingFor("ana");
    expect(cookingStore.get()).toEqual(EMPTY_COOKING_STATE);
    expect(localStorage).toHaveLength(0);
  });

  it("is deleted at sign-out", () => {
    const { result } = renderHook(() => useCookingState());
    act(() => cookingStore.do(BEGIN));
    act(() => storeCookingFor(null));
    expect(result.current).toEqual(EMPTY_COOKING_STATE);
    expect(localStorage.getItem(ANAS)).toBeNull();
  });

  it("lasts as long as the page where storage is full", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    cookingStore.do(BEGIN);
    cookingStore.do({ ...BEGIN, slug: "pie" });
    expect(slugs()).toEqual(["soup", "pie"]);
    storeCookingFor("ben");
    expect(cookingStore.get()).toEqual(EMPTY_COOKING_STATE);
  });

  it("works in a browser that refuses its storage altogether", () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied.", "SecurityError");
    });
    cookingStore.do(BEGIN);
    expect(slugs()).toEqual(["soup"]);
  });
});

describe("the time of a deadline", () => {
  const NOON = 1_750_000_000_000;
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
  });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it("moves on with its seconds, before it and after", () => {
    const { result } = renderHook(() => useNow(NOON + 2_300));
    expect(result.current).toBe(NOON - 700);
    pass(300);
    expect(result.current).toBe(NOON + 300);
    pass(2_000);
    expect(result.current).toBe(NOON + 2_300);
    pass(1_000);
    expect(result.current).toBe(NOON + 3_300);
  });

  it("is right at once after a sleep", () => {
    const { result } = renderHook(() => useNow(NOON + 60_000));
    vi.setSystemTime(NOON + 3_660_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(result.current).toBe(NOON + 3_660_000);
  });

  it("starts no timer while nothing runs", () => {
    const { unmount } = renderHook(() => useNow(null));
    expect(vi.getTimerCount()).toBe(0);
    unmount();
    const running = renderHook(() => useNow(NOON + 1_000));
    expect(vi.getTimerCount()).toBe(1);
    running.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
