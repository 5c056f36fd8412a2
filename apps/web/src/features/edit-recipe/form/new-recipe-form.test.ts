import { describe, expect, it } from "vitest";
import { hasChanges } from "./edit-form.ts";
import { changeForm, type FormChange } from "./edit-form-changes.ts";
import { pastedRows, withPastedRows } from "./edit-form-lines.ts";
import { withNewTool, withTool } from "./edit-form-tools.ts";
import { emptyForm, recipeFromForm, storedForm } from "./new-recipe-form.ts";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";

const formAfter = (...changes: FormChange[]) => changes.reduce(changeForm, emptyForm());
const named: FormChange = { type: "set", field: "name", value: " Leek soup " };

describe("recipeFromForm", () => {
  it("omits empty fields, so that no time is claimed", () => {
    const sent = recipeFromForm(formAfter(named));
    expect(sent).toEqual({
      name: "Leek soup",
      servings: 4,
      tags: [],
      source: "other",
      ingredients: {},
      steps: [],
    });
    expect(normaliseRecipe(sent).recipe.assumed).toEqual(["duration"]);
  });

  it("contains everything that was typed", () => {
    const fields = { quantity: "2-3", unit: "cup", item: "milk", preparation: "warm" };
    const form = formAfter(
      named,
      { type: "set", field: "cookMinutes", value: "20" },
      { type: "fill-row", group: 1, row: 2, fields },
      { type: "set-step", step: 3, value: "Heat" },
      { type: "set", field: "cuisine", value: " Basque " },
      { type: "apply", change: withNewTool },
      { type: "apply", change: (before) => withTool(before, 5, { name: "pot" }) },
      { type: "set-sub-step", step: 3, subStep: 4, field: "description", value: "Heat the milk" },
    );
    expect(recipeFromForm(form)).toMatchObject({
      duration: { prep_time_minutes: 0, cook_time_minutes: 20, total_time_minutes: 20 },
      ingredients: { main: [{ ingredient_name: "milk", unit: "cup", measure: "2-3", prep_style: "warm" }] },
      cuisine: "Basque",
      tools: [{ tool_name: "pot", purpose: "" }],
      steps: [{ main_step: "Heat", sub_steps: [{ description: "Heat the milk" }] }],
    });
  });
});

describe("storedForm", () => {
  it("reads a form that was stored, with all its input", () => {
    const form = formAfter(named, { type: "add-tag", tag: "quick" });
    expect(storedForm(JSON.stringify(form))).toEqual(form);
  });

  it.each([null, "", "{", "null", "[]", '{"name":"x"}', JSON.stringify({ ...emptyForm(), tags: [1] })])(
    "is null for %j",
    (text) => {
      expect(storedForm(text)).toBeNull();
    },
  );

  it("is null for an empty form", () => {
    expect(storedForm(JSON.stringify(formAfter({ type: "add-row", group: 1 })))).toBeNull();
  });
});

describe("a draft that was stored before the form had a field", () => {
  it("is read, with the field empty", () => {
    const { cuisine: _, difficulty: __, tools: ___, ...old } = formAfter(named);
    expect(storedForm(JSON.stringify(old))).toEqual(formAfter(named));
  });
});

describe("pasted lines", () => {
  const paste = (text: string, row = 2): FormChange => ({
    type: "apply",
    change: (form) => withPastedRows(form, { group: 1, row, pasted: pastedRows(text) }),
  });
  const items = (form: ReturnType<typeof emptyForm>) =>
    form.groups.map(({ name, rows }) => [name, ...rows.map(({ item }) => item)]);

  it("take the place of an empty row, whose key stays", () => {
    const form = formAfter(paste("200 g flour\n2 eggs"));
    expect(items(form)).toEqual([["main", "flour", "eggs"]]);
    expect(form.groups[0]?.rows[0]?.key).toBe(2);
  });

  it("come after a row that has content", () => {
    const typed: FormChange = { type: "set-row", group: 1, row: 2, field: "item", value: "salt" };
    expect(items(formAfter(typed, { type: "add-row", group: 1 }, paste("2 eggs\n1 leek")))).toEqual([
      ["main", "salt", "eggs", "leek", ""],
    ]);
  });

  it("make groups of their own below a heading, one for each name", () => {
    const twice = formAfter(
      paste("1 leek\nFor the sauce:\n2 eggs"),
      paste("Sauce:\nFor the sauce:\n1 lime\nTop:\n1 fig"),
    );
    expect(items(twice)).toEqual([
      ["main", "leek"],
      ["top", "fig"],
      ["for_the_sauce", "eggs", "lime"],
    ]);
    const keys = twice.groups.flatMap(({ key, rows }) => [key, ...rows.map((row) => row.key)]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(twice.nextKey).toBeGreaterThan(Math.max(...keys));
  });

  it("stop at the limits", () => {
    const [group] = formAfter(paste("1 egg\n".repeat(300))).groups;
    expect(group?.rows).toHaveLength(200);
  });

  it("count as a change", () => {
    expect(hasChanges(formAfter(paste("1 leek\n1 egg")), emptyForm())).toBe(true);
  });
});
