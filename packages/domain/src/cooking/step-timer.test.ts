import { describe, expect, it } from "vitest";
import { stepTimer, stepTimerName } from "./step-timer.ts";

const timerOf = (...subSteps: (string | [string, number])[]) =>
  stepTimer({
    sub_steps: subSteps.map((part) =>
      typeof part === "string" ? { description: part } : { description: part[0], duration_minutes: part[1] },
    ),
  });

describe("stepTimer", () => {
  it.each<[string, string[], object]>([
    ["one length", ["Fry for 7 minutes."], { subStep: 0, start: 8, seconds: 420, text: "7 minutes" }],
    [
      "a range at its lower end",
      ["Stir for 18-20 minutes."],
      { subStep: 0, seconds: 1080, maxSeconds: 1200, text: "18-20 minutes" },
    ],
    ["the sub-step that has one", ["Chop.", "Boil 1 hour."], { subStep: 1, seconds: 3600, text: "1 hour" }],
    ["the longest of several", ["Fry 5 minutes, then roast 20 minutes."], { seconds: 1200 }],
    ["the longest of all sub-steps", ["Fry 5 minutes.", "Bake 1 hour.", "Rest 9 minutes."], { subStep: 1 }],
    ["the longest lower end", ["Fry 5 to 30 minutes.", "Bake 10 minutes."], { subStep: 1, seconds: 600 }],
    ["the first of alternatives", ["Cook 3-4 hours on high or 6-8 hours on low."], { seconds: 10_800 }],
    ["a wait before something", ["Let it rest for 10 minutes before serving."], { seconds: 600 }],
    [
      "a wait rather than a time before it",
      ["30 minutes before serving, take it out of the fridge.", "Fry for 3 minutes."],
      { subStep: 1, seconds: 180 },
    ],
    ["Spanish", ["Hornea de 20 a 25 minutos."], { subStep: 0, seconds: 1200, text: "20 a 25 minutos" }],
    ["a wait rather than a reference", ["Smoke it 2 hours. After 3 hours, turn it."], { seconds: 7200 }],
    ["a reference alone", ["After 3 hours, turn it."], { seconds: 10_800 }],
    ["an interval alone", ["Stir every 5 minutes."], { subStep: 0, seconds: 300, text: "5 minutes" }],
    ["a wait rather than an interval", ["Cook 4 minutes, stirring every 5 minutes."], { seconds: 240 }],
  ])("times a step by %s", (_, descriptions, timer) => {
    expect(timerOf(...descriptions)).toMatchObject(timer);
  });

  it.each<[string, string[]]>([
    ["a second or two", ["Process with ten 1-second bursts for 15 seconds."]],
    ["the end of another time", ["Baste it in the last 5 minutes."]],
    ["a time that is compared", ["Boil it 2 minutes less than the packet says."]],
    ["days", ["Marinate the meat for 2 days."]],
    ["pulses", ["Pulse for 30 seconds."]],
    ["a time for keeping", ["Keeps in the fridge for 4 days."]],
    ["a time before something", ["30 minutes before serving, take it out of the fridge."]],
    ["a time before something in Spanish", ["Media hora antes de servir, sácalo de la nevera."]],
    ["a time before the end", ["Add the peas 5 minutes before the end."]],
    ["a text without a number", ["Let stand a few minutes."]],
    ["no sub-steps", []],
  ])("does not time a step by %s", (_, descriptions) => {
    expect(timerOf(...descriptions)).toBeNull();
  });

  it("prefers a duration that the recipe states, in the words of its sentence", () => {
    expect(timerOf("Boil 1 hour.", ["Bake for 10 to 12 minutes.", 12])).toMatchObject({
      subStep: 1,
      seconds: 600,
      maxSeconds: 720,
      text: "10 to 12 minutes",
    });
  });

  it("takes a stated duration that differs from the sentence as it is", () => {
    expect(timerOf(["Sear for 5 minutes, then roast for 30 minutes.", 40])).toMatchObject({
      seconds: 2400,
      text: "40 min",
    });
  });

  it("takes the first sub-step that states one and mentions a time", () => {
    expect(timerOf(["Chop the onions.", 5], ["Fry 8 minutes.", 8], ["Bake 1 hour.", 60])?.seconds).toBe(480);
  });

  it("takes a stated duration without a sentence only where no sentence has a time", () => {
    expect(timerOf(["Bake until brown.", 30])).toMatchObject({ seconds: 1800, text: "30 min", start: 0 });
    expect(timerOf(["Chop.", 30], "Fry 2 minutes.")?.seconds).toBe(120);
  });

  it("names what is done", () => {
    expect(timerOf("Add the wine. Simmer the sauce for 15 minutes.")?.task).toBe("Simmer sauce");
    expect(timerOf("After 15 minutes it is done.")?.task).toBeNull();
    const timer = timerOf("Simmer the sauce for 15-20 minutes.");
    expect(timer && stepTimerName(timer, "Step 1.1")).toBe("Simmer sauce, 15–20 min");
  });
});
