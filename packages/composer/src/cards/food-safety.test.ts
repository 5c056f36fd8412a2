import { foodById } from "@larder/domain/food/foods";
import { describe, expect, it } from "vitest";
import { safetyKind } from "./food-safety.ts";

describe("safetyKind", () => {
  it.each([
    ["bratwurst", "mince"],
    ["merguez", "mince"],
    ["smoked-haddock", "fish"],
    ["smoked-salmon", "ready"],
  ])("is, for %s, %s", (id, kind) => {
    const food = foodById(id);
    expect(food && safetyKind(food)).toBe(kind);
  });
});
