import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryDraft } from "../testing/arbitrary-draft.ts";
import { recipesToJson, recipeToJson } from "./larder-json.ts";
import { readRecipeJson } from "./recipe-json.ts";

const filling = { fillMissing: true };
const strict = { fillMissing: false };

function namesIn(text: string, options = filling): string[] {
  const result = readRecipeJson(text, options);
  return result.ok ? result.recipes.map(({ recipe }) => recipe.name) : [];
}

function problemOf(text: string, options = filling) {
  const result = readRecipeJson(text, options);
  return result.ok ? null : result.problem;
}

describe("readRecipeJson", () => {
  it.each<[string, string, string[]]>([
    ["a recipe", '{"name":"Soup"}', ["Soup"]],
    ["behind a byte order mark", '\ufeff {"name":"Soup"}\n', ["Soup"]],
    ["the last of two equal keys, as JSON has it", '{"name":"Soup","name":"Stew"}', ["Stew"]],
    ["one in the fence of a chat", '```json\n{"name":"Soup"}\n```', ["Soup"]],
    [
      "one in the tag of a page",
      '<script type="application/ld+json">{"@type":"Recipe","name":"Soup"}</script>',
      ["Soup"],
    ],
    [
      "one that carries along the page it was read from",
      '{"name":"Soup","steps":[],"page":{"@type":"Recipe","name":"Other"}}',
      ["Soup"],
    ],
    ["a list of recipes", '[{"name":"Soup"},null,7,{"name":"Pie"}]', ["Soup", "Pie"]],
    [
      "a Larder JSON file",
      '{"format":"larder","version":1,"recipes":[{"name":"Soup"},{"name":"Pie"}]}',
      ["Soup", "Pie"],
    ],
    ["an answer of the API", '{"success":true,"recipe":{"name":"Soup"}}', ["Soup"]],
    ["a recipe of schema.org", '{"@context":"https://schema.org","@type":"Recipe","name":"Soup"}', ["Soup"]],
    [
      "one in a graph",
      '{"@graph":[{"@type":"WebSite","name":"Site"},{"@type":"Recipe","name":"Soup"}]}',
      ["Soup"],
    ],
    [
      "one beside other things",
      '[{"@type":"WebSite","name":"Site"},{"@type":"Recipe","name":"Soup"}]',
      ["Soup"],
    ],
    [
      "several of them",
      '[{"@type":"Recipe","name":"Soup"},{"@type":"Recipe","name":"Pie"}]',
      ["Soup", "Pie"],
    ],
  ])("reads %s", (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it("reads the older shape and reports the assumed values", () => {
    const text = JSON.stringify({
      name: "Ensalada",
      duration: "20 min",
      ingredients: [{ item: "atún", quantity: "1", unit: "lata" }],
      steps: [{ name: "Mezclar", process: [{ step: "1.1", description: "Mezcla todo" }] }],
    });
    const result = readRecipeJson(text, strict);
    expect(result.ok && result.recipes[0]?.recipe).toMatchObject({
      duration: { prep_time_minutes: 6, cook_time_minutes: 14 },
      ingredients: { main: [{ ingredient_name: "atún", measure: 1, unit: "lata" }] },
      steps: [{ main_step: "Mezclar", sub_steps: [{ description: "Mezcla todo" }] }],
      assumed: ["servings"],
    });
  });

  it("returns the JSON as it was sent", () => {
    const result = readRecipeJson('{"name":"Soup","mine":1}', filling);
    expect(result.ok && result.recipes[0]?.original).toEqual({ name: "Soup", mine: 1 });
  });

  it.each([[""], ["  \n "], ["\ufeff"]])("%j is empty", (text) => {
    expect(problemOf(text)).toEqual({ kind: "empty" });
  });

  it.each([["{"], ["{name:1}"], ["undefined"], ["NaN"], ["{}{}"], ["[1,]"], ["soup"]])(
    "%j is no JSON, and the detail gives the reason",
    (text) => {
      const problem = problemOf(text);
      expect(problem?.kind).toBe("invalid");
      expect(problem?.kind === "invalid" && problem.detail).toBeTruthy();
    },
  );

  it.each([["null"], ["7"], ['"soup"'], ["[]"], ["[1]"], ["true"], ['{"format":"larder","recipes":[]}']])(
    "%s holds no recipe",
    (text) => {
      expect(problemOf(text)).toEqual({ kind: "no-recipe" });
    },
  );

  it.each([["{}"], ['{"name":" "}'], ['{"name":{}}'], ['[{"name":"Soup"},{}]'], ['{"@type":"Recipe"}']])(
    "%s lacks a name",
    (text) => {
      expect(problemOf(text)).toEqual({ kind: "name-required" });
    },
  );

  it.each([
    ['{"steps":[],"duration":"5 min"}'],
    ['{"name":"Soup","duration":"5 min"}'],
    ['{"name":"Soup","steps":[]}'],
    ['{"@type":"Recipe","name":"Soup","recipeInstructions":"Cook."}'],
  ])("%s lacks a field in strict mode", (text) => {
    expect(problemOf(text, strict)).toEqual({ kind: "fields-required" });
  });

  it("accepts a recipe with name, steps and duration in strict mode", () => {
    expect(namesIn('{"name":"Soup","steps":[],"duration":"5 min"}', strict)).toEqual(["Soup"]);
    expect(
      namesIn('{"@type":"Recipe","name":"Soup","totalTime":"PT5M","recipeInstructions":"Cook."}', strict),
    ).toEqual(["Soup"]);
  });

  it("returns a result for texts nested deeper than any real recipe", () => {
    expect(problemOf("[".repeat(50_000) + "]".repeat(50_000))?.kind).toBe("no-recipe");
    expect(problemOf('{"a":'.repeat(20_000))?.kind).toBe("invalid");
  });

  it("returns a result for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.boolean(), (text, fillMissing) => {
        const result = readRecipeJson(text, { fillMissing });
        expect(result.ok ? result.recipes.length : result.problem.kind.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("a Larder JSON file", () => {
  it("loses nothing when it is read back", () => {
    fc.assert(
      fc.property(fc.array(arbitraryDraft, { minLength: 1, maxLength: 3 }), (drafts) => {
        const result = readRecipeJson(recipesToJson(drafts), strict);
        expect(result.ok && result.recipes.map(({ recipe }) => recipe)).toEqual(drafts);
      }),
      { numRuns: 30 },
    );
  });

  it("leaves out the fields that the server adds", () => {
    const [draft] = fc.sample(arbitraryDraft, { numRuns: 1, seed: 1 });
    expect(draft).toBeDefined();
    if (!draft) return;
    const text = recipeToJson(Object.assign({ id: "1", userId: "me", slug: "soup" }, draft));
    expect(JSON.parse(text)).toEqual({ format: "larder", version: 1, recipes: [draft] });
  });
});
