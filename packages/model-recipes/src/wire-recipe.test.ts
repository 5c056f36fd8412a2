import { describe, expect, it } from "vitest";
import { EXAMPLE } from "./example-answer.ts";
import { recipe } from "./testing/answers.ts";
import { WIRE_JSON_SCHEMA, wireRecipeSchema } from "./wire-recipe.ts";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const nodesOf = (value: unknown): Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];

describe("the schema on the wire", () => {
  const nodes = nodesOf(WIRE_JSON_SCHEMA);

  it("requires every key of every object and allows no other, as strict servers want it", () => {
    const objects = nodes.filter(({ type }) => type === "object");
    expect(objects.length).toBeGreaterThan(5);
    for (const { properties, required, additionalProperties } of objects) {
      expect(additionalProperties).toBe(false);
      expect(required).toEqual(Object.keys(isNode(properties) ? properties : {}));
    }
  });

  it.each([
    "anyOf",
    "oneOf",
    "allOf",
    "not",
    "const",
    "default",
    "minimum",
    "exclusiveMinimum",
    "$ref",
    "$schema",
  ])("has no %s, which some servers refuse", (keyword) => {
    expect(nodes.filter((node) => keyword in node)).toEqual([]);
  });

  it("declares null by a list of types", () => {
    expect(WIRE_JSON_SCHEMA).toMatchObject({ properties: { servings: { type: ["number", "null"] } } });
  });

  it("stays short, because every question to small models contains it", () => {
    expect(JSON.stringify(WIRE_JSON_SCHEMA).length).toBeLessThan(5_000);
  });
});

describe("an answer", () => {
  it("is accepted as the example shows it", () => {
    expect(wireRecipeSchema.parse(EXAMPLE)).toEqual(EXAMPLE);
  });

  it("may omit empty fields, and write numbers as text", () => {
    const read = wireRecipeSchema.parse({
      name: "Soup",
      servings: "4",
      ingredients: [{ items: [{ ingredient_name: "onion", quantity: 2 }] }],
      steps: [
        {
          main_step: "Cook",
          sub_steps: [{ description: "Boil.", duration_minutes: "10", ingredients: null }],
        },
      ],
    });
    expect(read).toMatchObject({ servings: 4, prep_minutes: null, tags: [] });
    expect(read.ingredients[0]?.items[0]).toMatchObject({ quantity: "2", unit: null });
    expect(read.steps[0]?.sub_steps[0]).toMatchObject({ duration_minutes: 10, ingredients: [], why: null });
  });

  it.each([
    ["ingredients as a map", { ingredients: { main: [] } }, "ingredients"],
    ["steps as texts", { steps: ["Boil."] }, "steps.0"],
    ["numbers in words", { servings: "four" }, "servings"],
    ["a negative time", { cook_minutes: -5 }, "cook_minutes"],
    [
      "an ingredient without a name",
      { ingredients: [{ group: null, items: [{ quantity: "2" }] }] },
      "ingredients.0.items.0.ingredient_name",
    ],
  ])("is refused with %s", (_, wrong, path) => {
    const { error } = wireRecipeSchema.safeParse({ ...recipe(), ...wrong });
    expect(error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
  });
});
