import { describe, expect, it } from "vitest";
import { stepMinutes } from "./step-minutes.ts";

const part = (duration_minutes?: number) => ({
  description: "Stir",
  ...(duration_minutes !== undefined && { duration_minutes }),
});

describe("stepMinutes", () => {
  it.each([
    ["adds up what the parts say", [part(5), part(), part(12.6)], 18],
    ["is 0 where no part says it", [part(), part()], 0],
    ["is 0 for a step without parts", [], 0],
  ])("%s", (_, sub_steps, minutes) => {
    expect(stepMinutes({ sub_steps })).toBe(minutes);
  });
});
