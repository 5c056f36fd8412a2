import type { RecipeDraft, StepUse } from "@larder/domain/recipe/recipe";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { withUses } from "@larder/domain/links/recipe-uses";
import { describe, expect, it } from "vitest";
import { type EditForm, formFromRecipe, patchFromForm } from "./edit-form.ts";
import { changeForm } from "./edit-form-changes.ts";
import { knownUses } from "./edit-form-uses.ts";

const SET = { group: "main", i: 1, part: "part" as const };
const DRAFT = normaliseRecipe({
  name: "Pancakes",
  ingredients: ["200 g flour", "3 eggs", "1 pinch salt"],
  steps: [
    {
      main_step: "Mix",
      sub_steps: [{ description: "Whisk everything.", uses: [SET] }, { description: "Sift the flour." }],
    },
  ],
}).recipe;
const RECIPE = withUses(DRAFT);
const FORM = formFromRecipe(RECIPE);

/** Saves a form, and reads it again as the server does. */
function usesSaved(form: EditForm): (readonly Pick<StepUse, "group" | "i" | "part">[] | undefined)[] {
  const { recipe } = normaliseRecipe({ ...RECIPE, ...patchFromForm(form) });
  return recipe.steps.flatMap(({ sub_steps: own }) =>
    own.map(({ uses }) => uses?.map(({ group, i, part }) => ({ group, i, part }))),
  );
}

const groupKeyOf = (form: EditForm) => form.groups[0]?.key ?? 0;
const rowKey = (index: number) => FORM.groups[0]?.rows[index]?.key ?? 0;

describe("the uses of a sub-step in the form", () => {
  it("are saved as the cook set them, and those that were found are not saved", () => {
    expect(RECIPE.steps[0]?.sub_steps[1]?.uses).toMatchObject([{ i: 0, origin: "found" }]);
    expect(usesSaved(FORM)).toEqual([[SET], undefined]);
  });

  it("follow their row when rows before it are removed", () => {
    const form = changeForm(FORM, { type: "remove-row", group: groupKeyOf(FORM), row: rowKey(0) });
    expect(usesSaved(form)).toEqual([[{ ...SET, i: 0 }], undefined]);
  });

  it("follow their row when it is renamed, and count no row that is saved empty", () => {
    const cleared = { quantity: "", unit: "", item: "", preparation: "" };
    const named = { group: groupKeyOf(FORM), row: rowKey(1) };
    const renamed = changeForm(FORM, { type: "set-row", ...named, field: "item", value: "duck eggs" });
    const form = changeForm(renamed, {
      type: "fill-row",
      group: groupKeyOf(FORM),
      row: rowKey(0),
      fields: cleared,
    });
    expect(usesSaved(form)).toEqual([[{ ...SET, i: 0 }], undefined]);
  });

  it("are found anew when their only row is removed", () => {
    const form = changeForm(FORM, { type: "remove-row", group: groupKeyOf(FORM), row: rowKey(1) });
    expect(usesSaved(form)).toEqual([undefined, undefined]);
  });

  it("are unknown where they were found in a sentence that has changed since", () => {
    const [step] = FORM.steps;
    const [set, found] = step?.subSteps ?? [];
    if (!step || !set || !found) throw new Error("The recipe has two sub-steps.");
    expect(knownUses(set)).toHaveLength(1);
    expect(knownUses(found)).toHaveLength(1);
    expect(knownUses({ ...found, description: "Sift the salt." })).toBeNull();
    expect(knownUses({ ...set, description: "Sift the salt." })).toHaveLength(1);
  });

  it("of a recipe without any stay empty", () => {
    const draft: RecipeDraft = {
      ...DRAFT,
      steps: [{ main_step: "", sub_steps: [{ description: "Rest." }] }],
    };
    expect(usesSaved(formFromRecipe(draft))).toEqual([undefined]);
  });
});
