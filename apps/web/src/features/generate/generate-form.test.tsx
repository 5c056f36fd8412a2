import { generateRecipe, nearestRecipes } from "@larder/domain/contract/generate";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GenerateForm } from "@/features/generate/generate-form";
import { buildRecipe, buildSummary } from "@larder/domain/testing/build-recipe";
import { type FakeApi, fakeApi } from "@/testing/fake-api";
import { pressTwice } from "@/testing/press-twice";
import { buildConfig, renderPage } from "@/testing/render-page";

const success = true as const;
const NOTHING = { success, same: null, recipes: [] };
const SOUP = buildRecipe({ name: "Leek soup", slug: "leek-soup-1" });
const made = (notes: { code: "unknown"; words: string[] }[] = []) =>
  ({ success, recipe: SOUP, origin: "composer", notes }) as const;

interface CookingState {
  api: FakeApi;
  visited: readonly string[];
  onStored: ReturnType<typeof vi.fn<() => void>>;
}

function openForm(generation: "ai" | "composer" | "off", api = fakeApi()): CookingState {
  const onStored = vi.fn<() => void>();
  const visited = renderPage(
    <GenerateForm onStored={onStored} cardOf={({ id, name }) => <li key={id}>{name}</li>} />,
    { session: { config: buildConfig({ generation }) } },
  );
  return { api, visited, onStored };
}

const box = () => screen.getByRole("textbox", { name: "What do you want to cook?" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function ask(query: string): void {
  fireEvent.change(box(), { target: { value: query } });
  press("Generate");
}

const sentTo = ({ api }: CookingState) => api.callsOf(generateRecipe).map(({ body }) => body);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 20, 12, 0) }));
afterEach(() => void vi.useRealTimers());

describe("the form without a model", () => {
  it("reports that beside its fields", () => {
    openForm("composer");
    expect(box()).toHaveAccessibleDescription("No AI is set up here: recipes are put together offline.");
  });

  it("composes at once when the collection has nothing near, and leads to the recipe", async () => {
    const cookingStore = openForm("composer");
    cookingStore.api.answer(nearestRecipes, NOTHING);
    cookingStore.api.answer(generateRecipe, made());
    ask(" leek soup ");
    expect(await screen.findByRole("button", { name: "Generating..." })).toBeVisible();
    await waitFor(() => expect(cookingStore.visited.at(-1)).toBe("/recipe/leek-soup-1"));
    expect(screen.getByText("Recipe generated successfully!")).toBeVisible();
    expect(sentTo(cookingStore)).toEqual([{ userId: "ana", query: "leek soup" }]);
    expect(cookingStore.onStored).toHaveBeenCalledOnce();
  });

  it("asks once when the button is pressed twice at once", async () => {
    const cookingStore = openForm("composer");
    cookingStore.api.answer(nearestRecipes, NOTHING);
    cookingStore.api.answer(generateRecipe, made());
    fireEvent.change(box(), { target: { value: "leek soup" } });
    pressTwice(screen.getByRole("button", { name: "Generate" }));
    await waitFor(() => expect(cookingStore.visited.at(-1)).toBe("/recipe/leek-soup-1"));
    expect(cookingStore.api.callsOf(nearestRecipes)).toHaveLength(1);
    expect(sentTo(cookingStore)).toHaveLength(1);
  });

  it("offers the existing recipes first, and composes a new one on request", async () => {
    const cookingStore = openForm("composer");
    const same = buildSummary({ id: "s", name: "Leek soup of Monday" });
    const near = buildSummary({ id: "n", name: "Potato soup" });
    cookingStore.api.answer(nearestRecipes, { success, same, recipes: [near] });
    cookingStore.api.answer(generateRecipe, made());
    ask("leek soup");
    const sheet = within(await screen.findByRole("dialog", { name: "Cook one of these?" }));
    expect(sheet.getByRole("region", { name: "Made for this before" })).toHaveTextContent("Monday");
    expect(sheet.getByRole("region", { name: "The nearest in the collection" })).toHaveTextContent("Potato");
    expect(sentTo(cookingStore)).toEqual([]);
    fireEvent.click(sheet.getByRole("button", { name: "Put together a new one" }));
    await waitFor(() => expect(cookingStore.visited.at(-1)).toBe("/recipe/leek-soup-1"));
    expect(sentTo(cookingStore)).toEqual([{ userId: "ana", query: "leek soup", fresh: true }]);
  });

  it("offers only the first recipe where none was made for this query", async () => {
    const cookingStore = openForm("composer");
    cookingStore.api.answer(nearestRecipes, { ...NOTHING, recipes: [buildSummary()] });
    cookingStore.api.answer(generateRecipe, made());
    ask("leek soup");
    fireEvent.click(await screen.findByRole("button", { name: "Put together a new one" }));
    await waitFor(() => expect(sentTo(cookingStore)).toEqual([{ userId: "ana", query: "leek soup" }]));
  });

  it("closes the offer without a request, and the input stays", async () => {
    const cookingStore = openForm("composer");
    cookingStore.api.answer(nearestRecipes, { ...NOTHING, recipes: [buildSummary()] });
    ask("leek soup");
    fireEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sentTo(cookingStore)).toEqual([]);
    expect(box()).toHaveValue("leek soup");
  });

  it("composes though the collection cannot be asked", async () => {
    const cookingStore = openForm("composer");
    cookingStore.api.breakDown(nearestRecipes, 502, "");
    cookingStore.api.answer(generateRecipe, made());
    ask("leek soup");
    await waitFor(() => expect(cookingStore.visited.at(-1)).toBe("/recipe/leek-soup-1"));
  });

  it("names the unknown words when there is no recipe for them, and the input stays", async () => {
    const { api } = openForm("composer");
    api.answer(nearestRecipes, NOTHING);
    api.refuse(generateRecipe, 422, "no-composition", {
      details: {
        notes: [
          { code: "unknown", words: ["zorblax"] },
          { code: "not-understood", words: [] },
        ],
      },
    });
    ask("zorblax");
    expect(await screen.findByText("No recipe can be put together from this.")).toBeVisible();
    expect(await screen.findByText("“zorblax” is not known here, so it is not in the recipe.")).toBeVisible();
    expect(screen.getByText("Name a food or a dish, and a recipe can be put together.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Put one together offline" })).toBeNull();
    expect(box()).toHaveValue("zorblax");
  });

  it("reports that a recipe which existed before is no new one", async () => {
    const cookingStore = openForm("composer");
    cookingStore.api.answer(nearestRecipes, NOTHING);
    cookingStore.api.answer(generateRecipe, { ...made(), origin: "collection" });
    ask("leek soup");
    expect(await screen.findByText("This was made before: here it is.")).toBeVisible();
    expect(cookingStore.onStored).not.toHaveBeenCalled();
  });
});

describe("the form with a model", () => {
  it("asks it at once, whatever is near", async () => {
    const cookingStore = openForm("ai");
    expect(box()).not.toHaveAccessibleDescription();
    cookingStore.api.answer(nearestRecipes, { ...NOTHING, recipes: [buildSummary()] });
    cookingStore.api.answer(generateRecipe, { ...made(), origin: "ai" });
    ask("leek soup");
    await waitFor(() => expect(cookingStore.visited.at(-1)).toBe("/recipe/leek-soup-1"));
  });

  it("offers the recipe that was made for the same query, or a new one", async () => {
    const cookingStore = openForm("ai");
    cookingStore.api.answer(nearestRecipes, {
      success,
      same: buildSummary(),
      recipes: [buildSummary({ id: "n" })],
    });
    cookingStore.api.answer(generateRecipe, made());
    ask("leek soup");
    const sheet = within(await screen.findByRole("dialog"));
    expect(sheet.queryByRole("region", { name: "The nearest in the collection" })).toBeNull();
    fireEvent.click(sheet.getByRole("button", { name: "Make a new one" }));
    await waitFor(() => expect(sentTo(cookingStore)).toMatchObject([{ fresh: true }]));
  });

  it("can be cancelled: the call is aborted, and the input stays", async () => {
    const { api, visited } = openForm("ai");
    api.answer(nearestRecipes, NOTHING);
    api.hang(generateRecipe);
    ask("leek soup");
    expect(screen.getByText("The AI is writing. This can take a minute or two.")).toBeVisible();
    await waitFor(() => expect(api.callsOf(generateRecipe)).toHaveLength(1));
    press("Cancel");
    expect(api.callsOf(generateRecipe)[0]?.signal?.aborted).toBe(true);
    expect(await screen.findByText("Cancelled. What you typed is still here.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Generate" })).toHaveFocus();
    expect(screen.queryByText("Error")).toBeNull();
    expect(box()).toHaveValue("leek soup");
    expect(visited).toEqual(["/"]);
  });

  it.each([
    [429, "generation-spent", "That is all that can be generated for now. You can generate again at 12:31."],
    [503, "generation-busy", "The AI is busy. Please try again in 31 minutes."],
    [503, "generation-unavailable", "Generating recipes is not set up here yet."],
    [502, "generation-failed", "Failed to generate recipe"],
    [502, "generation-refused", "The AI would not answer this. Please ask in other words."],
    [504, "generation-timeout", "Failed to generate recipe. Please try again later."],
  ] as const)(
    "answers %i %s with its sentence, and offers a recipe without it",
    async (status, code, message) => {
      const cookingStore = openForm("ai");
      cookingStore.api.answer(nearestRecipes, NOTHING);
      cookingStore.api.refuse(generateRecipe, status, code, { headers: { "Retry-After": "1801" } });
      ask("leek soup");
      expect(await screen.findByText(message)).toBeVisible();
      expect(box()).toHaveValue("leek soup");
      cookingStore.api.answer(generateRecipe, made());
      press("Put one together offline");
      expect(screen.getByRole("button", { name: "Generating..." })).toHaveFocus();
      expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
      await waitFor(() => expect(cookingStore.visited.at(-1)).toBe("/recipe/leek-soup-1"));
      expect(sentTo(cookingStore).at(-1)).toEqual({ userId: "ana", query: "leek soup", offline: true });
    },
  );

  it("shows the line in which the model broke the request, and offers a recipe without it", async () => {
    const { api } = openForm("ai");
    api.answer(nearestRecipes, NOTHING);
    const finding = { code: "left-out", food: "Eggs", request: "eggs", quote: "2 eggs" };
    api.refuse(generateRecipe, 422, "generation-breach", { details: { findings: [finding] } });
    ask("pancakes without eggs");
    expect(await screen.findByText("Eggs: breaks “eggs”")).toBeVisible();
    expect(screen.getByText("2 eggs")).toBeVisible();
    expect(screen.getByRole("button", { name: "Put one together offline" })).toBeVisible();
  });

  it("reports that another recipe is under way, and offers nothing that would fail too", async () => {
    const { api } = openForm("ai");
    api.answer(nearestRecipes, NOTHING);
    api.refuse(generateRecipe, 429, "generation-running");
    ask("leek soup");
    await screen.findByText("Another recipe of yours is still being generated. Please wait for it.");
    expect(screen.queryByRole("button", { name: "Put one together offline" })).toBeNull();
  });
});

it("a server that generates nothing is reported, and no near recipes are requested", async () => {
  const { api } = openForm("off");
  api.refuse(generateRecipe, 503, "generation-unavailable");
  ask("leek soup");
  expect(await screen.findByText("Generating recipes is not set up here yet.")).toBeVisible();
  expect(api.callsOf(nearestRecipes)).toHaveLength(0);
});
