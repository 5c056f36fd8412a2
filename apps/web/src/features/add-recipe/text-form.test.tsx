import { createRecipe } from "@larder/domain/contract/recipes";
import type { TextImport } from "@larder/domain/text-import/parse-recipe-text";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TextForm } from "@/features/add-recipe/text-form";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

/** The parser never gives a recipe like these; what guards the form against one is tried all the same. */
const parsed = vi.hoisted((): { steps: TextImport["steps"] } => ({ steps: [] }));
vi.mock(import("@larder/domain/text-import/parse-recipe-text"), async (actual) => {
  const real = await actual();
  return {
    ...real,
    parseRecipeText: (text, preparation) => ({
      ...real.parseRecipeText(text, preparation),
      steps: parsed.steps,
    }),
  };
});

it.each([
  ["Recipe must include at least one step", []],
  ["Invalid step structure at step 1", [{ name: "", ingredients: [], process: [] }]],
])("a text refuses to be added with: %s", async (sentence, steps) => {
  parsed.steps = steps;
  const api = fakeApi();
  renderPage(<TextForm userId="ana" initialText="" hasAi={false} onAdded={() => {}} />);
  const box = screen.getByRole("textbox", { name: "Recipe text" });
  fireEvent.change(box, { target: { value: "3 leeks" } });
  fireEvent.click(screen.getByRole("button", { name: "Add Recipe Manually" }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(box).toHaveFocus();
  expect(box).toHaveValue("3 leeks");
  expect(api.callsOf(createRecipe)).toHaveLength(0);
});
