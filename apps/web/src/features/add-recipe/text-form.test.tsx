import { draftFromText } from "@larder/domain/contract/generate";
import { createRecipe } from "@larder/domain/contract/recipes";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import type { TextImport } from "@larder/domain/text-import/parse-recipe-text";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, describe, expect, it, vi } from "vitest";
import { TextForm } from "@/features/add-recipe/text-form";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

/** Results that the parser never returns, to test the form's own check against them. */
const parsed = vi.hoisted((): { steps: TextImport["steps"] } => {
  // Modules that other test files have loaded contain the real parser.
  vi.resetModules();
  return { steps: [] };
});
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

const NO_CHOICE = { chosen: undefined, field: null };

afterAll(() => {
  vi.doUnmock("@larder/domain/text-import/parse-recipe-text");
  vi.resetModules();
});

it.each([
  ["Recipe must include at least one step", []],
  ["Invalid step structure at step 1", [{ name: "", ingredients: [], process: [] }]],
])("a text refuses to be added with: %s", async (sentence, steps) => {
  parsed.steps = steps;
  const api = fakeApi();
  renderPage(
    <TextForm userId="ana" visibility={NO_CHOICE} initialText="" hasAi={false} onAdded={() => {}} />,
  );
  const box = screen.getByRole("textbox", { name: "Recipe text" });
  fireEvent.change(box, { target: { value: "3 leeks" } });
  fireEvent.click(screen.getByRole("button", { name: "Add Recipe Manually" }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(box).toHaveFocus();
  expect(box).toHaveValue("3 leeks");
  expect(api.callsOf(createRecipe)).toHaveLength(0);
});

it("a text without an ingredient's amount or a cooking step is not added, and stays", async () => {
  const api = fakeApi();
  renderPage(
    <TextForm
      userId="ana"
      visibility={NO_CHOICE}
      initialText="please buy milk"
      hasAi={false}
      onAdded={() => {}}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Add Recipe Manually" }));
  expect(await screen.findByText("The text does not seem to contain a recipe.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Recipe text" })).toHaveValue("please buy milk");
  expect(api.callsOf(createRecipe)).toEqual([]);
});

describe("a text that AI reads", () => {
  const DRAFT = normaliseRecipe({ name: "Leek soup", tags: ["soup"] }).recipe;
  const NOTES = [{ code: "not-in-source" as const, words: ["1 truffle"] }];
  const box = () => screen.getByRole("textbox", { name: "Recipe text" });

  function openForm() {
    const api = fakeApi();
    const onAdded = vi.fn<Parameters<typeof TextForm>[0]["onAdded"]>();
    renderPage(
      <TextForm userId="ana" visibility={NO_CHOICE} initialText="3 leeks, stock" hasAi onAdded={onAdded} />,
    );
    return { api, onAdded };
  }
  const useAi = () => fireEvent.click(screen.getByRole("button", { name: "Use AI to Generate" }));

  it("is saved, and its notes are passed on", async () => {
    const { api, onAdded } = openForm();
    api.answer(draftFromText, { success: true, recipe: DRAFT, notes: NOTES });
    api.answer(createRecipe, { success: true, recipe: buildRecipe({ slug: "leek-soup-1" }) });
    useAi();
    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(onAdded).toHaveBeenCalledWith(
      "Your recipe has been imported and formatted with AI.",
      [buildRecipe({ slug: "leek-soup-1" })],
      NOTES,
    );
    expect(api.callsOf(createRecipe)[0]?.body).toMatchObject({ recipe: { tags: ["soup", "ai-generated"] } });
  });

  it("is not read a second time when it could not be saved the first time", async () => {
    const { api, onAdded } = openForm();
    api.answer(draftFromText, { success: true, recipe: DRAFT, notes: [] });
    api.refuse(createRecipe, 503, "store-unavailable");
    useAi();
    await screen.findAllByText(/cannot be reached right now/);
    expect(box()).toHaveValue("3 leeks, stock");
    api.answer(createRecipe, { success: true, recipe: buildRecipe() });
    useAi();
    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(api.callsOf(draftFromText)).toHaveLength(1);
  });

  it("can be cancelled, and stays in its field", async () => {
    const { api, onAdded } = openForm();
    api.hang(draftFromText);
    useAi();
    expect(await screen.findByText("The AI is reading. This can take a minute or two.")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(api.callsOf(draftFromText)[0]?.signal?.aborted).toBe(true);
    expect(await screen.findByText("Cancelled. What you typed is still here.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Use AI to Generate" })).toHaveFocus();
    expect(screen.queryByText("Error")).toBeNull();
    expect(box()).toHaveValue("3 leeks, stock");
    expect(onAdded).not.toHaveBeenCalled();
  });

  it.each([
    [422, "no-recipe-in-text", "The text does not seem to contain a recipe."],
    [502, "generation-refused", "The AI would not answer this. Please ask in other words."],
    [429, "generation-running", "Another recipe of yours is still being generated. Please wait for it."],
  ] as const)("stays in its field after %i %s, with the reason beside it", async (status, code, message) => {
    const { api } = openForm();
    api.refuse(draftFromText, status, code);
    useAi();
    expect(await screen.findAllByText(message)).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(1));
    expect(box()).toHaveValue("3 leeks, stock");
    expect(screen.getByRole("button", { name: "Add Recipe Manually" })).toBeEnabled();
  });
});

it("the AI button explains what can be done without a model", () => {
  fakeApi();
  renderPage(
    <TextForm userId="ana" visibility={NO_CHOICE} initialText="" hasAi={false} onAdded={() => {}} />,
  );
  expect(screen.getByRole("button", { name: "Use AI to Generate" })).toHaveAccessibleDescription(
    "There is no AI here yet; adding by hand works.",
  );
});
