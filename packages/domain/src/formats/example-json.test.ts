import { expect, it } from "vitest";
import { EXAMPLE_JSON } from "./example-json.ts";
import { readRecipeJson } from "./recipe-json.ts";

it("the example of the JSON page passes under the strict reading, with nothing to repair or assume", () => {
  const result = readRecipeJson(EXAMPLE_JSON, { fillMissing: false });
  const [read] = result.ok ? result.recipes : [];
  expect(read?.recipe.name).toBe("Tuna salad");
  expect(read?.notes).toEqual([]);
  expect(read?.recipe.assumed).toBeUndefined();
  expect(read?.recipe.duration.total_time_minutes).toBe(20);
});
