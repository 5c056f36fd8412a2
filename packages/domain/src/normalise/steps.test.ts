import { describe, expect, it } from "vitest";
import { LIMITS } from "../limits.ts";
import type { Step } from "../recipe/recipe.ts";
import { createNotes } from "./notes.ts";
import { normaliseSteps } from "./steps.ts";

const read = (value: unknown): Step[] => normaliseSteps(value, createNotes());

describe("normaliseSteps", () => {
  it.each([
    ["a text", "Chop."],
    ["an object", { main_step: "Chop" }],
    ["a number", 7],
    ["nothing", undefined],
  ])("%s is no list of steps", (_, value) => {
    expect(read(value)).toEqual([]);
  });

  it.each<[string, unknown, Step[]]>([
    [
      "the present shape",
      [
        {
          main_step: "Chop",
          tip: "Sharp knife",
          sub_steps: [{ description: "Chop leeks", duration_minutes: 5 }],
        },
      ],
      [
        {
          main_step: "Chop",
          tip: "Sharp knife",
          sub_steps: [{ description: "Chop leeks", duration_minutes: 5 }],
        },
      ],
    ],
    [
      "the older names",
      [{ name: "Chop", process: [{ step: "1.1", description: "Chop leeks" }, { step: "Wash them" }] }],
      [{ main_step: "Chop", sub_steps: [{ description: "Chop leeks" }, { description: "Wash them" }] }],
    ],
    [
      "parts as texts",
      [{ name: "Chop", process: ["Chop leeks", " "] }],
      [{ main_step: "Chop", sub_steps: [{ description: "Chop leeks" }] }],
    ],
    [
      "parts as one text",
      [{ main_step: "Chop", sub_steps: "Chop leeks\nWash them" }],
      [{ main_step: "Chop", sub_steps: [{ description: "Chop leeks" }, { description: "Wash them" }] }],
    ],
    ["a step as a text", ["Chop leeks"], [{ main_step: "", sub_steps: [{ description: "Chop leeks" }] }]],
    [
      "a step that is its own part",
      [{ step: 1, description: "Chop leeks", duration_minutes: "5 min" }],
      [{ main_step: "", sub_steps: [{ description: "Chop leeks", duration_minutes: 5 }] }],
    ],
    ["a step without parts", [{ main_step: "Chop" }], [{ main_step: "Chop", sub_steps: [] }]],
    [
      "empty steps and parts are left out",
      [{}, null, "", { name: "Chop", process: [{}, null] }],
      [{ main_step: "Chop", sub_steps: [] }],
    ],
    [
      "ingredients of an older step go to its first part",
      [{ name: "Chop", ingredients: [{ item: "leek" }], process: ["Chop", "Wash"] }],
      [
        {
          main_step: "Chop",
          sub_steps: [
            {
              description: "Chop",
              ingredients: [{ ingredient_name: "leek", unit: "", measure: "", prep_style: "" }],
            },
            { description: "Wash" },
          ],
        },
      ],
    ],
    [
      "ingredients of a part",
      [{ main_step: "Chop", sub_steps: [{ description: "Chop", ingredients: { main: [] } }] }],
      [{ main_step: "Chop", sub_steps: [{ description: "Chop", ingredients: [] }] }],
    ],
    [
      "a parallel group is a number or a text",
      [
        { main_step: "A", parallel_group: 2 },
        { main_step: "B", parallel_group: "b" },
        { main_step: "C", parallel_group: {} },
      ],
      [
        { main_step: "A", parallel_group: 2, sub_steps: [] },
        { main_step: "B", parallel_group: "b", sub_steps: [] },
        { main_step: "C", sub_steps: [] },
      ],
    ],
    [
      "a length that is none is left out, one too long is cut",
      [
        {
          main_step: "A",
          sub_steps: [
            { description: "x", duration_minutes: -1 },
            { description: "y", duration_minutes: 1e9 },
          ],
        },
      ],
      [
        {
          main_step: "A",
          sub_steps: [{ description: "x" }, { description: "y", duration_minutes: LIMITS.minutes }],
        },
      ],
    ],
  ])("%s", (_, value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  it("loses no ingredient when both a step and its first part list some", () => {
    const [step] = read([
      {
        name: "Chop",
        ingredients: ["1 leek"],
        sub_steps: [{ description: "Chop", ingredients: ["2 onions"] }],
      },
    ]);
    const names = step?.sub_steps[0]?.ingredients?.map((row) => row.ingredient_name);
    expect(names).toEqual(["leek", "onions"]);
  });

  it("cuts beyond the limits with a note", () => {
    const notes = createNotes();
    const steps = normaliseSteps(
      Array.from({ length: 150 }, () => ({
        main_step: "x",
        sub_steps: Array.from({ length: 150 }, () => "y"),
      })),
      notes,
    );
    expect(steps).toHaveLength(LIMITS.steps);
    expect(steps[0]?.sub_steps).toHaveLength(LIMITS.subStepsPerStep);
    expect(notes.list.at(0)).toEqual({ kind: "cut", path: "steps.0.sub_steps" });
  });
});
