import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTimedText, TimedText } from "@/features/timers/timed-text";
import { storeCookingFor } from "@/lib/timers/stored-cooking";
import { cookingStore } from "@/lib/timers/cooking-store";

const AT = {
  recipe: { slug: "soup", name: "Soup" },
  position: { step: 2, subStep: 1 },
  name: "Step 3.2",
};
/** Renders after loading the code that finds the times. */
const show = (sentence: ReactNode) =>
  act(async () => {
    const shown = render(sentence);
    await vi.dynamicImportSettled();
    return shown;
  });
const chip = (name: string | RegExp) => screen.getByRole("button", { name });

beforeAll(() => loadTimedText());
beforeEach(() => {
  localStorage.clear();
  storeCookingFor(null);
  storeCookingFor("ana");
});

describe("TimedText", () => {
  it("makes buttons of times and changes no text", async () => {
    const text = "Bake for 18-20 minutes, then rest 5 min.";
    const { container } = await show(<TimedText at={AT}>{text}</TimedText>);
    expect(chip("Start timer, 18 to 20 minutes")).toBeVisible();
    expect(chip("Start timer, 5 minutes")).toBeVisible();
    for (const spoken of container.querySelectorAll(".sr-only")) spoken.remove();
    expect(container).toHaveTextContent(text);
  });

  it("leaves a text without times as it is", async () => {
    const { container } = await show(<TimedText at={AT}>Stir well, keeps for 3 days</TimedText>);
    expect(container.innerHTML).toBe("Stir well, keeps for 3 days");
  });

  it("shows what is beside the amounts, between times and temperatures", async () => {
    const text = "Add 3 cups stock, simmer 5 minutes, add 1 egg and bake at 180 °C.";
    const besides = (sentence: string) => [
      { at: sentence.indexOf(" stock"), text: " (now 6)" },
      { at: sentence.indexOf(" and"), text: " (now 2)" },
    ];
    const { container } = await show(
      <TimedText at={AT} besides={besides}>
        {text}
      </TimedText>,
    );
    for (const spoken of container.querySelectorAll(".sr-only")) spoken.remove();
    expect(container).toHaveTextContent(
      "Add 3 cups (now 6) stock, simmer 5 minutes, add 1 egg (now 2) and bake at 180 °C (350 °F).",
    );
  });

  it("starts a timer by a tap, named by what is done", async () => {
    await show(<TimedText at={AT}>Bake for 18-20 minutes.</TimedText>);
    fireEvent.click(chip("Start timer, 18 to 20 minutes"));
    expect(cookingStore.get().timers).toMatchObject([
      { ...AT, name: "Bake, 18–20 min", seconds: 1080, maxSeconds: 1200, towards: "lower" },
    ]);
    expect(chip("18 to 20 minutes, timer running")).toHaveTextContent(/18-20 minutes18:00$/);
  });

  it("starts one timer a chip, of two equal lengths too", async () => {
    await show(<TimedText at={AT}>Fry 2 minutes, turn, fry 2 minutes.</TimedText>);
    const [first, second] = screen.getAllByRole("button");
    if (!first || !second) throw new Error("There should be two chips.");
    fireEvent.click(second);
    fireEvent.click(second);
    expect(cookingStore.get().timers).toHaveLength(1);
    expect(first).toHaveAccessibleName("Start timer, 2 minutes");
    expect(second).toHaveAccessibleName("2 minutes, timer running");
  });

  it("distinguishes its timer from one of another recipe, and of another position", async () => {
    await show(<TimedText at={AT}>Bake for 5 minutes.</TimedText>);
    fireEvent.click(chip(/^Start/));
    const { rerender } = await show(
      <TimedText at={{ ...AT, position: { step: 2, subStep: 0 } }}>5 minutes.</TimedText>,
    );
    expect(chip("Start timer, 5 minutes")).toBeVisible();
    rerender(<TimedText at={{ ...AT, recipe: { slug: "pie", name: "Pie" } }}>Bake for 5 minutes.</TimedText>);
    expect(chip("Start timer, 5 minutes")).toBeVisible();
  });

  it("is at rest again when its timer is removed", async () => {
    await show(<TimedText at={AT}>Bake for 5 minutes.</TimedText>);
    fireEvent.click(chip(/^Start/));
    const [timer] = cookingStore.get().timers;
    act(() => cookingStore.do({ type: "pause-timer", id: timer?.id ?? "" }));
    expect(chip("5 minutes, timer paused")).toBeVisible();
    act(() => cookingStore.do({ type: "remove-timer", id: timer?.id ?? "" }));
    expect(chip("Start timer, 5 minutes")).toBeVisible();
  });
});
