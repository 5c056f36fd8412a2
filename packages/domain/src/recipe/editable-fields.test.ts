import { describe, expect, it } from "vitest";
import { updateRecipe } from "../contract/recipes.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { EDITABLE_FIELD_NAMES, EDITABLE_FIELDS, TEXT_FIELDS } from "./editable-fields.ts";
import { recipeDraftSchema } from "./recipe.ts";

describe("the editable fields", () => {
  it("are the fields that the contract lets an owner change", () => {
    const beside = new Set(["userId", "originalJson"]);
    const accepted = Object.keys(updateRecipe.body.shape).filter((field) => !beside.has(field));
    expect(accepted).toStrictEqual([...EDITABLE_FIELD_NAMES]);
  });

  it("are all fields of a recipe", () => {
    expect(Object.keys(recipeDraftSchema.shape)).toEqual(expect.arrayContaining([...EDITABLE_FIELD_NAMES]));
  });
});

describe.each(TEXT_FIELDS)("the text %s", (field) => {
  const { kind, maxLength } = EDITABLE_FIELDS[field];
  const draftWith = (value: unknown) => normaliseRecipe({ name: "Soup", [field]: value });

  it("is cut to its limit by the normaliser, with a note", () => {
    const { recipe, notes } = draftWith("x".repeat(maxLength + 1));
    expect(recipe[field]).toHaveLength(maxLength);
    expect(notes).toContainEqual(expect.objectContaining({ kind: "cut", path: field }));
  });

  it("is rejected beyond its limit by the schema", () => {
    const { recipe } = draftWith("x".repeat(maxLength));
    expect(recipeDraftSchema.safeParse(recipe).success).toBe(true);
    expect(recipeDraftSchema.safeParse({ ...recipe, [field]: "x".repeat(maxLength + 1) }).success).toBe(
      false,
    );
  });

  it("is missing where nothing was written", () => {
    expect(draftWith("  ").recipe).not.toHaveProperty(field);
  });

  it(`has ${kind === "text" ? "several lines" : "one line"}`, () => {
    expect(draftWith("a\nb").recipe[field]).toBe(kind === "text" ? "a\nb" : "a b");
  });
});
