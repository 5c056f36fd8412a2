import { expect, it } from "vitest";
import { stepTimer } from "./step-timer.ts";

it.each([
  ["one length", ["Fry for 7 minutes."], { subStep: 0, seconds: 420, text: "7 minutes" }],
  [
    "a range rings at its lower end",
    ["Stir for 18-20 minutes."],
    { subStep: 0, seconds: 1080, text: "18-20 minutes" },
  ],
  [
    "the first sub-step that has one",
    ["Chop.", "Boil 1 hour."],
    { subStep: 1, seconds: 3600, text: "1 hour" },
  ],
  [
    "the first of several",
    ["Roast 20 minutes, turn and roast 5 minutes."],
    { subStep: 0, seconds: 1200, text: "20 minutes" },
  ],
  ["Spanish", ["Hornea de 20 a 25 minutos."], { subStep: 0, seconds: 1200, text: "20 a 25 minutos" }],
  ["an interval", ["Stir every 5 minutes."], { subStep: 0, seconds: 300, text: "5 minutes" }],
  ["keeping is not waiting", ["Keeps in the fridge for 4 days."], null],
  ["nothing named", ["Let stand a few minutes."], null],
  ["no sub-steps", [], null],
])("a step is timed by %s", (_, descriptions, timer) => {
  expect(stepTimer({ sub_steps: descriptions.map((description) => ({ description })) })).toEqual(timer);
});
