import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { withUses as withFoundUses } from "@larder/domain/links/recipe-uses";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { formFromRecipe, patchFromForm } from "@/features/edit-recipe/form/edit-form";
import { UsesSheet, withUses } from "@/features/edit-recipe/uses-sheet";

const RECIPE = withFoundUses(
  normaliseRecipe({
    name: "Pancakes",
    ingredients: ["200 g flour", "3 eggs"],
    steps: [{ main_step: "Mix", sub_steps: ["Sift the flour."] }],
  }).recipe,
);

function Sheet() {
  const [form, setForm] = useState(() => formFromRecipe(RECIPE));
  const part = form.steps[0]?.subSteps[0];
  if (!part) return null;
  return (
    <>
      <output>{JSON.stringify(patchFromForm(form).steps[0]?.sub_steps[0]?.uses)}</output>
      <UsesSheet
        title="What step 1.1 takes"
        form={form}
        part={part}
        onChange={(uses) => setForm((before) => withUses(before, { subStep: part.key, uses }))}
        onClose={() => {}}
      />
    </>
  );
}

/** What saving the form would send. */
const saved = (): unknown => JSON.parse(screen.getByRole("status", { hidden: true }).textContent);
const button = (row: string, name: string) =>
  within(screen.getByRole("group", { name: row })).getByRole("button", { name });
const chosen = (row: string) =>
  within(screen.getByRole("group", { name: row }))
    .getAllByRole("button", { pressed: true })
    .map(({ textContent }) => textContent);

it("shows what was found, and saves what the cook sets instead", async () => {
  render(<Sheet />);
  await screen.findByRole("group", { name: "flour" });
  expect(chosen("flour")).toEqual(["All"]);
  expect(saved()).toBeNull();

  fireEvent.click(button("flour", "Part"));
  fireEvent.click(button("eggs", "Rest"));
  expect(chosen("flour")).toEqual(["Part"]);
  expect(saved()).toMatchObject([
    { i: 0, part: "part", origin: "cook" },
    { i: 1, part: "rest", origin: "cook" },
  ]);
});

it("removes an ingredient by a second press, to the empty list, and goes back to what was found", async () => {
  render(<Sheet />);
  await screen.findByRole("group", { name: "flour" });
  fireEvent.click(button("flour", "All"));
  expect(saved()).toEqual([]);

  fireEvent.click(screen.getByRole("button", { name: "As found in the sentence" }));
  expect(saved()).toBeNull();
  expect(chosen("flour")).toEqual(["All"]);
});
