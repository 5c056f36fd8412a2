import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { describe, expect, it } from "vitest";
import { type EditForm, formFromRecipe, hasChanges, patchFromForm } from "./edit-form.ts";
import { withNewTool, withoutTool, withTool } from "./edit-form-tools.ts";

const start = formFromRecipe(
  normaliseRecipe({ name: "Soup", tools: [{ tool_name: "pot", purpose: "boiling" }, "whisk"] }).recipe,
);
const keyOf = (form: EditForm, index: number) => form.tools[index]?.key ?? Number.NaN;

describe("the tools of the form", () => {
  it("are saved as they were where nothing was changed", () => {
    expect(patchFromForm(start).tools).toEqual([
      { tool_name: "pot", purpose: "boiling" },
      { tool_name: "whisk", purpose: "" },
    ]);
  });

  it("gain a row with a key of its own, which is no change while it is empty", () => {
    const form = withNewTool(start);
    const keys = [...form.tools, ...form.groups, ...form.steps].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf(form, 2)).toBe(start.nextKey);
    expect(form.nextKey).toBeGreaterThan(start.nextKey);
    expect(hasChanges(form, start)).toBe(false);
  });

  it("are trimmed when they are saved", () => {
    const form = withTool(start, keyOf(start, 1), { name: " balloon whisk ", purpose: " cream " });
    expect(patchFromForm(form).tools[1]).toEqual({ tool_name: "balloon whisk", purpose: "cream" });
  });

  it("lose the row that is removed, and no other", () => {
    expect(patchFromForm(withoutTool(start, keyOf(start, 0))).tools).toEqual([
      { tool_name: "whisk", purpose: "" },
    ]);
  });

  it("retain a purpose that was typed without a name", () => {
    const form = withTool(withNewTool(start), start.nextKey, { purpose: "straining" });
    expect(patchFromForm(form).tools[2]).toEqual({ tool_name: "straining", purpose: "" });
  });

  it("are limited to the number that a recipe may have", () => {
    let form = start;
    for (let n = 0; n < 100; n += 1) form = withNewTool(form);
    expect(form.tools).toHaveLength(EDITABLE_FIELDS.tools.maxEntries);
  });
});
