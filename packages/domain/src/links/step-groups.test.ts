import { describe, expect, it } from "vitest";
import { readWords } from "./link-text.ts";
import { groupNamedBy, headingOf, namedGroups } from "./step-groups.ts";

const groupsOf = (...names: string[]) =>
  namedGroups(
    names.map((group) => ({ group })),
    "en",
  );
const named = (text: string, ...groups: string[]) => groupNamedBy(readWords(text, "en"), groupsOf(...groups));

describe("groupNamedBy", () => {
  it.each([
    ["Make the sauce", ["For the sauce", "For the salad"], "For the sauce"],
    ["Tomato sauce", ["Sauce", "Tomato sauce"], "Tomato sauce"],
    ["Chicken", ["Chicken", "Chicken marinade"], "Chicken"],
    ["Sear the steaks and make the gravy", ["Steaks", "Gravy"], null],
    ["Serve", ["Sauce", "Salad"], null],
    ["Prepare the ingredients", ["Ingredients"], null],
  ])("%s", (text, groups, expected) => {
    expect(named(text, ...groups)).toBe(expected);
  });
});

describe("headingOf", () => {
  it.each([
    ["Sauce: Heat the oil.", "Sauce"],
    ["For the custard, whisk the yolks.", "For the custard"],
    ["To make the crosses, mix flour and water.", "To make the crosses"],
    ["Make the Glaze. Whisk the sugar.", "Make the Glaze"],
    ["Heat the oil in a pan over medium heat and fry the onions.", ""],
  ])("%s", (step, heading) => {
    expect(
      headingOf(readWords(step, "en"))
        .map(({ text }) => text)
        .join(" "),
    ).toBe(heading);
  });
});
