import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { ReactNode } from "react";
import { cookingStore } from "@/lib/timers/cooking-store";
import { storeCookingFor } from "@/lib/timers/stored-cooking";
import { useDetachedStepTimers } from "@/lib/timers/use-detached-step-timers";

const COOK = "/recipe/soup/cook";

/** Opens an address with a step timer of so many seconds. */
function open(path: string, seconds = 600) {
  cookingStore.do({ type: "begin", slug: "soup", name: "Soup", steps: 2, servings: null });
  cookingStore.do({ type: "go-to", slug: "soup", stepIndex: 0 });
  cookingStore.do({ type: "start-step-timer", slug: "soup", seconds });
  const { hook, navigate } = memoryLocation({ path });
  const wrapper = ({ children }: { children: ReactNode }) => <Router hook={hook}>{children}</Router>;
  renderHook(useDetachedStepTimers, { wrapper });
  return (to: string) => act(() => navigate(to));
}

const inTray = () => cookingStore.get().timers.length;

beforeEach(() => {
  localStorage.clear();
  storeCookingFor(null);
  storeCookingFor("ana");
});

describe("the timer of a step", () => {
  it("stays on its page, and moves to the tray when the page is left", () => {
    const navigate = open(COOK);
    expect(inTray()).toBe(0);
    navigate("/recipe/soup");
    expect(inTray()).toBe(1);
    expect(cookingStore.get().cookings[0]?.stepTimer).toBeUndefined();
    navigate(COOK);
    navigate("/");
    expect(inTray()).toBe(1);
  });

  it("is in the tray when another page is opened after a closed tab, also when its time has run out", () => {
    open("/recipes");
    expect(inTray()).toBe(1);
    open("/recipes", 0);
    expect(inTray()).toBe(2);
  });
});
