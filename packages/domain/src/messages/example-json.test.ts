import { expect, it } from "vitest";
import { EXAMPLE_JSON } from "./example-json.ts";
import { readRecipeJson } from "../formats/recipe-json.ts";

it.each([
  ["en", "Tuna salad"],
  ["es", "Ensalada de atún"],
] as const)(
  "the example in %s is valid in strict mode, without repairs and assumed values",
  (language, name) => {
    const result = readRecipeJson(EXAMPLE_JSON[language], { fillMissing: false });
    const [read] = result.ok ? result.recipes : [];
    expect(read?.recipe.name).toBe(name);
    expect(read?.notes).toEqual([]);
    expect(read?.recipe.assumed).toBeUndefined();
    expect(read?.recipe.duration.total_time_minutes).toBe(20);
  },
);
